import { expect, it } from 'vitest';
import { suggestedAmounts } from './suggested-amounts.js';

it('suggests three round amounts between the last offer and the price', () => {
  expect(suggestedAmounts(280, 350)).toEqual([300, 320, 330]);
  expect(suggestedAmounts(1600, 1850)).toEqual([1650, 1750, 1800]);
  expect(suggestedAmounts(70, 120)).toEqual([80, 100, 110]);
});

it('suggests neither of the two ends, and no amount without room between them', () => {
  for (const [from, to] of [
    [100, 104],
    [175, 280],
    [1_100, 1_980],
  ] as const) {
    const amounts = suggestedAmounts(from, to);
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.every((amount) => amount > from && amount < to)).toBe(true);
  }
  expect(suggestedAmounts(99, 100)).toEqual([]);
  expect(suggestedAmounts(0.5, 1)).toEqual([]);
});
