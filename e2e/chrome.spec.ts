import type { Page } from '@playwright/test';
import { university } from './support/campus.js';
import { openPage } from './support/open-page.js';
import { url } from './support/mailbox.js';
import { member, watch } from './support/student.js';
import { expect, test } from './support/test.js';

const SCREENS = [
  ...['', '/hives', '/hives/essentials', '/hives/buzz', '/search', '/search?type=users', '/search/saved'],
  ...[
    '/profile',
    '/messages',
    '/payments',
    '/payouts',
    '/my-listings',
    '/my-work',
    '/favorites',
    '/services',
  ],
  ...['/tickets', '/help', '/notifications', '/settings', '/add-job'],
];
const PUBLIC = [
  '/about',
  '/pricing',
  '/contact',
  '/universities',
  `/universities/${university.id}`,
  '/categories',
  '/help',
];

const searches = (page: Page) =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search', exact: true }))
    .filter({ visible: true });
const primaries = (page: Page) => page.locator('[data-variant=primary]').filter({ visible: true });

/** Returns the left edge of a page's title, in px. */
async function leftEdgeOf(page: Page): Promise<number> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  await expect(title).toBeVisible();
  return Math.round((await title.boundingBox())?.x ?? 0);
}

test(
  'has one search field, at most one honey button and one left edge',
  { tag: '@laptop' },
  async ({ browser }) => {
    const { page } = await member(browser, 'Abena Screens');
    for (const path of SCREENS) {
      await test.step(path, async () => {
        await openPage(page, `${url()}/dashboard${path}`);
        await expect(searches(page)).toHaveCount(1);
        expect(await primaries(page).count()).toBeLessThanOrEqual(1);
        // On these pages, an icon or an avatar precedes the name at that edge, or the first-day welcome has its own background.
        if (!/^$|^\/(hives\/|profile)/.test(path)) await expect.poll(() => leftEdgeOf(page)).toBe(288);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Post', exact: true })).toBeVisible();
      });
    }
  },
);

test('begins public pages at one edge', { tag: '@laptop' }, async ({ context, page }) => {
  await watch(context, 'A visitor');
  for (const path of PUBLIC) {
    await test.step(path, async () => {
      await openPage(page, url() + path);
      expect(await primaries(page).count()).toBeLessThanOrEqual(1);
      await expect.poll(() => leftEdgeOf(page)).toBe(32);
    });
  }
});
