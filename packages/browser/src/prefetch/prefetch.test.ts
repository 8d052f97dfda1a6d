import { afterEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch.js';

afterEach(() => document.body.replaceChildren());

it('prefetches a page once when its link is touched or focused, but no other site, and not in data saver mode', async () => {
  const preload = vi.fn(() => Promise.resolve());
  let saveData = true;
  prefetchOnIntent(preload, () => saveData);
  const home =
    '<a id="a" href="/about"><b>About</b></a><a id="c" href="https://ug.edu.gh/">Away</a><a id="d" href="/terms">Terms</a>';
  document.body.innerHTML = home;
  const over = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  over('b');
  saveData = false;
  over('b');
  over('#a', 'focusin');
  over('#c');
  over('#d');
  await vi.waitFor(() => expect(preload).toHaveBeenCalledWith('/terms'), 20_000);
  expect(preload.mock.calls).toEqual([['/about'], ['/terms']]);
});
