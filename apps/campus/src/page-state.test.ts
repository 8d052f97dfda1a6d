import { expect, it } from 'vitest';
import {
  canHydrate,
  escapeJson,
  isSameViewer,
  wasStored,
  type PageContext,
  type PageState,
} from './page-state.js';

const now = new Date('2026-05-06T12:00:00Z');
const state: PageState = {
  viewer: null,
  locale: 'en',
  saveData: false,
  choice: ':mine',
  missing: false,
  ownNotes: false,
  at: now.getTime(),
  queries: { queries: [], mutations: [] },
};
const here: PageContext = { userId: null, locale: 'en', saveData: false, choice: ':mine', now };
const esi = { id: 'esi' } as PageState['viewer'];

it.each([
  ['a visitor', state, here, true],
  ['its user', { ...state, viewer: esi }, { ...here, userId: 'esi' }, true],
  ['another user', { ...state, viewer: esi }, { ...here, userId: 'kofi' }, false],
  ['a visitor of a member’s document', { ...state, viewer: esi }, here, false],
  ['a member of a visitor’s document', state, { ...here, userId: 'esi' }, false],
  ['a user that is not known yet', { ...state, viewer: esi }, { ...here, userId: undefined }, false],
  ['a reader of another language', state, { ...here, locale: 'fr' }, false],
  ['a browser that saves data', state, { ...here, saveData: true }, false],
  ['a reader of another campus', state, { ...here, choice: 'knust:mine' }, false],
  ['a page of this browser’s own notes', { ...state, ownNotes: true }, here, false],
  ['a document of yesterday', { ...state, at: state.at - 86_400_000 }, here, false],
] as const)('decides whether to hydrate for %s', (_who, rendered, browser, expected) => {
  expect(canHydrate(rendered, browser)).toBe(expected);
});

it.each([
  ['that the server has just rendered', 300, false],
  ['that was rendered on a server whose clock is a second late', -1_000, false],
  ['that was rendered before the navigation', -20_000, true],
] as const)('decides whether the device had stored a document %s', (_which, after, expected) => {
  const at = now.getTime() + after;
  expect(wasStored({ at }, { navigatedAt: now.getTime(), isOnline: true })).toBe(expected);
  expect(wasStored({ at }, { navigatedAt: now.getTime(), isOnline: false })).toBe(true);
});

it('accepts fetched data for the same viewer only', () => {
  expect(isSameViewer({ ...state, viewer: esi }, 'esi')).toBe(true);
  expect(isSameViewer({ ...state, viewer: esi }, 'kofi')).toBe(false);
  expect(isSameViewer({ ...state, viewer: esi }, null)).toBe(false);
});

it('escapes data so that no text ends its element, and keeps it readable', () => {
  const data = { name: '</script><!-- <script>', line: 'a\u2028b' };
  expect(escapeJson(data)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(escapeJson(data))).toEqual(data);
});
