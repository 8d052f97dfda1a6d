import { expect, it, vi } from 'vitest';
import { CARD_BYTES, CARD_STEPS, encodeWithin, type EncodeStep } from './encode-within.js';

const sized = (bytes: number) => new Blob([new Uint8Array(bytes)]);
/** Returns an encoder whose bytes grow with pixels and quality, as those of a photo do. */
const photo = (bytes: number) =>
  vi.fn(async ({ scale, quality }: EncodeStep) => sized(Math.round(bytes * scale * scale * quality)));

it('returns the best quality that fits', async () => {
  const encode = photo(50_000);
  expect((await encodeWithin(CARD_BYTES, CARD_STEPS, encode))?.size).toBe(41_000);
  expect(encode).toHaveBeenCalledTimes(1);
});

it('lowers the quality, then the size, until the picture fits', async () => {
  const encode = photo(110_000);
  const blob = await encodeWithin(CARD_BYTES, CARD_STEPS, encode);
  expect(blob?.size).toBeLessThanOrEqual(60 * 1024);
  expect(encode.mock.calls.map(([{ scale }]) => scale)).toEqual([1, 1, 0.84]);
});

it('returns null when even the smallest picture is too large', async () => {
  expect(await encodeWithin(CARD_BYTES, CARD_STEPS, async () => sized(70_000))).toBeNull();
});

it('tries only smaller pictures after an encoding failed for lack of memory', async () => {
  const encode = vi.fn(async ({ scale }: EncodeStep) => (scale > 0.7 ? null : sized(1000)));
  expect((await encodeWithin(CARD_BYTES, CARD_STEPS, encode))?.size).toBe(1000);
  expect(encode.mock.calls.map(([{ scale }]) => scale)).toEqual([1, 0.84, 0.75, 0.67]);
  expect(await encodeWithin(CARD_BYTES, CARD_STEPS, async () => null)).toBeNull();
});
