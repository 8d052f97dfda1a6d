import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetry, delayAfter, type Retry } from './retry.js';

const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const LONGEST = () => 1;

let attempt = vi.fn();
let retry: Retry;
beforeEach(() => {
  vi.useFakeTimers();
  attempt = vi.fn();
  retry = createRetry(attempt, LONGEST);
});
afterEach(() => {
  retry.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits twice as long after each failure, never more than five seconds, half of it at random', () => {
  expect([1, 2, 3, 4, 50].map((failures) => delayAfter(failures, LONGEST))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect([1, 9].map((failures) => delayAfter(failures, () => 0))).toEqual([500, 2_500]);
});

describe('a retry', () => {
  it('goes on for an hour of failures', () => {
    attempt.mockImplementation(() => retry.failed());
    retry.start();
    vi.advanceTimersByTime(60 * 60_000);
    // Attempts at 0, 1, 3 and 7 seconds, then every five seconds.
    expect(attempt).toHaveBeenCalledTimes(4 + Math.floor((3_600 - 7) / 5));
  });

  it('begins with the shortest pause again after a success', () => {
    retry.start();
    for (let failures = 0; failures < 5; failures += 1) {
      retry.failed();
      vi.advanceTimersByTime(5_000);
    }
    retry.succeeded();
    attempt.mockClear();
    retry.failed();
    vi.advanceTimersByTime(999);
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('rests while the page is hidden, and tries at once when it is seen again', () => {
    retry.start();
    show('hidden');
    retry.failed();
    vi.advanceTimersByTime(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    show('visible');
    expect(attempt).toHaveBeenCalledTimes(2);

    retry.failed();
    show('hidden');
    vi.advanceTimersByTime(60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('tries at once when the network returns, but makes no second attempt beside one', () => {
    retry.start();
    window.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(1);
    retry.failed();
    window.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(2);
    retry.succeeded();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('is over once stopped', () => {
    retry.start();
    retry.failed();
    retry.stop();
    retry.failed();
    window.dispatchEvent(new Event('online'));
    show('visible');
    vi.advanceTimersByTime(60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
