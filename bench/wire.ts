/**
 * Measures the bytes, with headers, and the requests of a first visit in its first ten seconds at 360×740@2, without a service worker,
 * including requests in idle callbacks: size-limit weighs single bundles and knows neither headers nor requests. Run after `pnpm build`.
 * A page over its limit fails the run; a page over its goal is marked. The goals are those of docs/speed.md; no change may exceed the
 * limits.
 *
 *   node bench/wire.ts [--url http://localhost:4000]   with the address of a running server with the demo campus
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { demoCampusAt, openDemoCampus, type DemoCampus } from './pages/campus.ts';
import { launch, phone } from './pages/phone.ts';
import { watchedPages, type Bounds, type WatchedPage } from './pages/routes.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const WATCHED_FOR = 10_000;
const LANES = 3;

interface Measured {
  readonly all: number;
  readonly scripts: number;
  readonly requests: number;
}

const isOver = ({ all, scripts, requests }: Measured, bounds: Bounds): boolean =>
  all > 1_024 * (bounds.all ?? Infinity) ||
  scripts > 1_024 * (bounds.scripts ?? Infinity) ||
  requests > (bounds.requests ?? Infinity);

/** Sums the bytes on the wire: the body as transferred, and the headers. */
function count(devtools: CDPSession): () => Measured {
  const types = new Map<string, string>();
  let [all, scripts, requests] = [0, 0, 0];
  const add = (id: string, bytes: number) => {
    all += bytes;
    if (types.get(id) === 'Script') scripts += bytes;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? 'Other');
    requests += 1;
  });
  // Total with headers; includes the bytes counted when the headers arrived.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) add(requestId, encodedDataLength);
  });
  return () => ({ all, scripts, requests });
}

/** Returns true when every page is within its limit. */
async function main(campus: DemoCampus): Promise<boolean> {
  const pages = watchedPages(campus);
  const browser = await launch();
  // Most of a page's ten seconds are idle, so several pages are measured concurrently.
  const lanes = Array.from({ length: LANES }, (_, lane) => pages.filter((_page, at) => at % LANES === lane));
  const found = await Promise.all(lanes.map((lane) => watchInTurn(browser, campus, lane)));
  await browser.close();
  const measured = new Map(found.flat());
  return pages.map((page) => report(page, measured.get(page))).every((fits) => fits);
}

type Found = readonly [page: WatchedPage, measured: Measured];

async function watchInTurn(
  browser: Browser,
  campus: DemoCampus,
  pages: readonly WatchedPage[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const page of pages) found.push([page, await watch(browser, campus, page)]);
  return found;
}

async function watch(browser: Browser, campus: DemoCampus, { path, member }: WatchedPage): Promise<Measured> {
  const { page, close } = await phone(browser, member ? campus.student : null, false);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const measured = count(devtools);
  await page.goto(campus.url + path);
  await page.waitForTimeout(WATCHED_FOR);
  const found = measured();
  await close();
  return found;
}

/** Prints the costs of a page; returns true when it is within its limit. */
function report({ name, budget }: WatchedPage, found: Measured | undefined): boolean {
  if (found === undefined) throw new Error(`The page ${name} was not measured.`);
  const fits = !isOver(found, budget.limit);
  const verdict = !fits ? 'OVER ITS LIMIT' : isOver(found, budget.goal) ? 'over its goal' : '';
  const columns = [
    `${(found.all / 1_024).toFixed(1)} KB`.padStart(10),
    `${(found.scripts / 1_024).toFixed(1)} KB of scripts`.padStart(22),
    `${found.requests} requests`.padStart(13),
  ];
  console.log(`${name.padEnd(12)} ${columns.join(' ')}  ${verdict}`);
  return fits;
}

const campus = await (values.url === undefined ? openDemoCampus() : demoCampusAt(values.url));
try {
  process.exitCode = (await main(campus)) ? 0 : 1;
} finally {
  await campus.close();
}
