import { describe, expect, it } from 'vitest';
import { createAllowance } from '../../calls/allowance.js';

const clockAt = (start: number) => {
  let time = start;
  return { now: () => new Date(time), advance: (by: number) => void (time += by) };
};

describe('an allowance', () => {
  it('is used up after its number of calls, and not before', () => {
    const { take } = createAllowance(clockAt(0), 3, 1_000);
    expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  });

  it('is restored exactly when its period ends, counted from the first call', () => {
    const clock = clockAt(5_000);
    const { take } = createAllowance(clock, 1, 1_000);
    expect(take()).toBe(true);
    clock.advance(600);
    expect(take()).toBe(false);
    clock.advance(399);
    expect(take()).toBe(false);
    clock.advance(1);
    expect([take(), take()]).toEqual([true, false]);
  });

  it('throws rate_limited to a caller who requires it when it is used up', () => {
    const allowance = createAllowance(clockAt(0), 1, 1_000);
    expect(() => allowance.require()).not.toThrow();
    expect(() => allowance.require()).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  });
});
