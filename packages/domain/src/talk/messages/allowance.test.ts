import { describe, expect, it } from 'vitest';
import { createAllowance } from '../../calls/allowance.js';

const clockAt = (start: number) => {
  let time = start;
  return { now: () => new Date(time), advance: (by: number) => void (time += by) };
};

describe('an allowance', () => {
  it('is used up by as many as it has, and no earlier', () => {
    const { take } = createAllowance(clockAt(0), 3, 1_000);
    expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  });

  it('is whole again exactly when its time is over, counted from the first', () => {
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

  it('says that it is used up to a caller who requires it', () => {
    const allowance = createAllowance(clockAt(0), 1, 1_000);
    expect(() => allowance.require()).not.toThrow();
    expect(() => allowance.require()).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  });
});
