import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import { useMenuOnDemand } from './use-menu-on-demand.js';

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

it('fetches a menu that most will open ahead, so that its first press waits for nothing', () => {
  expect(askedFor(true, false)).toBe(1);
});

it('fetches nothing ahead while data is saved, nor what few open', () => {
  expect(askedFor(true, true)).toBe(0);
  expect(askedFor(false, false)).toBe(0);
});
