import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { PULL_THRESHOLD, pullDistance } from './pull-distance.js';
import { PullToRefresh } from './pull-to-refresh.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(() => {
  cleanup();
  window.scrollY = 0;
});

const START = { clientX: 100, clientY: 100 };
const FAR = { clientX: 104, clientY: 100 + 2 * PULL_THRESHOLD };
const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touches: object[]) =>
  fireEvent[kind](screen.getByRole('main'), { touches });
const indicator = () => document.querySelector('[data-slot=pull-indicator]');

/** Shows a page whose refresh lasts until `finish` is called. */
function showPage() {
  let finish = (): void => undefined;
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <StoryProvider campus={createStoryCampus()}>
      <main>Listings</main>
      <PullToRefresh onRefresh={onRefresh} />
    </StoryProvider>,
  );
  return { onRefresh, finish: () => act(async () => finish()) };
}

it('follows a downward drag at half its speed, and ignores other movements', () => {
  const from = { x: 10, y: 10 };
  expect(pullDistance(from, { x: 12, y: 50 })).toBe(20);
  expect(pullDistance(from, { x: 10, y: 4_000 })).toBe(88);
  expect(pullDistance(from, { x: 80, y: 50 })).toBe(0);
  expect(pullDistance(from, { x: 10, y: 2 })).toBe(0);
});

it('refreshes once after a long enough pull, and announces it', async () => {
  const { onRefresh, finish } = showPage();
  touch('touchStart', START);
  touch('touchMove', FAR);
  expect(indicator()?.hasAttribute('data-far')).toBe(true);
  expect(onRefresh).not.toHaveBeenCalled();
  touch('touchEnd');
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Refreshing…');
  touch('touchStart', START);
  touch('touchMove', FAR);
  touch('touchEnd');
  expect(onRefresh).toHaveBeenCalledOnce();
  await finish();
  expect(await screen.findByText('Refreshed')).toBeDefined();
  expect(indicator()).toBeNull();
});

it.each([
  ['a short pull', () => touch('touchMove', { clientX: 100, clientY: 140 })],
  ['a pull to the side', () => touch('touchMove', { clientX: 400, clientY: 200 })],
  ['a pull that returns', () => [touch('touchMove', FAR), touch('touchMove', START)]],
  ['two fingers', () => touch('touchMove', FAR, START)],
  ['a page that scrolls', () => [(window.scrollY = 40), touch('touchMove', FAR)]],
  ['a pull that the browser takes over', () => [touch('touchMove', FAR), touch('touchCancel')]],
])('does not refresh after %s', (_, pull) => {
  const { onRefresh } = showPage();
  touch('touchStart', START);
  pull();
  touch('touchEnd');
  expect(onRefresh).not.toHaveBeenCalled();
  expect(indicator()).toBeNull();
});

it('ignores a pull in a scrolled list, a dialog or a map', () => {
  const { onRefresh } = showPage();
  const main = screen.getByRole('main');
  for (const mark of [
    () => (main.scrollTop = 10),
    () => main.setAttribute('role', 'alertdialog'),
    () => (main.style.touchAction = 'none'),
  ]) {
    mark();
    const pulled = document.querySelector('main');
    if (pulled === null) throw new Error('There is no page.');
    fireEvent.touchStart(pulled, { touches: [START] });
    fireEvent.touchMove(pulled, { touches: [FAR] });
    fireEvent.touchEnd(pulled);
    main.scrollTop = 0;
    main.removeAttribute('role');
  }
  expect(onRefresh).not.toHaveBeenCalled();
});
