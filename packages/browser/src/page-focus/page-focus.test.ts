import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPages } from './page-focus.js';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Renders a page the way the router does. */
function show(title: string, content = ''): void {
  const root = document.querySelector('#root');
  if (root) root.innerHTML = `<main><h1>${title}</h1>${content}</main>`;
}
const go = (path: string) => window.history.pushState(null, '', path);
const focused = () => document.activeElement?.textContent;
const shown = (title: string) => vi.waitFor(() => expect(focused()).toBe(title), { timeout: 10_000 });
/** Resolves after two frames, when all scheduled checks have run. */
const looked = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/hives">Hives</a><input /></nav><div id="root"></div>';
  window.history.replaceState(null, '', '/dashboard');
  show('Dashboard');
  const root = document.querySelector<HTMLElement>('#root');
  if (root) followPages(root);
});

afterEach(() => document.body.replaceChildren());
afterAll(() => vi.unstubAllGlobals());

it('focuses the heading of a new page, also when the user came by the menu', async () => {
  document.querySelector<HTMLElement>('nav a')?.focus();
  go('/hives');
  await looked();
  expect(focused()).toBe('Hives');
  show('All hives');
  await shown('All hives');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('focuses the visible heading when another one is hidden', async () => {
  go('/hives/buzz');
  const hidden = '<h1 hidden tabindex="0">Events on phones</h1>';
  const root = document.querySelector('#root');
  if (root) root.innerHTML = `<main>${hidden}<h1>Events</h1></main>`;
  // This DOM has no layout, so hidden elements need a stub.
  vi.spyOn(document.querySelectorAll('h1')[0] ?? document.body, 'focus').mockImplementation(() => undefined);
  await shown('Events');
});

it('leaves the focus on an element within the page, and in a field where the user types', async () => {
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

it('focuses the link that had led away when the user goes back', async () => {
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
  // The list is rendered after the heading.
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<a href="/hives/essentials">Essentials</a><a href="/hives/buzz">Buzz</a>',
    );
  await shown('Buzz');
});

it('focuses the late heading of a conversation, and its link in the list when the user goes back', async () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Messages</h1><a href="/messages/7">Kofi</a>';
  document.querySelector('#root')?.replaceChildren(main);
  const [all, link] = [main.querySelector('h1'), main.querySelector('a')];
  go('/messages');
  await shown('Messages');

  // On a phone, the conversation replaces the list. This DOM has no layout, so the test simulates the hidden list.
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  all?.blur();
  const hidden = vi.spyOn(all ?? main, 'focus').mockImplementation(() => undefined);
  go('/messages/7');
  main.insertAdjacentHTML('beforeend', '<p>Loading...</p>');
  await looked();
  expect(document.activeElement).toBe(document.body);
  main.insertAdjacentHTML('beforeend', '<h2 data-page-heading>Kofi Asante</h2>');
  await shown('Kofi Asante');

  const returned = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.back();
  await returned;
  hidden.mockRestore();
  main.querySelector('h2')?.remove();
  await shown('Kofi');
});

it('waits for a visible heading when the first one is hidden', async () => {
  const root = document.querySelector('#root');
  go('/messages/7');
  if (root) root.innerHTML = '<main><h1>Messages</h1></main>';
  vi.spyOn(document.querySelector('h1') ?? document.body, 'focus').mockImplementation(() => undefined);
  await looked();
  root?.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 data-page-heading>Kofi Asante</h2>');
  await shown('Kofi Asante');
});
