import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PATHS } from './destinations.js';
import { routeOf } from './router.js';
import { LAYOUT, NOT_FOUND, ROUTES } from './routes.js';

const pathOf = (pathname: string) => routeOf(pathname)?.path;

it.each([
  ['/', PATHS.home],
  ['/login/', PATHS.login],
  ['/tasks/01a2', PATHS.publicListing],
  ['/dashboard/hives/buzz/01a2', PATHS.listing],
  ['/dashboard/hives/buzz/new', PATHS.postInHive],
  ['/dashboard/hives/buzz/01a2/attendees', PATHS.attendees],
  ['/dashboard/search/saved', PATHS.savedSearches],
  ['/dashboard/wanted', PATHS.wanted],
  ['/dashboard/wanted/7', PATHS.wantedPost],
  ['/wanted/7', PATHS.publicWanted],
  ['/dashboard/search/other', undefined],
  ['/tasks', undefined],
])('resolves %s to %s', (pathname, expected) => {
  expect(pathOf(pathname)).toBe(expected);
});

it('keeps the list of conversations mounted when a conversation opens', () => {
  const page = (path: string) => ROUTES.find((route) => route.path === path)?.page;
  expect(page(PATHS.messages)).toBeDefined();
  // React keeps an element's state only where the same component follows.
  expect(page(PATHS.conversation)).toBe(page(PATHS.messages));
  expect(page(PATHS.group)).toBe(page(PATHS.messages));
  expect(page(PATHS.hives)).not.toBe(page(PATHS.messages));
});

it('has one route for every path, and names an existing module for each', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(Object.values(PATHS).sort());
  const app = fileURLToPath(new URL('..', import.meta.url));
  for (const { source } of [...ROUTES, LAYOUT, NOT_FOUND])
    expect(existsSync(`${app}${source}`), source).toBe(true);
});

/** Pages that load nothing, or only data that the browser keeps. */
const WITHOUT_DATA = [
  ...[PATHS.login, PATHS.suspended, PATHS.register, PATHS.otp, PATHS.forgotPassword, PATHS.resetPassword],
  ...[PATHS.denySignIn, PATHS.terms, PATHS.privacy, PATHS.cookies, PATHS.about, PATHS.pricing, PATHS.contact],
  ...[PATHS.publicHelp, PATHS.help, PATHS.edit, PATHS.post, PATHS.postInHive],
  PATHS.receivedShare,
  // The token of the link stays in the browser and its requests.
  PATHS.claim,
];

it.each(ROUTES.map(({ path, page }) => ({ path, page })))(
  '$path exports a prefetch function unless it needs no data',
  async ({ path, page }) => {
    const { prefetch } = await page();
    expect(prefetch === undefined).toBe(WITHOUT_DATA.some((one) => one === path));
  },
);
