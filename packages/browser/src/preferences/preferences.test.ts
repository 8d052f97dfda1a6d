import { aStudent, createStoryCampus } from '@campushive/features/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createKeyStore } from '../storage/key-store.js';
import { createPreferences } from './preferences.js';

const { definition: campus, ports } = createStoryCampus({ session: { status: 'anonymous' } });
const visitor = ports.session;
const KEY = `${campus.key}_preferences`;
const device = createKeyStore(() => localStorage);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
  delete document.documentElement.dataset['theme'];
});

it('stores a chosen language for the next page and, in a cookie, for the server', () => {
  createPreferences(device, campus, visitor).choose({ locale: 'fr' });
  expect(document.documentElement.lang).toBe('fr');
  expect(document.cookie).toContain(`${KEY}=.fr.auto.`);
  document.documentElement.lang = 'en';
  expect(createPreferences(device, campus, visitor).now().language).toBe('fr');
});

it('applies the settings of the member who signs in', () => {
  const student = aStudent(0);
  const settings = { ...student.settings, theme: 'dark', language: 'es', dataSaver: 'on' } as const;
  const { session } = createStoryCampus({
    session: { status: 'member', user: { ...student, settings }, offline: false },
  }).ports;
  expect(createPreferences(device, campus, session).now()).toMatchObject({ language: 'es', saveData: true });
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it.each(['null', '7', '"fr"', '[]', '{', '{"language":"xx","theme":"pink","dataSaver":1,"choice":{}}'])(
  'ignores stored preferences that are broken: %s',
  (note) => {
    device.set(KEY, note);
    const { language, saveData } = createPreferences(device, campus, visitor).now();
    expect([language, saveData]).toEqual([campus.defaultLocale, false]);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  },
);

it('gives a visitor the first language of the browser that the campus offers', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tw-GH', 'fr-CI', 'es']);
  document.documentElement.lang = 'en';
  expect(createPreferences(device, campus, visitor).now().language).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('keeps the language of a document that a server rendered', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
  document.documentElement.lang = 'es';
  expect(createPreferences(device, campus, visitor, true).now().language).toBe('es');
});
