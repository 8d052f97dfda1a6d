import { afterEach, expect, it, vi } from 'vitest';
import { deleteCachedFiles, cachedFilesName } from './delete-cached-files.js';

afterEach(() => vi.unstubAllGlobals());

it('forgets every file that was kept for the campus, and no other’s', () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  deleteCachedFiles('ours');
  expect(forget).toHaveBeenCalledExactlyOnceWith(cachedFilesName('ours'));
  expect(cachedFilesName('ours')).not.toBe(cachedFilesName('theirs'));
});

it('fails nothing where the browser keeps nothing', () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  expect(() => deleteCachedFiles('ours')).not.toThrow();
});
