import { expect, it } from 'vitest';
import { isAway } from './use-sheet-drag.js';

it.each([
  ['a long push, however slow', 97, 3000],
  ['a short, fast flick', 40, 50],
])('closes the sheet after %s', (_case, pixels, milliseconds) => {
  expect(isAway(pixels, milliseconds)).toBe(true);
});

it.each([
  ['a short, slow push', 60, 400],
  ['a tremble', 10, 1],
  ['a push up', -200, 50],
  ['a press that does not move', 0, 0],
])('keeps the sheet open after %s', (_case, pixels, milliseconds) => {
  expect(isAway(pixels, milliseconds)).toBe(false);
});
