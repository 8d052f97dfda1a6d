import type { Locator, Page } from '@playwright/test';
import { join } from './support/api.js';
import { university } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { device, member, watch } from './support/student.js';
import { laptopOf } from './support/trade.js';
import { expect, test } from './support/test.js';

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/categories',
  '/categories/essentials',
  '/universities',
  `/universities/${university.id}`,
  '/about',
  '/pricing',
  '/help',
  '/contact',
  '/terms',
  '/nowhere',
];
const MEMBERS = [
  '',
  '/hives',
  '/hives/essentials',
  '/hives/buzz',
  '/add-job',
  '/hives/essentials/new',
  '/search?q=laptop',
  '/services',
  '/messages',
  '/notifications',
  '/payments',
  '/payouts',
  '/my-listings',
  '/my-work',
  '/tickets',
  '/favorites',
  '/profile',
  '/settings',
  '/settings?tab=security',
].map((path) => `/dashboard${path}`);

/** Reports how far the page is wider than the screen, or null. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px wider than the screen` : null;
  });

/** Returns the height of a low screen between the sticky bars above and below. */
const remainingHeight = (page: Page) =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('[data-bar], header')].filter((one) => {
      const { position, display } = getComputedStyle(one);
      return display !== 'none' && (position === 'sticky' || position === 'fixed');
    });
    const fixedHeight = fixed.reduce((sum, one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? sum + height : sum;
    }, 0);
    return 1 - fixedHeight / innerHeight;
  });

/** Finds a focused element without a ring or border. Forced colours remove shadows and backgrounds, so these must show the focus. */
const ringless = (page: Page) =>
  page.evaluate(() => {
    const reached = document.activeElement;
    if (!(reached instanceof HTMLElement) || reached === document.body) return null;
    const holders = [reached, reached.parentElement, reached.closest('article, li, [data-slot]')];
    const ringed = holders.some((holder) =>
      holder === null
        ? false
        : [getComputedStyle(holder), getComputedStyle(holder, '::after')].some(
            ({ outlineStyle }) => outlineStyle !== 'none',
          ),
    );
    return ringed ? null : reached.outerHTML.slice(0, 120);
  });

async function checkReflow(page: Page, path: string): Promise<string[]> {
  const flaws: string[] = [];
  const note = (about: string, flaw: string | null) => {
    if (flaw !== null) flaws.push(`${path}, ${about}: ${flaw}`);
  };
  // 400 % zoom of a window of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, url() + path);
  note('400 %', await sideways(page));
  const remaining = await remainingHeight(page);
  note('400 %', remaining < 0.5 ? `bars leave ${Math.round(remaining * 100)} % of the screen` : null);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  note('text of 200 %', await sideways(page));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    note('forced colours, no ring', await ringless(page));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return flaws;
}

test(
  'public pages reach everyone: 400 %, large text, forced colours',
  { tag: '@laptop' },
  async ({ browser }) => {
    const context = await browser.newContext();
    await watch(context, 'a visitor');
    const page = await context.newPage();
    const laptop = await laptopOf(await join('Afi Seller'));
    const flaws: string[] = [];
    for (const path of [...PUBLIC, `/tasks/${laptop.id}`]) flaws.push(...(await checkReflow(page, path)));
    expect(flaws).toEqual([]);
  },
);

test(
  'members’ pages reach everyone: 400 %, large text, forced colours',
  { tag: '@laptop' },
  async ({ browser }) => {
    const laptop = await laptopOf(await join('Afi Seller'));
    const { page } = await member(browser, 'Selasi Reader');
    const flaws: string[] = [];
    const its = `/dashboard/hives/essentials/${laptop.id}`;
    for (const path of [...MEMBERS, its, `${its}/checkout`]) flaws.push(...(await checkReflow(page, path)));
    expect(flaws).toEqual([]);
  },
);

/** Returns true when the element lies within the window vertically. */
const isInside = (page: Page, locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test(
  'menus that are taller than the window lead to their last entry, by wheel and by keys',
  { tag: '@laptop' },
  async ({ browser }) => {
    const owner = await join('Enyonam Reader');
    const writers = await Promise.all(
      ['Ato', 'Baba', 'Cudjoe', 'Dela', 'Esi'].map((name) => join(`${name} Writer`)),
    );
    await Promise.all(
      writers.map(async ({ client }) => {
        const { data: talk } = await client.threads.open({ recipientId: owner.user.id });
        await client.threads.send({ id: talk.id, content: 'Is the kettle still there?' });
      }),
    );
    const { page } = await device(browser, owner);

    await test.step('notifications, on a phone that lies on its side', async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      await openPage(page, `${url()}/dashboard`);
      await page.getByRole('button', { name: /^Notifications, / }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      const last = panel.getByRole('listitem').last();
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      expect(await isInside(page, last)).toBe(false);
      await panel.getByRole('listitem').first().hover();
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => isInside(page, last)).toBe(true);
      const all = panel.getByRole('link', { name: 'View all' });
      expect(await isInside(page, all)).toBe(true);
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/notifications$/);
    });

    await test.step('the logout, on a laptop at 200 %', async () => {
      await page.setViewportSize({ width: 1_024, height: 400 });
      await openPage(page, `${url()}/dashboard`);
      await page.getByRole('button', { name: /Enyonam Reader/ }).click();
      const out = page.getByRole('menuitem', { name: 'Logout' });
      await expect(out).toBeVisible();
      await page.keyboard.press('End');
      await expect(out).toBeFocused();
      expect(await isInside(page, out)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/dashboard/);
    });
  },
);
