import { ApiError } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { codeOf, uploadsAfter, waitsForNetwork, type Upload, type UploadEvent } from './uploads.js';

const file = new File(['bee'], 'bee.png', { type: 'image/png' });
const uploading = (key: string, progress = 0): Upload<string> => ({
  key,
  file,
  src: `blob:${key}`,
  status: 'uploading',
  progress,
});
const ready = (key: string, from: File | null = file): Upload<string> => ({
  key,
  file: from,
  src: `blob:${key}`,
  status: 'ready',
  stored: `stored-${key}`,
  uploadedAt: 7,
});
const failed = (key: string, error: unknown): Upload<string> => ({
  key,
  file,
  src: `blob:${key}`,
  status: 'failed',
  error,
});
const after = (uploads: readonly Upload<string>[], ...events: UploadEvent<string>[]) =>
  events.reduce<readonly Upload<string>[]>(uploadsAfter, uploads);
const keys = (uploads: readonly Upload<string>[]) => uploads.map(({ key }) => key);

describe('the files of a form', () => {
  it('upload as soon as they are picked', () => {
    expect(after([], { type: 'picked', files: [{ key: 'a', file, src: 'blob:a' }] })).toEqual([
      uploading('a'),
    ]);
  });

  it('keep their position when one is edited, and upload the edited file again', () => {
    const cropped = new File(['b'], 'bee.jpg', { type: 'image/jpeg' });
    const event = { type: 'edited', key: 'a', file: cropped, src: 'blob:cropped' } as const;
    expect(after([ready('a'), ready('b')], event)).toEqual([
      { ...uploading('a'), file: cropped, src: 'blob:cropped' },
      ready('b'),
    ]);
  });

  it('report their progress, and the stored id when the upload ends', () => {
    const half = after([uploading('a'), uploading('b')], { type: 'progressed', key: 'a', progress: 0.5 });
    expect(half).toEqual([uploading('a', 0.5), uploading('b')]);
    expect(after(half, { type: 'stored', key: 'a', stored: 'stored-a', at: 7 })).toEqual([
      ready('a'),
      uploading('b'),
    ]);
  });

  it('show the stored picture when the device cannot display the original', () => {
    const [one] = after([uploading('a')], { type: 'stored', key: 'a', stored: 's', at: 7, src: '/a.webp' });
    expect(one?.src).toBe('/a.webp');
  });

  it('ignore late progress events once they are stored', () => {
    expect(after([ready('a')], { type: 'progressed', key: 'a', progress: 0.9 })).toEqual([ready('a')]);
  });

  it('keep the picked file when an upload fails, and start again on a retry', () => {
    const error = new Error('refused');
    const after1 = after([uploading('a', 0.5)], { type: 'failed', key: 'a', error });
    expect(after1).toEqual([failed('a', error)]);
    expect(after(after1, { type: 'started', key: 'a' })).toEqual([uploading('a')]);
  });

  it('place files of a restored draft before newly picked ones, and drop the initial files of the form', () => {
    const now = [ready('first', null), uploading('picked')];
    expect(keys(after(now, { type: 'restored', uploads: [ready('kept')] }))).toEqual(['kept', 'picked']);
  });

  it('are not duplicated when a restored draft contains a picked file', () => {
    expect(keys(after([uploading('a')], { type: 'restored', uploads: [ready('a')] }))).toEqual(['a']);
  });

  it('swap places with their neighbours, but not beyond the ends', () => {
    const all = [ready('a'), ready('b'), ready('c')];
    expect(keys(after(all, { type: 'moved', key: 'b', by: -1 }))).toEqual(['b', 'a', 'c']);
    expect(keys(after(all, { type: 'moved', key: 'b', by: 1 }))).toEqual(['a', 'c', 'b']);
    expect(after(all, { type: 'moved', key: 'c', by: 1 })).toBe(all);
  });

  it('disappear when they are removed or replaced', () => {
    expect(keys(after([ready('a'), ready('b')], { type: 'removed', keys: ['a'] }))).toEqual(['b']);
    expect(after([ready('a')], { type: 'replaced', uploads: [] })).toEqual([]);
  });
});

describe('a failed upload', () => {
  it.each([
    ['network', true],
    ['timeout', true],
    ['payload_too_large', false],
  ] as const)('with the error code %s waits for a network: %s', (code, again) => {
    const error = new ApiError({ status: 0, code, message: code });
    expect(waitsForNetwork(failed('a', error))).toBe(again);
  });

  it('with an unknown error has the code internal', () => {
    expect(codeOf(new Error('cannot be read'))).toBe('internal');
    expect(waitsForNetwork(uploading('a'))).toBe(false);
  });
});
