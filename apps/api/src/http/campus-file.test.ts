import { campus } from '@campushive/campus-ghana';
import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { campusFileOf, serveCampusFile } from './campus-file.js';

it('names the file by a hash of its content', () => {
  const { href } = campusFileOf(campus);
  expect(href).toMatch(/^\/assets\/campus-[\w-]{12}\.json$/);
  expect(campusFileOf({ ...campus }).href).toBe(href);
  expect(campusFileOf({ ...campus, name: 'Elsewhere' }).href).not.toBe(href);
});

it('serves the definition compressed, with a permanent cache lifetime', async () => {
  const app = Fastify();
  const file = campusFileOf(campus);
  serveCampusFile(app, file);
  const plain = await app.inject({ url: file.href });
  expect(plain.json()).toMatchObject({ name: campus.name, currency: campus.currency, words: campus.words });
  expect(plain.headers['cache-control']).toContain('immutable');
  const packed = await app.inject({ url: file.href, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
  const lasting = await app.inject({ url: '/campus.json' });
  expect([lasting.json(), lasting.headers['cache-control']]).toEqual([plain.json(), 'no-cache']);
});

it('omits the fields that only the server reads', () => {
  const { json } = campusFileOf(campus);
  const [spot] = campus.institutions[0]?.meetupSpots ?? [];
  const [synonym] = campus.search.synonyms[0]?.typed ?? [];
  if (spot === undefined || synonym === undefined)
    throw new Error('The campus has neither spots nor synonyms.');
  expect(json).not.toContain(spot.name);
  expect(json).not.toContain('Volta Hall');
  expect(json).not.toContain(JSON.stringify(synonym));
});

it('omits the introductions of universities, which have a separate call', () => {
  const { json } = campusFileOf(campus);
  for (const { about, programs, faculties } of campus.institutions) {
    for (const text of [about.en, ...(programs ? [programs.en] : []), JSON.stringify(faculties)])
      expect(json).not.toContain(text);
  }
});

it('contains no part of the definition that screens may not read', () => {
  const file = JSON.parse(campusFileOf(campus).json) as object;
  expect(Object.keys(file).sort()).toEqual(
    Object.keys(campus)
      .filter((key) => key !== 'search')
      .sort(),
  );
  const { definition } = campusFileOf(campus);
  // @ts-expect-error: search words stay on the server.
  expect(definition.search).toBeUndefined();
  // @ts-expect-error: a call answers them.
  expect(definition.institutions[0]?.meetupSpots).toBeUndefined();
});
