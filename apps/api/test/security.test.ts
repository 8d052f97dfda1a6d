import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHealth } from '../src/http/health.js';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';

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

/** As it is written: `fetch` would tidy up the path and refuse some headers. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ answer: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(campus.url, { path, headers, method }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ answer, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const directivesOf = (answer: IncomingMessage) =>
  String(answer.headers['content-security-policy']).split(/;\s*/);

describe('headers', () => {
  const CLOSED = [
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];

  const PROTECTED = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  it.each([
    '/api/universities',
    '/api/nothing',
    '/api/users/%E0%A4%A',
    '/nothing',
    '/healthz',
    '/api/openapi.json',
    '/api/docs',
    '/files/none.jpg',
    '/dev/mailbox',
    '/dev/paystack/checkout/none',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?EIO=9',
  ])('protect %s', async (path) => {
    const { answer } = await raw(path);
    const policy = directivesOf(answer);
    expect(policy).toEqual(expect.arrayContaining(CLOSED));
    expect(policy.join(';')).not.toMatch(/unsafe|https?:(?!\/\/www\.openstreetmap\.org)|\*/);
    expect(answer.headers).toMatchObject(PROTECTED);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
  });

  it.each([
    ['another method', 'DELETE', '/api/universities', 405, { allow: 'GET, HEAD' }],
    ['the options of a call', 'OPTIONS', '/api/hives', 204, { allow: 'GET, HEAD, POST, OPTIONS' }],
    ['the options of a page', 'OPTIONS', '/', 204, { allow: 'GET, HEAD, OPTIONS' }],
    ['the options of the socket', 'OPTIONS', '/socket.io/?EIO=4&transport=polling', 204, {}],
    ['no session', 'GET', '/api/auth/me', 401, { 'www-authenticate': 'Bearer' }],
    ['an address that is too long for a field', 'GET', `/api/hives/${'x'.repeat(2_000)}`, 422, {}],
    ['an address that cannot be read', 'GET', '/api/hives/%FF', 400, {}],
  ])('protect the answer to %s', async (_title, method, path, status, more) => {
    const { answer, text } = await raw(path, {}, method);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...PROTECTED, ...more });
    expect(directivesOf(answer)).toEqual(expect.arrayContaining(CLOSED));
    if (status >= 400) {
      expect(JSON.parse(text)).toMatchObject({ requestId: answer.headers['x-request-id'] });
    }
  });

  it('let a page of the app take code and styles from its own files only', async () => {
    const policy = directivesOf((await raw('/nothing')).answer);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        'trusted-types campushive',
      ]),
    );
  });

  it.each(['/api/docs', '/dev/mailbox', '/dev/paystack/checkout/none'])(
    'let %s have its one style and no script',
    async (path) => {
      const { answer, text } = await raw(path, { accept: 'text/html' });
      const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(directivesOf(answer)).toContain(`style-src 'sha256-${hash}'`);
      expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/);
    },
  );

  it('let no other site read an answer or send a call with somebody’s session', async () => {
    const { answer } = await raw('/api/universities', { origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin']).not.toBe('*');
    expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    // There is nothing that a browser would send along by itself.
    const signIn = await campus.request('POST', '/auth/login', {
      body: { email: student.email, password: student.password, rememberMe: false },
    });
    expect(signIn.status).toBe(200);
    expect(signIn.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['another site', 'https://evil.example', 403],
    ['no site at all', 'null', 403],
    ['the site itself', undefined, 200],
  ])('let %s open a socket or not', async (_who, origin, status) => {
    const path = '/socket.io/?EIO=4&transport=polling';
    expect((await raw(path, origin === undefined ? {} : { origin })).answer.statusCode).toBe(status);
    const own = campus.app.platform.config.publicUrl;
    expect((await raw(path, { origin: own })).answer.statusCode).toBe(200);
  });

  it('do not trace, and show figures in production only to who may see them', async () => {
    expect((await raw('/api/universities', {}, 'TRACE')).answer.statusCode).toBe(405);
    const figures = async (metricsToken: string | undefined, production: boolean, given?: string) => {
      const app = Fastify();
      serveHealth(app, campus.app.platform, { isLeaving: () => false, metricsToken, production });
      const headers = given === undefined ? {} : { authorization: `Bearer ${given}` };
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

  it('keep what belongs to one student out of shared caches', async () => {
    const answer = await campus.request('GET', '/auth/me', { token: student.token });
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
  });
});

describe('paths', () => {
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
  ])('lead nowhere by %s', async (path) => {
    const { answer, text } = await raw(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(text).not.toMatch(/^[0-9a-f]{64}/);
    expect(text).not.toContain('"private"');
  });
});

describe('logs', () => {
  it('never hold a password, a code, a token or a link’s secret', async () => {
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

  it('tell who signed in, and who was refused what', async () => {
    const before = lines.length;
    const client = campus.client();
    const { email, password, token, id } = student;
    await client.auth.login({ email, password });
    await client.auth.login({ email, password: `${password}?` }).catch(() => undefined);
    await campus.request('GET', '/moderation/users', { token });
    const told = lines
      .slice(before)
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const ip = expect.stringMatching(/^10\./);
    expect(told).toContainEqual(expect.objectContaining({ msg: 'signed in', userId: id, ip }));
    expect(told).toContainEqual(
      expect.objectContaining({ msg: 'refused', code: 'invalid_credentials', ip, reqId: expect.any(String) }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ msg: 'refused', code: 'forbidden', ip, userId: id }),
    );
  });

  it('take a line break in a request as part of the line', async () => {
    const before = lines.length;
    await campus.request('GET', '/users/x%0A%7B%22level%22%3A60%2C%22msg%22%3A%22forged%22%7D');
    for (const line of lines.slice(before).join('').trim().split('\n')) {
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
    }
  });
});

const ELEVEN = '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n'.repeat(11);
const linksOf = (text: string) => [...text.matchAll(/token=([\w-]{20,})/g)].map((match) => match[1] ?? '');

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: ';

/** What is answered to some bytes: one whole answer, or what came before the server hung up. */
function said(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(campus.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      // Whoever stops to send before the answer is taken for gone: so the end is what the answer says it is.
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined && Buffer.byteLength(body) >= Number(length)) socket.destroy();
      else if (head.includes(' 101 ') || text.endsWith('\r\n0\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

describe('slow and broken requests', () => {
  const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  it.each([
    ['without a boundary', 'multipart/form-data', PART],
    ['without a part', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['empty', 'multipart/form-data; boundary=x', ''],
    ['cut in its file', 'multipart/form-data; boundary=x', `${PART}abc`],
    ['cut in its head', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
    ['of another boundary', 'multipart/form-data; boundary=y', `${PART}abc\r\n--x--\r\n`],
    ['mixed', 'multipart/mixed; boundary=x', `${PART}abc\r\n--x--\r\n`],
    ['of eleven parts', 'multipart/form-data; boundary=x', `${ELEVEN}${PART}abc\r\n--x--\r\n`],
  ])('of a form %s are refused', async (_title, type, body) => {
    for (const path of ['/uploads', '/uploads/files']) {
      const answer = await campus.request('POST', path, {
        token: student.token,
        body,
        headers: { 'content-type': type },
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  it('of a range past the end, and of twice the same question, are no fault of ours', async () => {
    await campus.app.platform.storage.put('photos/range.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    const { answer } = await raw('/files/photos/range.webp', { range: 'bytes=9-2' });
    expect(answer.statusCode).toBe(400);
    expect((await raw('/dev/mailbox.json?to=a&to=b')).answer.statusCode).toBe(200);
  });

  it.each([
    ['without a host', '', 400],
    ['of two hosts', 'Host: localhost\r\nHost: evil.example\r\n', 400],
    ['that expects what nobody can do', 'Host: localhost\r\nExpect: a-pony\r\n', 417],
    ['of two lengths', 'Host: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
    ['that would become another protocol', `Host: localhost\r\n${UPGRADE}h2c\r\n`, 200],
    ['that would become a WebSocket elsewhere', `Host: localhost\r\n${UPGRADE}websocket\r\n`, 200],
  ])('%s are answered in words', async (_title, headers, status) => {
    const answer = await said(`GET /api/universities/ug HTTP/1.1\r\n${headers}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-frame-options: deny');
    expect(JSON.parse(answer.slice(answer.indexOf('{')).replace(/\r\n0\r\n\r\n$/, ''))).toMatchObject(
      status === 200 ? { status: 'success' } : { code: 'malformed_request', requestId: expect.any(String) },
    );
  });

  it('are refused alike whatever their method', async () => {
    const hosts = 'Host: localhost\r\nHost: evil.example\r\n';
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await said(`${method} /api/hives HTTP/1.1\r\n${hosts}\r\n`);
      expect(JSON.parse(answer.slice(answer.indexOf('{'))), method).toEqual({
        status: 'error',
        code: 'malformed_request',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });

  it('of another site for a WebSocket are answered that it may not', async () => {
    const handshake = (origin: string) =>
      said(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n` +
          `${UPGRADE}websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
    const refused = await handshake('https://evil.example');
    expect(refused).toMatch(/^HTTP\/1\.1 400 /);
    expect(refused.toLowerCase()).toContain('x-frame-options: deny');
    expect(await handshake(campus.app.platform.config.publicUrl)).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('are answered or dropped, and hold nobody else up', async () => {
    const { port } = new URL(campus.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
    const broken = await said('GET / HTTP/1.1\r\nno colon here\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400/);
    expect(broken).toContain("content-security-policy: default-src 'none'");
    expect((await campus.request('GET', '/universities')).status).toBe(200);
    expect(campus.app.server.server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(campus.app.server.server.requestTimeout).toBeLessThanOrEqual(300_000);
    slow.destroy();
  });
});
