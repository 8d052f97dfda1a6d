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

it('doubles the delay after each failure, up to five seconds, and randomises half of it', () => {
  expect([1, 2, 3, 4, 50].map((failures) => delayAfter(failures, LONGEST))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect([1, 9].map((failures) => delayAfter(failures, () => 0))).toEqual([500, 2_500]);
});

describe('the retry of a connection', () => {
  it('continues through an hour of failures', () => {
    attempt.mockImplementation(() => retry.failed());
    retry.start();
    vi.advanceTimersByTime(60 * 60_000);
    // Attempts at 0, 1, 3 and 7 seconds, then every five seconds.
    expect(attempt).toHaveBeenCalledTimes(4 + Math.floor((3_600 - 7) / 5));
  });

  it('starts again with the shortest delay after a success', () => {
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

  it('pauses while the page is hidden, and tries at once when the page is visible again', () => {
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

  it('tries at once when the network returns, unless an attempt is running or has succeeded', () => {
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

  it('makes no attempt after it was stopped', () => {
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
