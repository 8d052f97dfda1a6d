import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts its signal when the time is over, and reports that it is over', () => {
  const deadline = startDeadline(20_000, undefined);
  vi.advanceTimersByTime(19_999);
  expect([deadline.signal.aborted, deadline.isOver()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([deadline.signal.aborted, deadline.isOver()]).toEqual([true, true]);
});

it('aborts its signal with the reason of the caller, and does not report that the time is over', () => {
  const caller = new AbortController();
  const deadline = startDeadline(20_000, caller.signal);
  caller.abort('left the page');
  expect([deadline.signal.aborted, deadline.signal.reason, deadline.isOver()]).toEqual([
    true,
    'left the page',
    false,
  ]);
});

it('starts with an aborted signal when the caller has already aborted', () => {
  expect(startDeadline(20_000, AbortSignal.abort()).signal.aborted).toBe(true);
});

it('ignores timer and caller after its end', () => {
  const caller = new AbortController();
  const deadline = startDeadline(20_000, caller.signal);
  deadline.end();
  caller.abort();
  vi.advanceTimersByTime(60_000);
  expect([deadline.signal.aborted, vi.getTimerCount()]).toEqual([false, 0]);
});

it('works where AbortSignal.any and AbortSignal.timeout are missing', () => {
  const { any, timeout } = AbortSignal;
  Object.assign(AbortSignal, { any: undefined, timeout: undefined });
  try {
    const deadline = startDeadline(1, new AbortController().signal);
    vi.advanceTimersByTime(1);
    expect(deadline.isOver()).toBe(true);
  } finally {
    Object.assign(AbortSignal, { any, timeout });
  }
});
