import { expect, it } from 'vitest';
import { drawPicture, EXTRA_PICTURES, PICTURE_NAMES } from './pictures.js';

it('has at least sixty things, each drawn in its own way', () => {
  const things = PICTURE_NAMES.filter((name) => !EXTRA_PICTURES.some((one) => one === name));
  expect(things.length).toBeGreaterThanOrEqual(60);
  expect(new Set(things.map((name) => drawPicture(name))).size).toBe(things.length);
});
