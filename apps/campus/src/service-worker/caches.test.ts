import { KEPT_HEADER } from '@campushive/browser/worker-messages';
import { expect, it } from 'vitest';
import { markKept, mayBeKept } from './caches.js';

it('marks an answer that was kept and changes nothing else about it', async () => {
  const kept = markKept(Response.json({ data: [1] }, { status: 200, headers: { etag: '"7"' } }));
  expect([kept.headers.get(KEPT_HEADER), kept.headers.get('etag'), kept.status]).toEqual(['1', '"7"', 200]);
  expect(await kept.json()).toEqual({ data: [1] });
});

it('keeps no study material, which the page keeps as far as there is room', () => {
  expect(mayBeKept('/api/hives/1')).toBe(true);
  expect(mayBeKept('/api/hives/1/file')).toBe(false);
  expect(mayBeKept('/api/study-files/1/1790000000000/signature')).toBe(false);
});
