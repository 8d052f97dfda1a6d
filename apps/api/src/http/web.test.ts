import Fastify from 'fastify';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { serveWeb } from './web.js';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  folders.push(folder);
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

async function open(files: Readonly<Record<string, string>> = {}) {
  const app = Fastify();
  // Headers of all other answers.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
  await serveWeb(app, await folderOf(files), 'http://localhost:4000', async (request, reply) =>
    reply.type('text/html').send(`Document of ${request.url}`),
  );
  return app;
}

it('sends a document for every address that a browser opens, and serves files unchanged', async () => {
  const app = await open({ 'icon.svg': '<svg/>' });
  const body = async (url: string, accept = 'text/html') =>
    (await app.inject({ url, headers: { accept } })).body;
  expect(await body('/')).toBe('Document of /');
  expect(await body('/dashboard/hives?q=1')).toBe('Document of /dashboard/hives?q=1');
  expect(await body('/icon.svg')).toBe('<svg/>');
  const inHtml = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  for (const reserved of ['/api/nothing', '/assets/gone.js', '/files/gone', '/dev/nothing'])
    expect((await inHtml(reserved)).statusCode).not.toBe(200);
});

it('sends a document to link preview robots, and none to scripts', async () => {
  const app = await open();
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/tasks/1', headers })).statusCode;
  expect(await status({ accept: '*/*' })).toBe(200);
  expect(await status({ accept: '*/*', 'sec-fetch-dest': 'empty' })).not.toBe(200);
  expect(await status({ accept: 'image/avif,image/webp,*/*;q=0.8' })).not.toBe(200);
  expect(await status({ accept: 'application/json' })).not.toBe(200);
});

it('serves assets with a permanent cache lifetime and no unnecessary headers', async () => {
  const app = await open({ 'assets/app-12345678.js': 'run()', 'icon.svg': '<svg/>' });
  const { headers } = await app.inject('/assets/app-12345678.js');
  const { date: _date, connection: _connection, ...said } = headers;
  expect(said).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect((await app.inject('/icon.svg')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  });
});

it('redirects doubled slashes to the page, and never to another site', async () => {
  const app = await open();
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  // A raw request: other clients normalise such an address before sending it.
  const led = async (path: string, accept = 'text/html') => {
    const requested = get({ host: '127.0.0.1', port, path, headers: { accept } });
    const [answer] = (await once(requested, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode === 301 ? answer.headers.location : answer.statusCode;
  };
  expect(await led('/dashboard//hives///?q=//a?b')).toBe('http://localhost:4000/dashboard/hives/?q=//a?b');
  for (const elsewhere of ['//evil.example', '/\\evil.example', '/\\/evil.example', '////evil.example'])
    expect(await led(elsewhere)).toBe('http://localhost:4000/evil.example');
  // The file server's 403, which the whole server answers as not found.
  expect(await led('/dashboard//hives', 'application/json')).toBe(403);
});
