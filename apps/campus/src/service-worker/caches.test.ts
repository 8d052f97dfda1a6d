import { KEPT_HEADER } from '@campushive/browser/worker-messages';
import { expect, it } from 'vitest';
import { markCached, isCacheable, replaceAnswer } from './caches.js';

it('marks a cached response without changing anything else about it', async () => {
  const kept = markCached(Response.json({ data: [1] }, { status: 200, headers: { etag: '"7"' } }));
  expect([kept.headers.get(KEPT_HEADER), kept.headers.get('etag'), kept.status]).toEqual(['1', '"7"', 200]);
  expect(await kept.json()).toEqual({ data: [1] });
});

it('caches no study material, which the page stores itself', () => {
  expect(isCacheable('/api/hives/1')).toBe(true);
  expect(isCacheable('/api/hives/1/file')).toBe(false);
  expect(isCacheable('/api/study-files/1/1790000000000/signature')).toBe(false);
  expect(isCacheable('/api/attachments/1/1790000000000/signature')).toBe(false);
  expect(isCacheable('/api/attachments/1')).toBe(false);
});

it('replaces a response that is cached, and adds none that is not', async () => {
  const stored = new Map([['https://campus.example/api/messages/1?limit=50', Response.json({ data: [1] })]]);
  const cache = {
    match: async (url: string) => stored.get(url),
    put: async (url: string, response: Response) => void stored.set(url, response),
  } as unknown as Cache;
  const body = JSON.stringify({ data: [2, 1] });
  await replaceAnswer(cache, { url: 'https://campus.example/api/messages/1?limit=50', body });
  await replaceAnswer(cache, { url: 'https://campus.example/api/messages/2?limit=50', body });
  expect([...stored.keys()]).toEqual(['https://campus.example/api/messages/1?limit=50']);
  const [answer] = stored.values();
  expect(await answer?.json()).toEqual({ data: [2, 1] });
});
