import { DAY, MINUTE } from '@campushive/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../test/campus.js';
import { serveSeo } from './seo.js';

const PUBLIC_URL = 'https://campus.test';
let campus: TestCampus;
let seller: TestStudent;
let web: FastifyInstance;

beforeAll(async () => {
  campus = await openTestCampus({ PUBLIC_URL });
  seller = await campus.student('Esi Seller');
  web = Fastify();
  serveSeo(web, campus.app.platform);
});
afterAll(async () => {
  await web.close();
  await campus.close();
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

it('lists the allowed and disallowed paths for robots', async () => {
  const { body } = await open('/robots.txt');
  expect(body).toContain('Disallow: /dashboard');
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
});

it('lists the page of a course only while the course has an open listing', async () => {
  const id = await post({ courseCode: 'seo 101' });
  campus.clock.advance(11 * MINUTE);
  expect((await open('/sitemap.xml')).body.split(`<loc>${PUBLIC_URL}/courses/SEO-101</loc>`)).toHaveLength(2);
  await campus.request('DELETE', `/hives/${id}`, { token: seller.token });
  campus.clock.advance(11 * MINUTE);
  expect((await open('/sitemap.xml')).body).not.toContain('SEO-101');
});

it('lists wanted posts while they are open', async () => {
  const { id } = (await seller.client.wanted.create({ title: 'A desk lamp' })).data;
  const { id: closed } = (await seller.client.wanted.create({ title: 'A kettle' })).data;
  await seller.client.wanted.close({ id: closed });
  campus.clock.advance(11 * MINUTE);
  const { body } = await open('/sitemap.xml');
  expect(body).toContain(`<loc>${PUBLIC_URL}/wanted/${id}</loc>`);
  expect(body).not.toContain(closed);
});

it('lists pages and open listings in the sitemap, and no closed listings', async () => {
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
