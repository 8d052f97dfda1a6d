import { DAY, MINUTE, type Listing } from '@campushive/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { notFound } from '../../http/failure.js';
import { drawnListingPage } from './listing-page.js';
import { serveSeo } from './seo.js';

const PUBLIC_URL = 'https://campus.test';
const SHELL = '<html><head><title>CampusHive</title></head><body><div id="root"></div></body></html>';
let campus: TestCampus;
let seller: TestStudent;
let folder: string;
let web: FastifyInstance;

beforeAll(async () => {
  campus = await openTestCampus({ PUBLIC_URL });
  seller = await campus.student('Esi Seller');
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(folder, 'shell.html'), SHELL);
  web = Fastify();
  serveSeo(web, campus.app.platform, {
    webFolder: folder,
    async getListing(id) {
      const answer = await campus.request('GET', `/hives/${id}`);
      if (answer.status === 404) throw notFound('Listing');
      return answer.body.data;
    },
  });
});
afterAll(async () => {
  await web.close();
  await campus.close();
  await rm(folder, { recursive: true });
});

async function post(change: object = {}): Promise<string> {
  const body = {
    title: 'Desk lamp',
    description: 'Warm light.',
    price: 45,
    condition: 'good',
    pickupLocation: 'Balme Library',
    ...change,
  };
  return (await campus.request('POST', '/essentials', { token: seller.token, body })).body.data.id;
}
const open = (path: string) => web.inject({ method: 'GET', url: path });

it('tells robots where to look and where not', async () => {
  const { body } = await open('/robots.txt');
  expect(body).toContain('Disallow: /dashboard');
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
});

it('lists pages and open listings in the sitemap, and no closed ones', async () => {
  const [id, closed] = [await post(), await post()];
  await campus.request('DELETE', `/hives/${closed}`, { token: seller.token });
  campus.clock.advance(11 * MINUTE);
  const { body, headers } = await open('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  for (const path of ['/', '/universities/knust', '/categories/buzz', `/tasks/${id}`]) {
    expect(body).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
  }
  expect(body).not.toContain(closed);
  campus.clock.advance(61 * DAY);
  expect((await open('/sitemap.xml')).body).not.toContain(id);
  campus.clock.advance(-61 * DAY);
});

it('says what a listing is to anyone who runs no code, without who posted it', async () => {
  const { body, statusCode } = await open(`/tasks/${await post()}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Desk lamp, ₵45.00 | CampusHive</title>');
  expect(body).toContain('<meta property="og:title" content="Desk lamp, ₵45.00 | CampusHive" />');
  expect(body).toContain(`<meta property="og:image" content="${PUBLIC_URL}/social.png" />`);
  expect(body).toContain('<h1>Desk lamp</h1>');
  expect(body).toContain('Login to view');
  expect(body).not.toContain('Esi');
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Desk lamp',
    offers: { price: '45.00', priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
  });
});

it.each([
  ['en', 1_234.5, '₵1234.50'],
  ['fr', 1_234.5, '₵1\u202f234,50'],
  ['es', 0, 'Gratis'],
] as const)('writes the price in the language that the page is drawn in: %s', (language, price, written) => {
  const listing = { id: '1', title: 'Lamp', description: '', price, photos: [], hiveTypeId: 'essentials' };
  const page = drawnListingPage('<title></title>', listing as unknown as Listing, PUBLIC_URL, {
    language,
    body: '',
  });
  expect(page).toContain(`<title>Lamp, ${written} | CampusHive</title>`);
});

it('never lets a title become markup', async () => {
  const hostile = `</title><script>alert(1)</script>"><img src=x onerror=alert(2)>`;
  const { body } = await open(`/tasks/${await post({ title: hostile, description: hostile })}`);
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body.match(/<script/g)).toHaveLength(1);
});

it.each(['01934c00-ffff-7000-8000-00000000ffff', 'nothing', '%3Cscript%3E'])(
  'answers 404 and asks not to be indexed where there is no listing: %s',
  async (id) => {
    const { body, statusCode } = await open(`/tasks/${id}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('noindex');
    expect(body).toContain('Oops! Page Not Found');
  },
);
