import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBackHolds } from './back-holds.js';

let holds: ReturnType<typeof createBackHolds>;
const heardByRouter = vi.fn();
beforeAll(() => {
  holds = createBackHolds();
  window.addEventListener('popstate', heardByRouter);
});
beforeEach(() => {
  history.pushState({ idx: 1 }, '', '/listing');
  heardByRouter.mockClear();
});
const releases: (() => void)[] = [];
const hold = (onBack: () => void) => {
  const release = holds.hold(onBack);
  releases.push(release);
  return release;
};
const isMarked = () => 'held' in history.state;
afterEach(async () => {
  vi.restoreAllMocks();
  for (const release of releases.splice(0)) release();
  await expect.poll(isMarked).toBe(false);
});

it('passes a step back to the holder, stays on the page, and hides the step from the router', async () => {
  const release = hold(vi.fn(() => release()));
  expect(history.state).toEqual({ idx: 1, held: true });
  history.back();
  await expect.poll(isMarked).toBe(false);
  expect(window.location.pathname).toBe('/listing');
  expect(heardByRouter).not.toHaveBeenCalled();
});

it('closes nested windows one by one on steps back, the latest first', async () => {
  const closed: string[] = [];
  const outer = hold(() => {
    closed.push('outer');
    outer();
  });
  const inner = hold(() => {
    closed.push('inner');
    inner();
  });
  history.back();
  await expect.poll(() => closed).toEqual(['inner']);
  expect(isMarked()).toBe(true);
  history.back();
  await expect.poll(() => closed).toEqual(['inner', 'outer']);
  expect(window.location.pathname).toBe('/listing');
});

it('removes its history entry when the window closes without a step back', async () => {
  const before = history.length;
  hold(vi.fn())();
  await expect.poll(isMarked).toBe(false);
  expect(history.state).toEqual({ idx: 1 });
  expect(history.length).toBe(before + 1);
  expect(heardByRouter).not.toHaveBeenCalled();
});

it('makes no step back when the window has led to another page', () => {
  const back = vi.spyOn(history, 'back');
  vi.useFakeTimers();
  hold(vi.fn())();
  history.pushState({ idx: 2 }, '', '/checkout');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(back).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/checkout');
});

it('reuses one history entry when a window opens as another closes', async () => {
  const before = history.length;
  const back = vi.spyOn(history, 'back');
  vi.useFakeTimers();
  hold(vi.fn())();
  const second = vi.fn();
  hold(second);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(back).not.toHaveBeenCalled();
  expect(isMarked()).toBe(true);
  expect(history.length).toBe(before + 1);
  history.back();
  await expect.poll(() => second.mock.calls.length).toBe(1);
});

it('passes the next step back, too, to a window that stays open', async () => {
  const onBack = vi.fn();
  hold(onBack);
  history.back();
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
  await expect.poll(isMarked).toBe(true);
  history.back();
  await expect.poll(() => onBack.mock.calls.length).toBe(2);
  expect(window.location.pathname).toBe('/listing');
});
