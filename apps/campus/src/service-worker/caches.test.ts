import { KEPT_HEADER } from '@campushive/browser/worker-messages';
import { expect, it } from 'vitest';
import { markKept } from './caches.js';

it('marks an answer that was kept and changes nothing else about it', async () => {
  const kept = markKept(Response.json({ data: [1] }, { status: 200, headers: { etag: '"7"' } }));
  expect([kept.headers.get(KEPT_HEADER), kept.headers.get('etag'), kept.status]).toEqual(['1', '"7"', 200]);
  expect(await kept.json()).toEqual({ data: [1] });
});
