import { describe, expect, it } from 'vitest';
import { MIN_SOLD, soldRangeOf } from './price-range.js';

describe('the price range of sales', () => {
  it('needs five sales, and does not count gifts', () => {
    expect(MIN_SOLD).toBe(5);
    expect(soldRangeOf([100, 100, 100, 100])).toBeNull();
    expect(soldRangeOf([100, 100, 100, 100, 0, 0])).toBeNull();
    expect(soldRangeOf([100, 100, 100, 100, 100])).toEqual({
      lowMinor: 100,
      medianMinor: 100,
      highMinor: 100,
      count: 5,
    });
  });

  it('spans the medians of both halves in any order, so that one outlier changes little', () => {
    const sales = [50, 10, 30, 20, 40];
    expect(soldRangeOf(sales)).toEqual({ lowMinor: 15, medianMinor: 30, highMinor: 45, count: 5 });
    expect(soldRangeOf([...sales, 1_000_000])).toEqual({
      lowMinor: 20,
      medianMinor: 35,
      highMinor: 50,
      count: 6,
    });
    expect(sales).toEqual([50, 10, 30, 20, 40]);
  });

  it('has whole minor units, rounded half up, in ascending order', () => {
    expect(soldRangeOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
      lowMinor: 3,
      medianMinor: 5,
      highMinor: 7,
      count: 8,
    });
  });
});
