import cookiePlugin from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { campus } from '@campushive/domain/platform/campus';
import { mailColours } from '@campushive/domain/platform/mail/mail-colours';
import { createDocuments } from './documents.js';
import { Failure } from '@campushive/domain/calls/failure';
import { PageTickets } from '../cookies/page-tickets.js';
import type { RenderRequest, Rendered } from './renderer.js';
import { plainPagePolicy } from '../security-headers.js';
import type { Viewer } from '@campushive/domain/calls/viewer';

const ESI = {
  userId: 'esi',
  sessionId: 's',
  role: 'student',
  universityId: 'ug',
  isVerified: true,
} as Viewer;
const COOKIE = 'esi-esi-esi-esi-esi-esi';

/** Starts a server with one call, and documents that show their viewer, their language, and the answer of the call. */
async function open(change: { render?: (request: RenderRequest) => Promise<Rendered> } = {}) {
  const app = Fastify();
  await app.register(cookiePlugin);
  let now = 0;
  let tokens = 0;
  const rendered: RenderRequest[] = [];
  const requested: (string | undefined)[] = [];
  const tickets = new PageTickets({ token: () => `ticket-${(tokens += 1)}-of-twenty-letters` });
  app.get('/api/auth/me', async ({ headers }, reply) => {
    requested.push(headers.authorization);
    const viewer = tickets.holderOf(headers.authorization?.slice('Bearer '.length) ?? '');
    const settings = { theme: 'dark', language: 'fr', dataSaver: 'auto' };
    return viewer === undefined ? reply.code(401).send({}) : { data: { id: viewer.userId, settings } };
  });
  app.get('/api/away', (_request, reply) => reply.code(503).send({}));
  const render = async (request: RenderRequest): Promise<Rendered> => {
    rendered.push(request);
    if (request.url.startsWith('/moved')) return { kind: 'redirect', to: '/login?from=%2Fmoved' };
    if (request.url === '/universities/uog')
      return { kind: 'redirect', to: '/universities/ug', permanent: true };
    const { status } = await request.ask('/auth/me');
    const text = JSON.stringify([request.viewer, request.locale, request.theme, request.saveData, status]);
    const found = request.url !== '/nothing';
    return {
      kind: 'document',
      status: found ? 200 : 404,
      html: (nonce) => `<p nonce="${nonce}">${text}</p>`,
      link: STYLES,
    };
  };
  const send = createDocuments(app, {
    renderer: { render: change.render ?? render, shell: async () => () => '<p>Shell' },
    tickets,
    async authenticatePage(value) {
      if (value === COOKIE) return ESI;
      if (value.startsWith('broken')) throw new Error('unexpected');
      if (value.startsWith('away'))
        throw Object.assign(new Error('From the driver'), { code: 'ECONNREFUSED' });
      throw new Failure('session_expired', 'Your session has ended.');
    },
    policy: (nonce) => `style-src 'nonce-${nonce}'`,
    keyed: (_purpose, value) => `of-${value.length}`,
    secure: false,
    now: () => now,
  });
  app.setNotFoundHandler(send);
  return {
    rendered,
    asked: requested,
    tickets,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}

const STYLES = '</assets/entry.css>; rel=preload; as=style; crossorigin';
const member = { cookie: `campushive_page=${COOKIE}` };

it('renders a document for visitors once in ten seconds, for any number of requests', async () => {
  const { get, rendered, pass } = await open();
  await Promise.all([get('/'), get('/')]);
  pass(9_999);
  await get('/');
  expect(rendered).toHaveLength(1);
  pass(1);
  await get('/');
  expect(rendered).toHaveLength(2);
});

it.each([{}, member])('sends the styles in the headers, ahead of the document (%o)', async (headers) => {
  const { get } = await open();
  expect((await get('/', headers)).headers.link).toBe(STYLES);
});

it('redirects an alias permanently to its address, and a visitor temporarily to the login', async () => {
  const { get } = await open();
  for (const headers of [{}, member]) {
    const moved = await get('/universities/uog', headers);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/universities/ug']);
    expect((await get('/moved', headers)).statusCode).toBe(302);
  }
});

it('renders a separate document for each language, theme and data saving preference', async () => {
  const { get, rendered } = await open();
  const looks = [
    {},
    { 'accept-language': 'fr' },
    { cookie: 'campushive_preferences=dark.es.on' },
    { 'save-data': 'on' },
  ];
  for (const headers of looks) await get('/', headers);
  expect(rendered.map(({ locale, theme, saveData }) => [locale, theme, saveData])).toEqual([
    ['en', null, false],
    ['fr', null, false],
    ['es', 'dark', true],
    ['en', null, true],
  ]);
  await get('/?lang=es', { cookie: 'campushive_preferences=dark.fr.off' });
  expect(rendered.at(-1)).toMatchObject({ locale: 'es', theme: 'dark', saveData: false });
});

it('sends an ETag and the Vary fields of a document, and answers 304 when it is unchanged', async () => {
  const { get } = await open();
  const first = await get('/');
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie, save-data',
    'content-language': 'en',
  });
  const etag = String(first.headers.etag);
  for (const header of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const again = await get('/', { 'if-none-match': header });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // The policy of the document that the browser has.
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  }
  expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

it('answers 404 for an unknown address, and redirects when the page redirects', async () => {
  const { get } = await open();
  expect((await get('/nothing')).statusCode).toBe(404);
  const moved = await get('/moved');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/login?from=%2Fmoved']);
  expect(moved.headers['cache-control']).toBe('private, no-store');
});

it('renders the document of a member for that member only, on each request, and forbids caching', async () => {
  const { get, rendered } = await open();
  const [first, second] = [await get('/', member), await get('/', member)];
  expect(rendered).toHaveLength(2);
  expect(first.body).toContain('"id":"esi"');
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-language': 'fr' });
  expect(first.headers.etag).toBeUndefined();
  expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy']);
  expect((await get('/')).body).not.toContain('esi');
});

it('calls the API with a ticket that is invalid afterwards', async () => {
  const { get, asked, tickets } = await open();
  await get('/', member);
  expect(asked.length).toBeGreaterThan(0);
  for (const authorization of asked) {
    expect(authorization).toMatch(/^Bearer ticket-/);
    expect(tickets.holderOf(authorization?.slice('Bearer '.length) ?? '')).toBeUndefined();
  }
});

it('renders for a visitor when the cookie is forged or stale, and deletes the cookie', async () => {
  const { get, rendered } = await open();
  for (const value of ['forged-forged-forged-forged', `${COOKIE}x`, 'short', '%00<script>']) {
    const { statusCode, headers } = await get('/', { cookie: `campushive_page=${value}` });
    expect(statusCode).toBe(200);
    const isOne = /^[\w-]{20,}$/.test(value);
    expect(String(headers['set-cookie'] ?? '')).toMatch(
      isOne ? /^campushive_page=;.*Expires=Thu, 01 Jan 1970/ : /^$/,
    );
  }
  expect(rendered.every(({ viewer }) => viewer === null)).toBe(true);
});

it('accepts neither a bearer token nor a ticket instead of the cookie', async () => {
  const { get, rendered } = await open();
  await get('/', { authorization: `Bearer ${COOKIE}` });
  expect(rendered[0]?.viewer).toBeNull();
});

it('sends the empty app shell when a document cannot be rendered', async () => {
  const { get } = await open({ render: () => Promise.reject(new Error('needs a window')) });
  const { statusCode, body, headers } = await get('/');
  expect([statusCode, body, headers['cache-control']]).toEqual([500, '<p>Shell', 'no-store']);
  const broken = await get('/', { cookie: 'campushive_page=broken-broken-broken-broken' });
  expect([broken.statusCode, broken.body]).toEqual([500, '<p>Shell']);
});

describe('a document while the database is unavailable', () => {
  it.each([
    ['en', 'Please try again in a moment.'],
    ['fr', 'Veuillez réessayer dans un instant.'],
    ['es', 'Inténtalo de nuevo en un momento.'],
  ])('is a 503 page with advice for a member, in %s', async (language, advice) => {
    const { get } = await open();
    const cookie = 'campushive_page=away-away-away-away-away-away';
    const { statusCode, headers, body } = await get('/', { cookie, 'accept-language': language });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(advice);
    // Its own styles are the only thing that its policy lets in.
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(style).toContain(mailColours(campus).brand);
    expect(headers['content-security-policy']).toBe(plainPagePolicy(style));
    // The session may be as good as ever.
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['answers', 'throws'])('is an uncached 503 page for a visitor whose renderer %s', async (end) => {
    let isAway = true;
    const { get } = await open({
      async render({ ask }) {
        const { status } = await ask(isAway ? '/away' : '/auth/me');
        if (status === 503 && end === 'throws') throw new Error('nothing to show');
        return { kind: 'document', status: 200, html: () => `<p>Skeletons`, link: STYLES };
      },
    });
    const away = await get('/');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.body).toContain('Please try again in a moment.');
    isAway = false;
    expect((await get('/')).statusCode).toBe(200);
  });
});

it('limits the number of documents that are rendered at the same time', async () => {
  const { get } = await open();
  const pages = await Promise.all(Array.from({ length: 12 }, (_, index) => get(`/tasks/${index}`)));
  expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(pages.filter(({ body }) => body === '<p>Shell')).toHaveLength(4);
});
