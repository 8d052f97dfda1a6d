import { campus } from '@campushive/campus-ghana';
import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { campusFileOf, serveCampusFile } from './campus-file.js';

it('names the file by what is in it', () => {
  const { href } = campusFileOf(campus);
  expect(href).toMatch(/^\/assets\/campus-[\w-]{12}\.json$/);
  expect(campusFileOf({ ...campus }).href).toBe(href);
  expect(campusFileOf({ ...campus, name: 'Elsewhere' }).href).not.toBe(href);
});

it('serves the definition, compressed, to be kept for good', async () => {
  const app = Fastify();
  const file = campusFileOf(campus);
  serveCampusFile(app, file);
  const plain = await app.inject({ url: file.href });
  expect(plain.json()).toEqual(campus);
  expect(plain.headers['cache-control']).toContain('immutable');
  const packed = await app.inject({ url: file.href, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(campus);
  const lasting = await app.inject({ url: '/campus.json' });
  expect([lasting.json(), lasting.headers['cache-control']]).toEqual([campus, 'no-cache']);
});
