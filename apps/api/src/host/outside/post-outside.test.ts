import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postOutside, resolvesPublicly } from './post-outside.js';

let server: Server;
let port = 0;
const requested = vi.fn();

beforeAll(async () => {
  server = createServer((request, response) => {
    requested(request.url);
    // An endless answer.
    if (request.url === '/slow') return;
    response.writeHead(200);
    response.write('x'.repeat(1_000_000));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const body = '{}';
const at = (url: string) => ({ url, body, headers: {}, guarded: true });

it('reads only the status of a response', async () => {
  const answered = await postOutside({ ...at(`http://127.0.0.1:${port}/`), guarded: false });
  expect(answered).toEqual({ kind: 'answered', status: 200 });
});

it('gives up on a response after its timeout', async () => {
  const post = { ...at(`http://127.0.0.1:${port}/slow`), guarded: false };
  expect(await postOutside(post, { within: 100 })).toEqual({ kind: 'timeout' });
});

it.each([
  'http://example.org/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest',
])('sends no request to %s', async (url) => {
  const resolveHost = vi.fn();
  expect(await postOutside(at(url), { resolveHost })).toEqual({ kind: 'refused_address' });
  expect(resolveHost).not.toHaveBeenCalled();
});

it('checks every address that a host resolves to when it connects', async () => {
  requested.mockClear();
  const names: string[] = [];
  const url = `https://union.example:${port}/`;
  const answering = (...addresses: string[]) =>
    postOutside(at(url), {
      resolveHost(hostname, _options, done) {
        names.push(hostname);
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      },
    });
  expect(await answering('127.0.0.1')).toEqual({ kind: 'refused_address' });
  expect(await answering('8.8.8.8', '10.0.0.1')).toEqual({ kind: 'refused_address' });
  expect(await answering('::ffff:127.0.0.1')).toEqual({ kind: 'refused_address' });
  expect(names).toEqual(Array(3).fill('union.example'));
  expect(requested).not.toHaveBeenCalled();
});

it('reports a host that does not resolve as unreachable', async () => {
  const failing = {
    resolveHost: (_host: string, _options: object, done: (error: Error, none: []) => void) =>
      done(new Error('ENOTFOUND'), []),
  };
  expect(await postOutside(at('https://union.example/'), failing)).toEqual({ kind: 'unreachable' });
});

it.each([
  ['https://partner.example/', ['93.184.216.34'], true],
  ['https://partner.example/', ['93.184.216.34', '10.0.0.7'], false],
  ['https://partner.example/', ['::1'], false],
  ['https://partner.example/', [], false],
  ['https://8.8.8.8/', [], true],
  ['https://192.168.1.1/', ['8.8.8.8'], false],
])('decides whether %s, at %j, is public: %s', async (url, addresses, expected) => {
  const resolveHost = (_: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  expect(await resolvesPublicly(new URL(url), resolveHost)).toBe(expected);
});

it('treats a host that does not resolve as private', async () => {
  const resolveHost = (_: string, _options: object, done: (error: Error, found: LookupAddress[]) => void) =>
    done(new Error('ENOTFOUND'), []);
  expect(await resolvesPublicly(new URL('https://partner.example/'), resolveHost)).toBe(false);
});
