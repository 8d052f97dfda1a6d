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
  await mkdir(join(folder, 'frames'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

it('opens the app at every address, and says with the status whether there is a page', async () => {
  const folder = await folderOf({
    'index.html': '<p>Home',
    'shell.html': '<p>Shell',
    'frames/new.html': '<p>new',
    'frames/listing.html': '<p>listing',
  });
  const app = Fastify();
  await serveWeb(app, folder, 'http://localhost:4000', {
    addresses: ['/', '/dashboard/hives', '/dashboard/hives/:hive/:id', '/tasks/:id'],
    frames: [
      ['/dashboard/hives/essentials/new', 'frames/new.html'],
      ['/dashboard/hives/:hive/:id', 'frames/listing.html'],
    ],
  });
  const open = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
    return [statusCode, body];
  };
  expect(await open('/dashboard/hives?q=1')).toEqual([200, '<p>Shell']);
  expect(await open('/dashboard/hives/')).toEqual([200, '<p>Shell']);
  expect(await open('/dashboard/hives/essentials/new?from=1')).toEqual([200, '<p>new']);
  expect(await open('/dashboard/hives/buzz/new')).toEqual([200, '<p>listing']);
  expect(await open('/tasks/1')).toEqual([200, '<p>Shell']);
  expect(await open('/tasks/1/2')).toEqual([404, '<p>Shell']);
  expect(await open('/nothing-here')).toEqual([404, '<p>Shell']);
  expect(await open('/')).toEqual([200, '<p>Home']);
});

it('has the photo of a listing fetched with the frame of its page, where a visitor may see it', async () => {
  const folder = await folderOf({
    'index.html': '<p>Home',
    'shell.html': '<p>Shell',
    'frames/listing.html': '<p>listing',
    'frames/edit.html': '<p>edit',
  });
  const app = Fastify();
  const variant = (width: number, format: 'avif' | 'webp') => ({
    ...{ width, format },
    url: `/files/${width}.${format}`,
  });
  const variants = [variant(320, 'avif'), variant(320, 'webp'), variant(640, 'avif'), variant(640, 'webp')];
  const photo = { id: 'one', url: '/files/640.webp', width: 640, height: 640, placeholder: null, variants };
  await serveWeb(app, folder, 'http://localhost:4000', {
    frames: [
      ['/dashboard/hives/:hive/:id/edit', 'frames/edit.html'],
      ['/dashboard/hives/:hive/:id', 'frames/listing.html', '(min-width: 1024px) 640px, 100vw'],
    ],
    photosOf: (id) =>
      id === 'hidden'
        ? Promise.reject(new Error('nobody sees it'))
        : Promise.resolve(id === 'bare' ? [] : [photo]),
  });
  const linkOf = async (path: string, headers = {}) => {
    const answer = await app.inject({ url: path, headers: { accept: 'text/html', ...headers } });
    expect(answer.statusCode).toBe(200);
    return answer.headers.link;
  };
  expect(await linkOf('/dashboard/hives/buzz/seen?from=1')).toBe(
    '</files/320.avif>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/files/320.avif 320w, /files/640.avif 640w"; ' +
      'imagesizes="(min-width: 1024px) 640px, 100vw"; fetchpriority=high',
  );
  for (const none of [
    '/dashboard/hives/buzz/hidden',
    '/dashboard/hives/buzz/bare',
    '/dashboard/hives/buzz/seen/edit',
  ])
    expect(await linkOf(none)).toBeUndefined();
  expect(await linkOf('/dashboard/hives/buzz/seen', { 'save-data': 'on' })).toBeUndefined();
});

it('sends no page to anyone who has it already', async () => {
  const folder = await folderOf({ 'index.html': '<p>Home', 'shell.html': '<p>Shell' });
  const app = Fastify();
  await serveWeb(app, folder, 'http://localhost:4000');
  const ask = (headers = {}) => app.inject({ url: '/', headers: { accept: 'text/html', ...headers } });
  const tag = String((await ask()).headers.etag);
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
    const { statusCode, body, headers } = await ask({ 'if-none-match': known });
    expect([statusCode, body, headers.etag]).toEqual([304, '', tag]);
  }
  for (const other of ['"another"', '']) expect((await ask({ 'if-none-match': other })).statusCode).toBe(200);
});

