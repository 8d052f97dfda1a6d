// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { aliveWhenNear, useAlive } from './when-near.js';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which somebody comes near when they are told to. */
function reader(): () => void {
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const seen = { isIntersecting: true } as IntersectionObserverEntry;
  return () => tell([seen], {} as IntersectionObserver);
}

const Part = aliveWhenNear(() => <button>{useAlive() ? 'alive' : 'drawn'}</button>);

it('leaves what was drawn ahead as it is until its reader comes near, then takes it over in place', async () => {
  const comeNear = reader();
  const root = document.createElement('div');
  root.innerHTML = '<div class="drawn-below"><!--$--><button>drawn</button><!--/$--></div>';
  const [drawn] = root.getElementsByTagName('button');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, <Part />, { onRecoverableError }));
  expect(root.textContent).toBe('drawn');
  await act(async () => comeNear());
  expect(root.textContent).toBe('alive');
  expect(root.getElementsByTagName('button')[0]).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
