import { shortCodeOf } from '@campushive/contract/short-code';
import { listings } from '@campushive/domain/platform/database/schema/index';
import { newId } from '@campushive/domain/platform/ids';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/bad-input/ingredients.js';
import { serveWeb } from '../http/web.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../test/campus.js';
import { serveShortLinks } from './short-links.js';

let campus: TestCampus;
let seller: TestStudent;
/** A listing that each test may move, and its code. */
let id: string;
let code: string;
/** Response without the parts that differ between all requests. */
interface Plain {
  readonly status: number;
  readonly location: string | null;
  readonly cached: string | null;
  readonly body: unknown;
}

beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Kofi Seller', 'seller@st.ug.edu.gh');
  id = await post();
  code = shortCodeOf(id);
});
afterAll(() => campus.close());

async function post(title = 'Kettle'): Promise<string> {
  const body = { hiveType: 'essentials', ...LISTINGS.essentials, title };
  return (await campus.request('POST', '/hives', { token: seller.token, body })).body.data.id;
}
const get = (path: string, init: RequestInit = {}) =>
  fetch(campus.url + path, { redirect: 'manual', ...init });
async function open(path: string, init?: RequestInit): Promise<Plain> {
  const answer = await get(path, { headers: { accept: 'application/json' }, ...init });
  const text = await answer.text();
  const { requestId: _, ...body } = text === '' ? {} : JSON.parse(text);
  const { status, headers } = answer;
  return { status, location: headers.get('location'), cached: headers.get('cache-control'), body };
}
/** Stores a status, as if the listing had reached it. */
const store = (change: Partial<typeof listings.$inferInsert>, one = id) =>
  campus.app.platform.db.update(listings).set(change).where(eq(listings.id, one));

it('redirects to the page of a safe deal, also after the deal has ended', async () => {
  const { data: deal } = await seller.client.safeDeals.create({ title: 'Standing fan', price: 140 });
  const target = { status: 302, location: `/deals/${deal.id}` };
  expect(await open(`/l/${shortCodeOf(deal.id)}`)).toMatchObject(target);
  await seller.client.safeDeals.end({ id: deal.id });
  expect(await open(`/l/${shortCodeOf(deal.id)}`)).toMatchObject(target);
});

describe('the short link of a listing', () => {
  it('redirects every caller to the public page, with a cache lifetime of a few minutes', async () => {
    const target = { status: 302, location: `/tasks/${id}`, cached: 'public, max-age=300' };
    expect(await open(`/l/${code}`)).toMatchObject(target);
    const cookie = await login();
    expect(await open(`/l/${code}`, { headers: { accept: 'application/json', cookie } })).toMatchObject(
      target,
    );
    // WhatsApp accepts anything.
    expect(
      await open(`/l/${code}`, { headers: { accept: '*/*', 'user-agent': 'WhatsApp/2' } }),
    ).toMatchObject(target);
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = await get(`/l/${code}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('location')]).toEqual([302, `/tasks/${id}`]);
    expect(await head.text()).toBe('');
    expect((await get('/l/zzz', { method: 'HEAD' })).status).toBe(404);
  });

  it('accepts capitals, and drops the query string', async () => {
    const typed = await open(`/l/${code.toUpperCase()}?utm_source=whatsapp&fbclid=1`);
    expect([typed.status, typed.location]).toEqual([302, `/tasks/${id}`]);
  });

  it.each(['sold', 'completed', 'expired', 'reserved', 'assigned'] as const)(
    'redirects to the page of a listing that is %s',
    async (status) => {
      await store({ status });
      expect((await open(`/l/${code}`)).location).toBe(`/tasks/${id}`);
      await store({ status: 'active' });
    },
  );
});

it('redirects to the page of a stall', async () => {
  const { data } = await seller.client.stalls.create({
    ...{ name: 'Ama’s Waakye', category: 'essentials', place: 'Block C', readyMinutes: 20 },
    items: [{ name: 'Egg', price: 3 }],
  });
  expect((await open(`/l/${shortCodeOf(data.id)}`)).location).toBe(`/stalls/${data.id}`);
});

describe('an unknown short link code', () => {
  const unknown = () => open(`/l/${shortCodeOf('01934c00-ffff-7000-8000-00000000ffff')}`);

  it('gets the response of any unknown address', async () => {
    expect(await unknown()).toEqual(await open('/nothing'));
    expect((await unknown()).status).toBe(404);
  });

  it('gets the "not found" page in a browser', async () => {
    const web = Fastify();
    serveShortLinks(web, campus.app.platform);
    await serveWeb(web, '/nowhere', 'http://localhost', async ({ method, url }, reply) =>
      reply.code(404).send(`${method} ${url}`),
    );
    const headers = { accept: 'text/html' };
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers: sent } = await web.inject({ method, url: '/l/zzz', headers });
      expect([statusCode, sent.location]).toEqual([404, undefined]);
    }
    expect((await web.inject({ url: '/l/zzz', headers })).body).toBe('GET /l/zzz');
    await web.close();
  });

  it.each(['zzzzzzzzzz', '01', 'a-b', 'a%2Fb', '%E0%A4%A', '%00', 'x'.repeat(400), '..%2f..'])(
    'gets a client error without a redirect when it is malformed: %s',
    async (malformed) => {
      const answer = await open(`/l/${malformed}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.location).toBeNull();
    },
  );

  it.each(['draft', 'hidden', 'deleted'] as const)(
    'gets the same response as the code of a listing that is %s, even for its seller',
    async (status) => {
      await store({ status });
      const cookie = await login();
      const answer = await open(`/l/${code}`);
      expect(answer).toEqual(await unknown());
      expect(await open(`/l/${code}`, { headers: { accept: 'application/json', cookie } })).toMatchObject({
        ...{ status: 404, location: null, body: answer.body },
      });
      await store({ status: 'active' });
    },
  );
});

it('redirects to the older of two listings with the same code, even while that one is hidden', async () => {
  const younger = newId().slice(0, -12) + id.slice(-12);
  const [row] = await campus.app.platform.db.select().from(listings).where(eq(listings.id, id));
  if (row === undefined) throw new Error('The listing is stored');
  const { search: _search, latestId: _latest, ...rest } = row;
  await campus.app.platform.db.insert(listings).values({ ...rest, id: younger });
  expect((await open(`/l/${code}`)).location).toBe(`/tasks/${id}`);
  await store({ status: 'hidden' });
  expect((await open(`/l/${code}`)).status).toBe(404);
  await store({ status: 'active' });
});

/** Signs the seller in, and returns the cookie of their pages. */
async function login(): Promise<string> {
  const { email, password } = seller;
  const answer = await get('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await answer.body?.cancel();
  expect(cookie).toContain('campushive_page=');
  return cookie;
}

it('redirects the short link of a text message to the page of its order, without reading the order', async () => {
  const answer = await get('/o/AaIqf9Z7e6C_CO45F10qUw');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/dashboard/payments/01a22a7f-d67b-7ba0-bf08-ee39175d2a53');
  expect((await get('/o/short', { headers: { accept: 'application/json' } })).status).toBe(404);
});
