import { createServer } from 'node:http';

/** The backend that was there before: it knows nothing of campuses, students or hives. */
const ITEMS = [
  { sku: 'kettle-1', label: 'Steel kettle', about: 'Whistles when it boils. 1.5 litres.', cents: 4500 },
  { sku: 'lamp-2', label: 'Desk lamp', about: 'Bends, and takes any bulb.', cents: 2250 },
  { sku: 'stool-3', label: 'Folding stool', about: 'Carries 120 kg and fits under a bed.', cents: 3800 },
].map((item, day) => ({ ...item, since: `2026-11-0${day + 1}T08:00:00Z` }));

/** `NONSENSE=1`: the first answer is one that no client can read, as every backend gives one day. */
let nonsense = process.env.NONSENSE === '1';

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
  const reply = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (pathname !== '/shop/items') return reply(404, {});
  if (nonsense) {
    nonsense = false;
    return reply(200, { items: [{ sku: 7, cents: 'many' }, null] });
  }
  const [words, sku] = [(searchParams.get('q') ?? '').toLowerCase(), searchParams.get('sku')];
  const fits = (item) => `${item.label} ${item.about}`.toLowerCase().includes(words);
  reply(200, { items: ITEMS.filter((item) => (sku === null ? fits(item) : item.sku === sku)) });
});
server.listen(Number(process.env.PORT ?? 4100), '127.0.0.1');
