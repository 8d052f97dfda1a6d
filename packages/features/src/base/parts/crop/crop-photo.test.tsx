import { afterEach, expect, it, vi } from 'vitest';
import { cropPhoto, FACE_LIMITS, packed } from './crop-photo.js';

/** Canvas whose encoded picture has the given size in bytes at full quality. */
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lowers the quality of a face photo until it has at most 100 KB', async () => {
  const canvas = canvasOf(150 * 1024);
  const blob = await packed(canvas, FACE_LIMITS.bytes);
  expect(blob?.size).toBeLessThanOrEqual(100 * 1024);
  expect(canvas.tried).toEqual([0.92, 0.8, 0.65]);
});

it('encodes a photo within the limit once, at the best quality', async () => {
  const canvas = canvasOf(40 * 1024);
  expect((await packed(canvas, FACE_LIMITS.bytes))?.type).toBe('image/jpeg');
  expect(canvas.tried).toEqual([0.92]);
});

it('returns the smallest encoding when no quality meets the limit', async () => {
  const canvas = canvasOf(1024 * 1024);
  expect((await packed(canvas, FACE_LIMITS.bytes))?.size).toBe(512 * 1024);
});

it('returns null when the browser cannot encode the photo', async () => {
  expect(await packed({ toBlob: (resolve) => resolve(null) }, FACE_LIMITS.bytes)).toBeNull();
});

it('reduces the dimensions of a face photo when a lower quality does not suffice', async () => {
  const widths: number[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000, close: () => undefined }));
  const context = Object.fromEntries(
    ['fillRect', 'scale', 'translate', 'rotate', 'drawImage'].map((name) => [name, () => undefined]),
  );
  const getImageData = () => ({ data: [0x12, 0x34, 0x56] });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ ...context, getImageData } as never);
  // Worst case of noise: one byte per pixel.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    resolve,
    type,
    quality,
  ) {
    widths.push(this.width);
    canvasOf(this.width * this.height).toBlob(resolve, type, quality);
  });
  const file = new File(['photo'], 'me.heic');
  const cropped = await cropPhoto(file, { x: 0, y: 0, width: 2000, height: 2000 }, 0, FACE_LIMITS);
  expect(cropped?.size).toBeLessThanOrEqual(100 * 1024);
  expect(new Set(widths)).toEqual(new Set([640, 320]));
});
