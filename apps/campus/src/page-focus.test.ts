// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { followPages } from './page-focus.js';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** One page after another, as the router shows them. */
function show(title: string, content = ''): void {
  const root = document.querySelector('#root');
  if (root) root.innerHTML = `<main><h1>${title}</h1>${content}</main>`;
}
const go = (path: string) => window.history.pushState(null, '', path);
const focused = () => document.activeElement?.textContent;
const shown = (title: string) => vi.waitFor(() => expect(focused()).toBe(title), { timeout: 10_000 });
/** Two frames later everything that was asked for has been looked at. */
const looked = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/hives">Hives</a><input /></nav><div id="root"></div>';
  window.history.replaceState(null, '', '/dashboard');
  show('Dashboard');
  const root = document.querySelector<HTMLElement>('#root');
  if (root) followPages(root);
});

it('begins a page at its heading, also for who came by the menu', async () => {
  document.querySelector<HTMLElement>('nav a')?.focus();
  go('/hives');
  await looked();
  expect(focused()).toBe('Hives');
  show('All hives');
  await shown('All hives');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('takes the heading that is shown of two', async () => {
  go('/hives/buzz');
  const hidden = '<h1 hidden tabindex="0">Events on phones</h1>';
  const root = document.querySelector('#root');
  if (root) root.innerHTML = `<main>${hidden}<h1>Events</h1></main>`;
  // This DOM has no layout in which to be hidden.
  vi.spyOn(document.querySelectorAll('h1')[0] ?? document.body, 'focus').mockImplementation(() => undefined);
  await shown('Events');
});

it('stays where the focus is within the page, and where somebody types', async () => {
  go('/hives');
  show('All hives', '<button>Search</button>');
  document.querySelector('button')?.focus();
  await looked();
  expect(focused()).toBe('Search');
  document.querySelector('input')?.focus();
  go('/help');
  show('Help');
  await looked();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('comes back to the link that had led away', async () => {
  go('/hives');
  show('All hives', '<a href="/hives/buzz">Buzz</a>');
  await shown('All hives');
  document.querySelector<HTMLElement>('main a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  go('/hives/buzz');
  show('Events');
  await shown('Events');
  const returned = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.back();
  await returned;
  show('All hives');
  await shown('All hives');
  // What is listed comes later than the heading.
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<a href="/hives/essentials">Essentials</a><a href="/hives/buzz">Buzz</a>',
    );
  await shown('Buzz');
});
