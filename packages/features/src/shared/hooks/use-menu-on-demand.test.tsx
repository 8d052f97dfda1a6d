import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { useMenuOnDemand } from './use-menu-on-demand.js';
import { StoryProvider } from '../../testing/story-provider.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Dots({ load, ahead }: { load: () => Promise<object>; ahead: boolean }) {
  const { trigger } = useMenuOnDemand(load, 'menu', { ahead });
  return <span {...trigger} />;
}

/** Counts the loads of the menu's code without any interaction. */
function askedFor(ahead: boolean, saveData: boolean): number {
  const load = vi.fn(async () => ({}));
  render(
    <StoryProvider campus={createStoryCampus({})} saveData={saveData}>
      <Dots load={load} ahead={ahead} />
    </StoryProvider>,
  );
  vi.runAllTimers();
  return load.mock.calls.length;
}

it('prefetches the code of a menu that most users open', () => {
  expect(askedFor(true, false)).toBe(1);
});

it('does not prefetch while data is saved, or for a menu that few users open', () => {
  expect(askedFor(true, true)).toBe(0);
  expect(askedFor(false, false)).toBe(0);
});
