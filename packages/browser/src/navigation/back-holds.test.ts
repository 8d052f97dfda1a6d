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

it('tells the holder of a step back, stays on the page, and keeps it from the router', async () => {
  const release = hold(vi.fn(() => release()));
  expect(history.state).toEqual({ idx: 1, held: true });
  history.back();
  await expect.poll(isMarked).toBe(false);
  expect(window.location.pathname).toBe('/listing');
  expect(heardByRouter).not.toHaveBeenCalled();
});

it('closes nested windows one by one, the latest first', async () => {
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

it('takes its entry away when the window is closed otherwise', async () => {
  const before = history.length;
  hold(vi.fn())();
  await expect.poll(isMarked).toBe(false);
  expect(history.state).toEqual({ idx: 1 });
  expect(history.length).toBe(before + 1);
  expect(heardByRouter).not.toHaveBeenCalled();
});

it('goes back no step of a page that the window led to', () => {
  const back = vi.spyOn(history, 'back');
  vi.useFakeTimers();
  hold(vi.fn())();
  history.pushState({ idx: 2 }, '', '/checkout');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(back).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/checkout');
});

it('uses one entry for a window that opens as another closes', async () => {
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

it('takes the next step back, too, for a window that stays open', async () => {
  const onBack = vi.fn();
  hold(onBack);
  history.back();
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
  await expect.poll(isMarked).toBe(true);
  history.back();
  await expect.poll(() => onBack.mock.calls.length).toBe(2);
  expect(window.location.pathname).toBe('/listing');
});
