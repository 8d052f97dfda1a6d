import { START_FAILURE_SCRIPT } from '@campushive/contract/start-failure';
import { documentPolicy } from '../src/http/security-headers.js';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMetrics } from '../src/http/metrics.js';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';
import { raw as askRaw } from './raw-http.js';

let campus: TestCampus;
let student: TestStudent;
const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

beforeAll(async () => {
  campus = await openTestCampus({ LOG_LEVEL: 'debug' }, log);
  student = await campus.student('Akosua Mensah');
});
afterAll(() => campus.close());

const raw = (path: string, headers?: Record<string, string>, method?: string) =>
  askRaw(campus.url, path, headers, method);
const linksOf = (text: string) => [...text.matchAll(/token=([\w-]{20,})/g)].map((match) => match[1] ?? '');
const directivesOf = (answer: IncomingMessage) =>
  String(answer.headers['content-security-policy']).split(/;\s*/);

describe('the HTTP server', () => {
  const CLOSED = [
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];

  const PROTECTED = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    // A private photo's address opens it.
    'referrer-policy': 'no-referrer',
  };
  const PROTECTED_PAGE = {
    ...PROTECTED,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(self\), microphone=\(\), geolocation=\(\)/),
  };

  it.each([
    '/api/nothing',
    '/api/users/%E0%A4%A',
    '/nothing',
    '/api/docs',
    '/files/none.jpg',
    '/dev/mailbox',
    '/dev/paystack/checkout/none',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?EIO=9',
  ])('sends the security headers with %s', async (path) => {
    const { answer } = await raw(path);
    const policy = directivesOf(answer);
    expect(policy).toEqual(expect.arrayContaining(CLOSED));
    expect(policy.join(';')).not.toMatch(/unsafe|https?:(?!\/\/www\.openstreetmap\.org)|\*/);
    expect(answer.headers).toMatchObject(PROTECTED_PAGE);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
  });

  it.each(['/api/universities', '/healthz', '/api/openapi.json'])(
    'forbids all content for the data of %s, and sends no page headers with it',
    async (path) => {
      const { answer } = await raw(path);
      expect(directivesOf(answer)).toEqual(["default-src 'none'", "frame-ancestors 'none'"]);
      expect(answer.headers).toMatchObject(PROTECTED);
      for (const name of Object.keys(PROTECTED_PAGE)) {
        if (!(name in PROTECTED)) expect(answer.headers).not.toHaveProperty(name);
      }
    },
  );

  it.each([
    ['another method', 'DELETE', '/api/universities', 405, { allow: 'GET, HEAD' }],
    ['the options of a call', 'OPTIONS', '/api/hives', 204, { allow: 'GET, HEAD, POST, OPTIONS' }],
    ['the options of a page', 'OPTIONS', '/', 204, { allow: 'GET, HEAD, OPTIONS' }],
    ['the options of the socket', 'OPTIONS', '/socket.io/?EIO=4&transport=polling', 204, {}],
    ['no session', 'GET', '/api/auth/me', 401, { 'www-authenticate': 'Bearer' }],
    ['an address that is too long for a field', 'GET', `/api/hives/${'x'.repeat(2_000)}`, 422, {}],
    ['an address that cannot be read', 'GET', '/api/hives/%FF', 400, {}],
  ])('sends the security headers with the response to %s', async (_title, method, path, status, more) => {
    const { answer, text } = await raw(path, {}, method);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...PROTECTED_PAGE, ...more });
    expect(directivesOf(answer)).toEqual(expect.arrayContaining(CLOSED));
    if (status >= 400) {
      expect(JSON.parse(text)).toMatchObject({ requestId: answer.headers['x-request-id'] });
    }
  });

  it('allows code and styles of an app page from its own files only', async () => {
    const policy = directivesOf((await raw('/nothing')).answer);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        'trusted-types service-worker pdf-worker',
      ]),
    );
  });

  it('allows the one inline script of a document by its hash, and no other', () => {
    const policy = documentPolicy(
      { publicUrl: 'https://campus.test', production: true, s3: undefined },
      'a-nonce',
    );
    const hash = createHash('sha256').update(START_FAILURE_SCRIPT).digest('base64');
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
  });

  it.each(['/api/docs', '/dev/mailbox', '/dev/paystack/checkout/none'])(
    'allows the one inline style of %s by its hash, and no script',
    async (path) => {
      const { answer, text } = await raw(path, { accept: 'text/html' });
      const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(directivesOf(answer)).toContain(`style-src 'sha256-${hash}'`);
      expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
    },
  );

  it('lets no other site read a response or use the session of a student', async () => {
    const { answer } = await raw('/api/universities', { origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin']).not.toBe('*');
    expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const signIn = await campus.request('POST', '/auth/login', {
      body: { email: student.email, password: student.password, rememberMe: false },
    });
    expect(signIn.status).toBe(200);
    // Cookies open nothing in the API: only rendered pages, which no other site can read.
    const cookie = signIn.headers.getSetCookie().find((one) => one.startsWith('campushive_page=')) ?? '';
    expect(cookie).toMatch(/^campushive_page=[\w-]+; .*HttpOnly; SameSite=Lax$/);
    const withCookie = await campus.request('GET', '/auth/me', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(withCookie.status).toBe(401);
  });

  it.each([
    ['another site', 'https://evil.example', 403],
    ['no site at all', 'null', 403],
    ['the site itself', undefined, 200],
  ])('decides whether %s may open a socket', async (_who, origin, status) => {
    const path = '/socket.io/?EIO=4&transport=polling';
    expect((await raw(path, origin === undefined ? {} : { origin })).answer.statusCode).toBe(status);
    const own = campus.app.platform.config.publicUrl;
    expect((await raw(path, { origin: own })).answer.statusCode).toBe(200);
  });

  it('refuses TRACE, and shows metrics in production only to a caller with the token', async () => {
    expect((await raw('/api/universities', {}, 'TRACE')).answer.statusCode).toBe(405);
    const figures = async (metricsToken: string | undefined, production: boolean, authorization?: string) => {
      const app = Fastify();
      serveMetrics(app, campus.app.platform, { metricsToken, production });
      const headers = authorization === undefined ? {} : { authorization: `Bearer ${authorization}` };
      const { statusCode } = await app.inject({ url: '/metrics', headers });
      await app.close();
      return statusCode;
    };
    const token = 'a-token-of-prometheus';
    expect(await figures(undefined, false)).toBe(200);
    expect(await figures(undefined, true)).toBe(404);
    expect(await figures(token, true)).toBe(404);
    expect(await figures(token, true, `${token}x`)).toBe(404);
    expect(await figures(token, true, token)).toBe(200);
  });

  it('keeps responses for one student out of shared caches', async () => {
    const answer = await campus.request('GET', '/auth/me', { token: student.token });
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
  });
});

describe('a path outside the public files', () => {
  it.each([
    '/files/../secret',
    '/files/..%2fsecret',
    '/files/%2e%2e/secret',
    '/files/%2e%2e%2fsecret',
    '/files/..%5csecret',
    '/files/....//secret',
    '/files/photos/..%00/secret',
    '//secret',
    '/assets/../../../package.json',
    '/.env',
    '/api/../secret',
  ])('is refused: %s', async (path) => {
    const { answer, text } = await raw(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(text).not.toMatch(/^[0-9a-f]{64}/);
    expect(text).not.toContain('"private"');
  });
});

describe('the logs', () => {
  it('never contain a password, a code, a token or the secret of a link', async () => {
    const code = /\d{6}/;
    const email = 'efua.log@st.ug.edu.gh';
    const password = 'Shea-butter-and-9-drums';
    const registered = await campus.request('POST', '/auth/register', {
      body: { name: 'Efua Log', email, password },
    });
    expect(registered.status).toBeLessThan(300);
    const digits = await campus.codeFor(email);
    expect(digits).toMatch(code);
    const client = campus.client();
    await client.auth.verifyOtp({ email, otp: digits }).catch(() => undefined);
    await client.auth.login({ email, password: `${password}-wrong` }).catch(() => undefined);
    await client.auth.forgotPassword({ email });
    await campus.request('GET', `/nothing?token=${student.token}`, { token: student.token });
    await campus.request('POST', '/auth/login', { body: `{"password":"${password}"` });
    const mails = (await campus.app.platform.mailbox?.read(email)) ?? [];
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    for (const secret of [
      password,
      digits,
      student.token,
      student.password,
      ...mails.flatMap((mail) => linksOf(mail.text)),
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('record the account of each sign-in, and each refusal with its reason', async () => {
    const before = lines.length;
    const client = campus.client();
    const { email, password, token, id } = student;
    await client.auth.login({ email, password });
    await client.auth.login({ email, password: `${password}?` }).catch(() => undefined);
    await campus.request('GET', '/moderation/users', { token });
    const logged = lines
      .slice(before)
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const ip = expect.stringMatching(/^10\./);
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'signed in', userId: id, ip }));
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'refused', code: 'invalid_credentials', ip, reqId: expect.any(String) }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'refused', code: 'forbidden', ip, userId: id }),
    );
  });

  it('escape a line break of a request within one line', async () => {
    const before = lines.length;
    await campus.request('GET', '/users/x%0A%7B%22level%22%3A60%2C%22msg%22%3A%22forged%22%7D');
    for (const line of lines.slice(before).join('').trim().split('\n')) {
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
    }
  });
});
