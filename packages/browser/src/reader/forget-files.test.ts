import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptFiles, keptFilesName } from './forget-files.js';

afterEach(() => vi.unstubAllGlobals());

it('forgets every file that was kept for the campus, and no other’s', () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  forgetKeptFiles('ours');
  expect(forget).toHaveBeenCalledExactlyOnceWith(keptFilesName('ours'));
  expect(keptFilesName('ours')).not.toBe(keptFilesName('theirs'));
});

it('fails nothing where the browser keeps nothing', () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  expect(() => forgetKeptFiles('ours')).not.toThrow();
});
