import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeHeic } from './heic.js';
import { HEIC_PHOTO } from './heic.fixture.js';
import { encodePhoto, encodeOriginal } from './images.js';

/** Returns the photo with another size in its header. */
function claiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(HEIC_PHOTO);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

it('converts the photo of an iPhone', async () => {
  const { width, height, variants } = await encodePhoto(HEIC_PHOTO);
  expect({ width, height }).toEqual({ width: 1280, height: 960 });
  expect(new Set(variants.map((variant) => variant.format))).toEqual(new Set(['avif', 'webp', 'jpeg']));
  const jpeg = variants.find((variant) => variant.format === 'jpeg')?.bytes;
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray((100 * info.width + x) * info.channels).subarray(0, 3)];
  const [red, blue] = [at(10), at(info.width - 10)];
  expect(red[0]).toBeGreaterThan(150);
  expect(red[2]).toBeLessThan(90);
  expect(blue[2]).toBeGreaterThan(150);
  expect(blue[0]).toBeLessThan(90);
  expect((await sharp(await encodeOriginal(HEIC_PHOTO)).metadata()).format).toBe('jpeg');
});

it('unpacks no photo that declares too large a size, takes too much memory or takes too long', async () => {
  await expect(encodePhoto(claiming(20_000, 20_000))).rejects.toThrow('too many pixels');
  expect(await decodeHeic(HEIC_PHOTO, 1600 * 1200 - 1)).toEqual({ status: 'too-large' });
  expect(await decodeHeic(HEIC_PHOTO, 70_000_000, { memoryMax: 2 ** 20 })).toEqual({ status: 'unreadable' });
  expect(await decodeHeic(HEIC_PHOTO, 70_000_000, { patience: 0 })).toEqual({ status: 'unreadable' });
});

it('refuses a damaged photo', async () => {
  await expect(encodePhoto(HEIC_PHOTO.subarray(0, 500))).rejects.toThrow('damaged');
});
