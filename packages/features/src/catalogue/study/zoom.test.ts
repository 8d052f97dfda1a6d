import { expect, it } from 'vitest';
import { drawScale, pinchZoom, stepZoom } from './zoom.js';

it('moves the zoom to the next step in each direction, also from between steps, within its limits', () => {
  expect([stepZoom(1, 1), stepZoom(1, -1)]).toEqual([1.25, 0.75]);
  expect([stepZoom(1.1, 1), stepZoom(1.1, -1)]).toEqual([1.25, 1]);
  expect([stepZoom(4, 1), stepZoom(0.5, -1)]).toEqual([4, 0.5]);
});

it('follows a pinch within the same limits', () => {
  expect(pinchZoom(1, 100, 150)).toBe(1.5);
  expect(pinchZoom(2, 100, 900)).toBe(4);
  expect(pinchZoom(1, 900, 100)).toBe(0.5);
  expect(pinchZoom(1, 0, 100)).toBe(1);
});

it('renders at the resolution of the screen, up to the maximum size of a canvas', () => {
  expect(drawScale({ width: 500, height: 700 }, 1_000)).toBe(2);
  const scale = drawScale({ width: 500, height: 700 }, 20_000);
  expect(500 * 700 * scale ** 2).toBeCloseTo(16_000_000, -2);
});
