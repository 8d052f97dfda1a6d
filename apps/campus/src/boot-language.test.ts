// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');
const { documentElement: root } = document;
const asked: string[] = [];
/** What the server answers to whoever asks in another language. */
let answer: { status: number; html: string };

/** A page as the server drew it, opened on this device. */
function open({ at = '/', preferences = {}, drawn = true, language = 'en' }) {
  window.history.replaceState(null, '', at);
  localStorage.setItem('campushive_preferences', JSON.stringify(preferences));
  root.lang = language;
  if (drawn) root.dataset['drawn'] = '';
  document.body.innerHTML =
    '<div id="root" data-prerendered><h1>Pricing</h1></div><script id="answers"></script>';
  new Function(code)();
}
const shown = () => ({
  lang: root.lang,
  words: document.querySelector('h1')?.textContent,
  hidden: 'foreign' in root.dataset,
});

beforeEach(() => {
  asked.length = 0;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      response: Document | null = null;
      onloadend = () => undefined;
      open(_method: string, path: string) {
        asked.push(path);
      }
      setRequestHeader(name: string, value: string) {
        asked.push(`${name}: ${value}`);
      }
      send() {
        this.status = answer.status;
        this.response = new DOMParser().parseFromString(answer.html, 'text/html');
        this.onloadend();
      }
    },
  );
});

it('shows a page as the server drew it in the chosen language', () => {
  answer = {
    status: 200,
    html: '<html lang="fr"><title>Tarifs</title><div id="root" data-prerendered="fr"><h1>Tarifs</h1></div></html>',
  };
  open({ at: '/pricing?q=1', preferences: { language: 'fr', theme: 'dark' } });
  expect(asked).toEqual(['/pricing?q=1', 'accept-language: fr']);
  expect(shown()).toEqual({ lang: 'fr', words: 'Tarifs', hidden: false });
  expect([document.title, root.dataset['theme']]).toEqual(['Tarifs', 'dark']);
  // What the page in the other language was drawn with.
  expect(document.getElementById('answers')).toBeNull();
});

it.each([
  ['nothing', { status: 0, html: '' }],
  ['an error', { status: 503, html: '<html lang="fr"><div id="root" data-prerendered="fr"></div></html>' }],
  [
    'another language',
    { status: 200, html: '<html lang="en"><div id="root" data-prerendered></div></html>' },
  ],
  ['a page that is not drawn', { status: 200, html: '<html lang="fr"><div id="root"></div></html>' }],
])('leaves the page hidden to the app when the server answers %s', (_what, given) => {
  answer = given;
  open({ preferences: { language: 'fr' } });
  expect(shown()).toEqual({ lang: 'fr', words: 'Pricing', hidden: true });
});

it('asks for nothing where the page is in the right language already', () => {
  open({ preferences: { language: 'en' } });
  open({});
  open({ language: 'fr' });
  expect([root.lang, asked]).toEqual(['fr', []]);
});

it('leads back to English on a device whose browser prefers another language', () => {
  answer = {
    status: 200,
    html: '<html lang="en"><div id="root" data-prerendered><h1>Prices</h1></div></html>',
  };
  open({ preferences: { language: 'en' }, language: 'fr' });
  expect(shown()).toEqual({ lang: 'en', words: 'Prices', hidden: false });
});

it('keeps the language of the address for later pages, and says it once', () => {
  answer = { status: 0, html: '' };
  open({ at: '/about?lang=es&x=1', preferences: { language: 'fr', theme: 'dark' } });
  expect(root.lang).toBe('es');
  expect(window.location.search).toBe('?x=1');
  expect(localStorage.getItem('campushive_preferences')).toBe('{"language":"es","theme":"dark"}');
  open({ at: '/about?lang=tlh', preferences: { language: 'fr' } });
  expect(root.lang).toBe('fr');
});

it('takes the language of the device where the server drew nothing and nobody has chosen', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tw-GH', 'fr-CI', 'en']);
  open({ drawn: false });
  expect(root.lang).toBe('fr');
  open({ drawn: true });
  expect([root.lang, asked]).toEqual(['en', []]);
});
