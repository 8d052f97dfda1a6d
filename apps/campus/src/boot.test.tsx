// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');
let root: HTMLElement;
const button = () => root.querySelector('button');

/** Runs public/boot.js on a page that was drawn with one button. */
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.innerHTML = '<button>Save</button>';
  document.body.replaceChildren(root);
});
new Function(code)();

it('presses a button again that was pressed before React knew it, once', async () => {
  const pressed = vi.fn();
  button()?.click();
  await act(() => hydrateRoot(root, <button onClick={pressed}>Save</button>));
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  button()?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('presses only the last one, and none that is gone', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  root.innerHTML = '<button>One</button><button>Two</button>';
  button()?.click();
  root.querySelectorAll('button')[1]?.click();
  const page = (
    <>
      <button onClick={first}>One</button>
      <button onClick={second}>Two</button>
    </>
  );
  await act(() => hydrateRoot(root, page));
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});
