import { describe, expect, it } from 'vitest';
import { findTyped, stepTo } from './next-item.js';

describe('stepTo', () => {
  it('goes down and up, and stays at the ends', () => {
    expect([stepTo('ArrowDown', 0, 3), stepTo('ArrowDown', 2, 3), stepTo('ArrowUp', 0, 3)]).toEqual([
      1, 2, 0,
    ]);
  });

  it('begins at the end that the arrow comes from', () => {
    expect([stepTo('ArrowDown', -1, 3), stepTo('ArrowUp', -1, 3)]).toEqual([0, 2]);
  });

  it('leaves other keys alone', () => {
    expect(stepTo('a', 0, 3)).toBeUndefined();
  });
});

describe('findTyped', () => {
  const words = ['Edit', 'Delete', 'Duplicate', 'Deliver'];

  it('finds what begins with several letters', () => {
    expect(findTyped('du', words, 1)).toBe(2);
  });

  it('goes on with the same letter, around the end', () => {
    expect([findTyped('d', words, 1), findTyped('dd', words, 2), findTyped('d', words, 3)]).toEqual([
      2, 3, 1,
    ]);
  });

  it('finds nothing where nothing begins so', () => {
    expect(findTyped('x', words, 0)).toBe(-1);
  });
});
