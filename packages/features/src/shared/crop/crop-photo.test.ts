import { expect, it } from 'vitest';
import { FACE_LIMITS, packed } from './crop-photo.js';

/** A canvas whose picture has so many bytes at full quality. */
function canvasOf(bytes: number) {
  const tried: unknown[] = [];
  return {
    tried,
    toBlob(resolve: BlobCallback, type?: string, quality?: number) {
      tried.push(quality);
      resolve(new Blob([new Uint8Array(Math.round(bytes * (quality ?? 1)))], { type: type ?? '' }));
    },
  };
}

it('packs a face harder until it has at most 100 KB', async () => {
  const canvas = canvasOf(150 * 1024);
  const blob = await packed(canvas, FACE_LIMITS.bytes);
  expect(blob?.size).toBeLessThanOrEqual(100 * 1024);
  expect(canvas.tried).toEqual([0.92, 0.8, 0.65]);
});

it('packs a picture that is small enough once, at the best quality', async () => {
  const canvas = canvasOf(40 * 1024);
  expect((await packed(canvas, FACE_LIMITS.bytes))?.type).toBe('image/jpeg');
  expect(canvas.tried).toEqual([0.92]);
});

it('takes the smallest of a picture that no quality makes small enough', async () => {
  const canvas = canvasOf(1024 * 1024);
  expect((await packed(canvas, FACE_LIMITS.bytes))?.size).toBe(512 * 1024);
});

it('knows where the browser cannot pack it', async () => {
  expect(await packed({ toBlob: (resolve) => resolve(null) }, FACE_LIMITS.bytes)).toBeNull();
});
