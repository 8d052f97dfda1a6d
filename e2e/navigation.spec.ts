import type { Page } from '@playwright/test';
import { join, PASSWORD } from './support/api.js';
import { secondLanguage, spot, university } from './support/campus.js';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage, reloadPage } from './support/open-page.js';
import { words } from './support/second-language.js';
import { member, newStudent } from './support/student.js';
import { laptopOf, pageOf, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

// Typing is slowest on a phone, and a phone's browser discards pages first.
test(
  'a filled form survives a reload, a failure, and a lost session',
  { tag: '@phone' },
  async ({ browser }) => {
    const student = await member(browser, 'Mawuli Typist');
    const { page, context } = student;
    const title = page.getByLabel('Title');
    const description = page.getByLabel('Description');
    const storedPlaces = async () => {
      await expect(title).toHaveValue('Rice cooker, 1.8 l');
      await expect(description).toHaveValue('Used for one semester.');
      await expect(page.getByLabel('Price', { exact: true })).toHaveValue('180');
      await expect(page.getByLabel('Condition')).toHaveValue('good');
    };

    await test.step('the form keeps its values after a reload', async () => {
      await openPage(page, `${url()}/dashboard/hives/essentials/new`);
      await (await stepTo(page, title)).fill('Rice cooker, 1.8 l');
      await description.fill('Used for one semester.');
      await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('180');
      await page.getByLabel('Condition').selectOption('good');
      await reloadPage(page);
      await storedPlaces();
    });

    await test.step('the form keeps its values after a request without a network', async () => {
      await (await stepTo(page, page.getByLabel('Pickup location'))).fill('Volta Hall');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(page.getByText(/check your internet connection/i).first()).toBeVisible();
      await storedPlaces();
      await context.setOffline(false);
    });

    await test.step('the form keeps its values after the session was ended elsewhere, and is posted', async () => {
      await student.client.auth.logout({});
      await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fhives%2Fessentials%2Fnew$/);
      await logIn(page, student.email);
      await storedPlaces();
      await expect(page.getByLabel('Pickup location')).toHaveValue('Volta Hall');
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Rice cooker, 1.8 l' }).first()).toBeVisible();
    });

    await test.step('the form is empty after the listing is posted', async () => {
      await openPage(page, `${url()}/dashboard/hives/essentials/new`);
      await expect(title).toHaveValue('');
    });

    await test.step('a message that was started is there after a reload', async () => {
      const seller = await join('Dzifa Seller');
      await visit(student, await laptopOf(seller));
      await page.getByRole('button', { name: 'Message', exact: true }).click();
      await page.getByRole('textbox', { name: 'Message' }).fill('Would you take 2,300');
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toContain('Would you take 2,300');
      await reloadPage(page);
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Would you take 2,300');
    });
  },
);

test('a visitor chooses a language, and the next page uses it', { tag: '@phone' }, async ({ browser }) => {
  const { page } = await newStudent(browser, 'A visitor');
  const shown = (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);
  const typed = `ama@${university.emailDomains[0]}`;
  await openPage(page, `${url()}/login`);
  await page.getByLabel('Email').fill(typed);
  await page.getByLabel('Language').selectOption(words.own);
  await expect(page.getByRole('button', { name: words.logIn })).toBeVisible();
  // The page was not reloaded, so the typed text is still there.
  await expect(page.getByLabel(words.email)).toHaveValue(typed);
  await shown(secondLanguage);
  // Another page, rendered by the server.
  await openPage(page, `${url()}/categories/essentials`);
  await expect(page.getByRole('link', { name: words.signUp })).toBeVisible();
  await expect(page.getByLabel(words.language)).toHaveValue(secondLanguage);
  await shown(secondLanguage);
  await page.getByLabel(words.language).selectOption('English');
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await shown('en');
});

test('a shared address opens after the login', { tag: '@laptop' }, async ({ browser }) => {
  const [seller, reader] = await Promise.all([join('Elorm Seller'), join('Kekeli Reader')]);
  const laptop = await laptopOf(seller);
  const { page } = await newStudent(browser, 'Kekeli Reader');
  await openPage(page, pageOf(laptop));
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, reader.email);
  await expect(page.getByRole('heading', { level: 1, name: laptop.title }).first()).toBeVisible();
  await expect(page).toHaveURL(pageOf(laptop));
  // The login is not in the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test(
  'a listing is there at once, and Back leads to the same place in the list',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, reader] = await Promise.all([join('Yayra Seller'), member(browser, 'Selorm Reader')]);
    await Promise.all(Array.from({ length: 24 }, () => laptopOf(seller)));
    const { page } = reader;
    await openPage(page, `${url()}/dashboard/hives/essentials`);
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(12);
    // The next page loads automatically near the end of the list: its button may disappear before the press.
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(23);
    const card = cards.nth(21);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.textContent()) ?? '';
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1_000);
    const shown = await cards.count();

    // The response for the opened listing never comes: the data of the list is enough to start with.
    await page.route(/\/api\/hives\/[0-9a-f-]{36}$/, () => undefined);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expect(page.getByText(spot).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);

    await page.goBack();
    // More may have loaded meanwhile, because the end of the list was near.
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
    await expect(card).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  },
);

test(
  'a page whose code does not load shows a message, and can be loaded again',
  { tag: '@phone' },
  async ({ browser }) => {
    const reader = await join('Yaw Outofreach');
    // A context without the page watch, because these pages break on purpose.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const retry = page.getByRole('button', { name: 'Try again' });
    const openWithout = async (path: string, code: RegExp) => {
      await page.route(code, (route) => route.abort());
      await openPage(page, url() + path);
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      await page.unroute(code);
      await retry.click();
    };

    // A server-rendered form waits for its code.
    await openWithout('/login', /\/assets\/login-/);
    await logIn(page, reader.email);
    await expect(page).toHaveURL(/\/dashboard$/);
    // A member's page waits for its code, too; the frame around it still works.
    const favorites = /\/assets\/favorites-/;
    await page.route(favorites, (route) => route.abort());
    await openPage(page, `${url()}/dashboard/favorites`);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await page.unroute(favorites);
    await openWithout('/dashboard/favorites', favorites);
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    // Without any code, the server-rendered page shows a notice after a while, and offers to reload.
    const all = /\/assets\/entry\.client-/;
    await page.route(all, (route) => route.abort());
    await page.goto(`${url()}/about`);
    const notice = page.getByRole('status').filter({ hasText: 'This page isn’t responding yet.' });
    await expect(notice).toBeVisible();
    await page.unroute(all);
    await notice.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(notice).toBeHidden();
    await context.close();
  },
);
