import { afterEach, expect, it, vi } from 'vitest';
import { deleteCachedFiles, cachedFilesName } from './delete-cached-files.js';

afterEach(() => vi.unstubAllGlobals());

it('deletes every cached file of the campus, and none of another campus', () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  deleteCachedFiles('ours');
  expect(forget).toHaveBeenCalledExactlyOnceWith(cachedFilesName('ours'));
  expect(cachedFilesName('ours')).not.toBe(cachedFilesName('theirs'));
});

it('does not throw when the browser refuses its cache storage', () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  expect(() => deleteCachedFiles('ours')).not.toThrow();
});
