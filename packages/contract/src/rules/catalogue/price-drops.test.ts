import { describe, expect, it } from 'vitest';
import { decidePriceDrop, percentOff, type PriceChange } from './price-drops.js';

const change = (over: Partial<PriceChange>) =>
  decidePriceDrop({
    hive: 'essentials',
    beforeMinor: 100_00,
    afterMinor: 100_00,
    earlierMinor: [],
    shownFromMinor: null,
    ...over,
  });
const none = { shownFromMinor: null, isDrop: false };

describe('a price drop', () => {
  it('starts at a fall of five per cent, to the minor unit', () => {
    expect(change({ afterMinor: 95_01 })).toEqual(none);
    expect(change({ afterMinor: 95_00 })).toEqual({ shownFromMinor: 100_00, isDrop: true });
    expect(change({ afterMinor: 0 })).toEqual({ shownFromMinor: 100_00, isDrop: true });
  });

  it('does not arise from raising the price first', () => {
    expect(change({ beforeMinor: 150_00, earlierMinor: [100_00] })).toEqual(none);
    expect(change({ beforeMinor: 150_00, afterMinor: 96_00, earlierMinor: [100_00] })).toEqual(none);
    expect(change({ beforeMinor: 150_00, afterMinor: 90_00, earlierMinor: [120_00, 100_00] })).toEqual({
      shownFromMinor: 100_00,
      isDrop: true,
    });
  });

  it('is measured from the lowest earlier price, so that a second drop counts from the first', () => {
    expect(change({ beforeMinor: 80_00, afterMinor: 70_00, earlierMinor: [100_00] })).toEqual({
      shownFromMinor: 80_00,
      isDrop: true,
    });
  });

  it('stays shown when the price falls a little more, and ends otherwise', () => {
    const shown = { beforeMinor: 80_00, earlierMinor: [100_00], shownFromMinor: 100_00 };
    expect(change({ ...shown, afterMinor: 79_00 })).toEqual({ shownFromMinor: 100_00, isDrop: false });
    expect(change({ ...shown, afterMinor: 80_00 })).toEqual(none);
    expect(change({ ...shown, afterMinor: 90_00 })).toEqual(none);
  });

  it('does not arise from a free price, nor in a hive that sells nothing to the reader', () => {
    expect(change({ beforeMinor: 0, afterMinor: 0 })).toEqual(none);
    expect(change({ beforeMinor: 50_00, afterMinor: 10_00, earlierMinor: [0] })).toEqual(none);
    for (const hive of ['sidehustle', 'logistics', 'archive', 'of-tomorrow'])
      expect(change({ hive, afterMinor: 1_00 })).toEqual(none);
  });
});

it('percentOff never exceeds the fall of the price', () => {
  expect(percentOff(100_00, 95_00)).toBe(5);
  expect(percentOff(300, 201)).toBe(33);
  expect(percentOff(300, 0)).toBe(100);
  expect(percentOff(0, 0)).toBe(0);
});
