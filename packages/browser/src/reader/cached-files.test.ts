import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCachedFiles } from './cached-files.js';

/** A fake of the browser's cache storage, with one cache. */
function memoryCaches(): Pick<CacheStorage, 'open' | 'delete'> {
  const responses = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) =>
    typeof request === 'object' && 'url' in request ? request.url : String(request);
  const cache = {
    match: async (request: RequestInfo) => responses.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void responses.set(keyOf(request), response),
    delete: async (request: RequestInfo) => responses.delete(keyOf(request)),
    keys: async () => [...responses.keys()].map((url) => ({ url }) as Request),
  };
  return {
    open: async () => cache as unknown as Cache,
    delete: async () => {
      responses.clear();
      return true;
    },
  };
}
beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

const bytes = (size: number) => new Uint8Array(size).fill(7);
let time = 0;
const open = () => createCachedFiles('ours', { maxBytes: 100, now: () => (time += 1) });

it('stores a file until it is deleted', async () => {
  const files = open();
  expect(await files.read('notes')).toBeNull();
  await files.keep('notes', bytes(40));
  expect(await files.read('notes')).toEqual(bytes(40));
  await files.forget('notes');
  expect(await files.read('notes')).toBeNull();
});

it('evicts the least recently opened file when there is no room', async () => {
  const files = open();
  await files.keep('first', bytes(40));
  await files.keep('second', bytes(40));
  await files.read('first');
  await files.keep('third', bytes(50));
  expect(await files.read('second')).toBeNull();
  expect((await files.read('first'))?.length).toBe(40);
  expect((await files.read('third'))?.length).toBe(50);
});

it('does not store a file larger than the whole cache', async () => {
  const files = open();
  await files.keep('small', bytes(10));
  await files.keep('large', bytes(101));
  expect(await files.read('large')).toBeNull();
  expect((await files.read('small'))?.length).toBe(10);
});

it('resolves without a file when the browser refuses its cache storage', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  const files = open();
  await files.keep('notes', bytes(10));
  expect(await files.read('notes')).toBeNull();
  await files.forget('notes');
});
