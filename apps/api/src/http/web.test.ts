import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { serveWeb } from './web.js';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

it('opens the app at every address, and says with the status whether there is a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  folders.push(folder);
  await writeFile(join(folder, 'index.html'), '<p>Home');
  await writeFile(join(folder, 'shell.html'), '<p>Shell');
  await mkdir(join(folder, 'frames'));
  for (const name of ['new', 'listing'])
    await writeFile(join(folder, 'frames', `${name}.html`), `<p>${name}`);
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
