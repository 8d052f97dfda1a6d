import type { Browser, Page } from '@playwright/test';
import { join } from './support/api.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { laptopOf, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

const NOTICE = /You can read this page, but buttons and forms do not work in this browser/;
const ENTRY = /\/assets\/entry\.client-[^/]*\.js$/;
const SHARED = /\/assets\/shared-[^/]*\.js$/;

test(
  'a thread with a link and the dashboard open without an error',
  { tag: ['@phone', '@floor'] },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Buyer')]);
    const { page } = buyer;
    await visit(buyer, await laptopOf(seller));
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Like this one? https://www.ug.edu.gh/laptops');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(
      page.getByRole('log').getByRole('link', { name: 'https://www.ug.edu.gh/laptops' }),
    ).toBeVisible();
    await openPage(page, `${url()}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  },
);

/** Opens a listing with changed scripts. The context has no page watch, because its pages must break. */
async function listingIn(browser: Browser, change: (page: Page) => Promise<unknown>): Promise<Page> {
  const laptop = await laptopOf(await join('Adwoa Seller'));
  const page = await (await browser.newContext()).newPage();
  await change(page);
  await page.goto(`${url()}/tasks/${laptop.id}`);
  await expect(page.getByRole('heading', { level: 1, name: laptop.title }).first()).toBeVisible();
  return page;
}

const asScript = (body: string) => ({ contentType: 'text/javascript', body });

test.describe('the notice of a page with broken scripts', { tag: '@phone' }, () => {
  test('appears when the first script does not load', async ({ browser }) => {
    const page = await listingIn(browser, (one) => one.route(ENTRY, (route) => route.abort()));
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
  });

  test('appears when a shared script does not parse', async ({ browser }) => {
    const page = await listingIn(browser, (one) =>
      one.route(SHARED, (route) => route.fulfill(asScript('export const a = /(?<=/;'))),
    );
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  });

  test('appears when a shared script throws', async ({ browser }) => {
    const page = await listingIn(browser, (one) =>
      one.route(SHARED, (route) => route.fulfill(asScript('null.missing'))),
    );
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
  });

  test('does not appear when only a photo does not load', async ({ browser }) => {
    const page = await listingIn(browser, (one) => one.route(/\.(svg|webp|png)$/, (route) => route.abort()));
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(page.locator('html[data-start-failed]')).toHaveCount(0);
    await expect(page.getByText(NOTICE)).toBeHidden();
  });
});
