// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showLost } from './lost.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

/** Where a page has fallen. */
function emptyRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  return root;
}

it('says in the language of the page that there is no network, and what can be done', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.documentElement.lang = 'fr';
  const root = emptyRoot();
  showLost(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Vous êtes hors ligne'), 20_000);
  expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Réessayer',
    'Retour',
  ]);
});

it('says it once, whatever else breaks, and otherwise with a network', async () => {
  const root = emptyRoot();
  showLost(root);
  showLost(root);
  await vi.waitFor(() => expect(root.textContent).toContain('This page could not be loaded'), 20_000);
  expect(root.querySelectorAll('main')).toHaveLength(1);
});
