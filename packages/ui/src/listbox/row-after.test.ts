import { describe, expect, it } from 'vitest';
import { rowAfter } from './row-after.js';

describe('rowAfter', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['Enter', 0, undefined],
  ])('leads by %s from %s to %s', (key, active, next) => expect(rowAfter(key, active, 3)).toBe(next));

  it('leaves out disabled rows', () => expect(rowAfter('ArrowDown', 0, 3, (at) => at === 1)).toBe(2));
  it('stays in the text when no row can be chosen', () =>
    expect([rowAfter('ArrowDown', -1, 0), rowAfter('ArrowDown', -1, 2, () => true)]).toEqual([-1, -1]));
});