it('serves a page in the language of its address, or else of its reader, and tells caches', async () => {
  const folder = await folderOf({ 'index.html': '<p>Home', 'shell.html': '<p>Shell' });
  await mkdir(join(folder, 'pages', 'fr'), { recursive: true });
  await writeFile(join(folder, 'pages', 'fr', 'index.html'), '<p>Accueil');
  const app = Fastify();
  await serveWeb(app, folder, 'http://localhost:4000', { translated: join(folder, 'pages') });
  const open = async (url: string, language?: string) => {
    const headers = { accept: 'text/html', ...(language && { 'accept-language': language }) };
    const { body, headers: told } = await app.inject({ url, headers });
    return [body, told['content-language'], told.vary];
  };
  const vary = 'accept-encoding, accept-language';
  expect(await open('/')).toEqual(['<p>Home', 'en', vary]);
  expect(await open('/', 'fr-CI,fr;q=0.9,en;q=0.5')).toEqual(['<p>Accueil', 'fr', vary]);
  expect(await open('/?lang=en', 'fr')).toEqual(['<p>Home', 'en', vary]);
  expect(await open('/?lang=fr', 'en-GH')).toEqual(['<p>Accueil', 'fr', vary]);
  expect(await open('/?lang=fr&lang=es', 'en')).toEqual(['<p>Home', 'en', vary]);
  // Not drawn in Spanish here: the browser does it.
  expect(await open('/', 'es')).toEqual(['<p>Home', 'en', vary]);
});

it('leads from doubled slashes to the page, and never to another site', async () => {
  const folder = await folderOf({ 'index.html': '<p>Home', 'shell.html': '<p>Shell' });
  const app = Fastify();
  await serveWeb(app, folder, 'http://localhost:4000');
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  // By hand: other clients put such an address right before they send it.
  const led = async (path: string, accept = 'text/html') => {
    const asked = get({ host: '127.0.0.1', port, path, headers: { accept } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode === 301 ? answer.headers.location : answer.statusCode;
  };
  expect(await led('/dashboard//hives///?q=//a?b')).toBe('http://localhost:4000/dashboard/hives/?q=//a?b');
  for (const elsewhere of ['//evil.example', '/\\evil.example', '/\\/evil.example', '////evil.example'])
    expect(await led(elsewhere)).toBe('http://localhost:4000/evil.example');
  // The file server's refusal, which the whole server tells as not found.
  expect(await led('/dashboard//hives', 'application/json')).toBe(403);
});

it('draws into the frames of the dashboard for those who say who they are, and keeps nothing of it', async () => {
  const app = Fastify();
  const drawing = {
    bodyOf: () => Promise.resolve(undefined),
    forMember: (at: string) => Promise.resolve(at.endsWith('/favorites') ? `<p>${at}` : undefined),
  };
  await serveWeb(app, '/nowhere', 'http://localhost:4000', { drawing });
  const open = (at: string, headers = {}) =>
    app.inject({ url: `/drawn?${new URLSearchParams({ at }).toString()}`, headers });
  const authorization = 'Bearer ours';
  const page = await open('/dashboard/favorites', { authorization });
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><p>/dashboard/favorites']);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  for (const other of [
    await open('/dashboard/favorites'),
    await open('/dashboard', { authorization }),
    await open('/terms/favorites', { authorization }),
    await open(`/dashboard/${'a'.repeat(1_000)}/favorites`, { authorization }),
    await app.inject({ url: '/drawn?at=/dashboard/favorites&at=/favorites', headers: { authorization } }),
  ])
    expect([other.statusCode, other.body]).toEqual([204, '']);
});
