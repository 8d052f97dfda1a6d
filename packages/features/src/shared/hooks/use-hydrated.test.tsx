import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.js';

const seen: boolean[] = [];
function Part() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <button disabled={!hydrated}>Send</button>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  seen.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('is false on the server and while its HTML is hydrated, and true afterwards', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Part />);
  expect(root.innerHTML).toContain('disabled');
  const [button] = root.getElementsByTagName('button');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, <Part />, { onRecoverableError }));
  expect(seen).toEqual([false, false, true]);
  expect(root.getElementsByTagName('button')[0]).toBe(button);
  expect(button?.disabled).toBe(false);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is true immediately without HTML from the server', async () => {
  await act(async () => createRoot(document.createElement('div')).render(<Part />));
  expect(seen).toEqual([true]);
});
