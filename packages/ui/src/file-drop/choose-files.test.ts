import { describe, expect, it } from 'vitest';
import { chooseFiles } from './choose-files.js';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const rules = { accept: 'image/*,.heic', maxFiles: 2, maxBytes: 100 };
const reasons = (files: File[]) => chooseFiles(files, rules).rejected.map((one) => one.reason);

describe('chooseFiles', () => {
  it('accepts matching files in order', () => {
    const files = [file('a.jpg', 'image/jpeg'), file('b.HEIC', '')];
    expect(chooseFiles(files, rules)).toEqual({ files, rejected: [] });
  });

  it.each([
    ['type', file('a.pdf', 'application/pdf')],
    ['type', file('image', '')],
    ['size', file('a.jpg', 'image/jpeg', 101)],
  ])('rejects a file with the reason %s', (reason, openProp) => {
    expect(reasons([openProp])).toEqual([reason]);
  });

  it('rejects a file beyond the maximum count, and does not count rejected files', () => {
    const good = ['a', 'b', 'c'].map((name) => file(`${name}.png`, 'image/png'));
    expect(reasons([file('a.pdf', 'application/pdf'), ...good])).toEqual(['type', 'count']);
  });

  it.each(['', '*/*', '.zip, application/pdf'])('accepts a PDF when accept is "%s"', (accept) => {
    const pdf = file('a.pdf', 'application/pdf');
    expect(chooseFiles([pdf], { ...rules, accept }).files).toEqual([pdf]);
  });
});
