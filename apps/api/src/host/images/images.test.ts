import { MAX_PREVIEW_BYTES, MAX_PREVIEW_WIDTH } from '@campushive/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhoto } from './images.js';

/** Returns a photo with fine detail everywhere, as gravel or leaves have it. */
const detailed = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

it('keeps the JPEG of link previews within its byte limit, and lowers its quality only when necessary', async () => {
  const plain = sharp({ create: { width: 1_280, height: 960, channels: 3, background: '#a63' } }).png();
  const [busy, calm] = [
    await encodePhoto(await detailed(1_280, 960)),
    await encodePhoto(await plain.toBuffer()),
  ];
  const sizes = ({ variants }: typeof busy) =>
    variants
      .filter(({ format }) => format === 'jpeg')
      .map(({ width, bytes }) => [width, bytes.length] as const);
  expect(sizes(busy).map(([width]) => width)).toEqual([320, MAX_PREVIEW_WIDTH, 1_280]);
  for (const [width, bytes] of [...sizes(busy), ...sizes(calm)]) {
    if (width <= MAX_PREVIEW_WIDTH) expect(bytes).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
  }
  // The detail page keeps its quality.
  expect(sizes(busy).at(-1)?.[1]).toBeGreaterThan(2 * MAX_PREVIEW_BYTES);
});
