import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import type { Page } from '@playwright/test';
import { freshEmail, join, PASSWORD } from './support/api.js';
import { campus as definition, money, spot, university } from './support/campus.js';
import { campusProcess, type CampusProcess } from './support/campus-process.js';
import { codeFor, mailTo, url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { enterCode, member, newStudent } from './support/student.js';
import { photo } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('essentials');

/** A job that runs each minute mails the links. */
const MAILED_WITHIN = 120_000;

// The operator imports before the server starts, so this journey has its own server.
const shared = process.env['E2E_URL'];
let server: CampusProcess;
test.beforeEach(async () => {
  server = await campusProcess({ CAMPUS: definition.id });
  process.env['E2E_URL'] = server.url;
});
test.afterEach(async () => {
  process.env['E2E_URL'] = shared;
  await server.discard();
});

/** Imports two listings of the first seller, one with a photo, and one of the second. Returns the report. */
async function importSheet(page: Page, first: string, second: string): Promise<string> {
  const folder = await mkdtemp(pathOf(tmpdir(), 'campus-import-'));
  try {
    await writeFile(pathOf(folder, 'lamp.png'), (await photo(page, '#c8641e')).buffer);
    const rows = [
      ['email', 'hive', 'title', 'price', 'condition', 'pickupLocation', 'description', 'photos'],
      [first, 'essentials', 'Study lamp', '80', 'good', spot, 'Bright and quiet', 'lamp.png'],
      [first, 'essentials', 'Rice cooker', '150', 'good', spot, 'For two', ''],
      [second, 'essentials', 'Ironing board', '60', 'good', spot, 'It folds', ''],
    ];
    const table = pathOf(folder, 'listings.csv');
    await writeFile(table, rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
    return await server.admin('import', table, folder, '--university', university.id);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function claimLink(email: string, about: RegExp): Promise<string> {
  const { text } = await mailTo(email, about, MAILED_WITHIN);
  return /https?:\S+\/claim\?token=[\w-]+/.exec(text)?.[0] ?? '';
}

test(
  'sellers publish imported listings over the links in their mails, and another account is refused',
  { tag: '@phone' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const seller = await newStudent(browser, 'Adwoa Seller');
    const secondEmail = freshEmail('Yaw Second');
    let link = '';

    await test.step('the operator imports a table with a photo, and the server starts on that data', async () => {
      const report = await importSheet(seller.page, seller.email, secondEmail);
      expect(report).toContain('listings 3, sellers 2.');
      await server.start();
      expect(await titlesIn(seller.page)).toEqual([]);
      link = await claimLink(seller.email, /^Your 2 listings on .+ are ready$/);
    });

    await test.step('another account sees neither the listings nor the address, and is refused by the server', async () => {
      const other = await member(browser, 'Kofi Other');
      await openPage(other.page, link);
      await expect(
        other.page.getByRole('heading', { level: 1, name: 'This link is for another account' }),
      ).toBeVisible();
      await expect(other.page.getByText('Study lamp')).toHaveCount(0);
      await expect(other.page.getByText(seller.email)).toHaveCount(0);
      const token = new URL(link).searchParams.get('token') ?? '';
      await expect(other.client.claims.accept({ token })).rejects.toMatchObject({ code: 'forbidden' });
    });

    await test.step('the seller sees the listings, signs up, and publishes them', async () => {
      const { page, name } = seller;
      await openPage(page, link);
      await expect(
        page.getByRole('heading', { level: 1, name: '2 listings are ready for you' }),
      ).toBeVisible();
      await expect(page.getByText(money(150))).toBeVisible();
      await page.getByRole('link', { name: 'Sign up' }).click();
      await page.getByLabel('Full name').fill(name);
      await page.getByLabel('University', { exact: true }).selectOption(university.id);
      await page.getByLabel('Student email username').fill(seller.email.split('@')[0] ?? '');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await enterCode(page, await codeFor(seller.email));
      await page.getByRole('button', { name: 'Publish 2 listings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your listings are online' })).toBeVisible();
      await page.getByRole('link', { name: 'Study lamp' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Study lamp' }).first()).toBeVisible();
      const picture = page.locator('main img').filter({ visible: true }).first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('a seller with an account logs in from the link and publishes the listing', async () => {
      const { name, email } = await join('Yaw Second', secondEmail);
      const { page } = await newStudent(browser, name);
      await openPage(page, await claimLink(email, /^Your listing on .+ is ready$/));
      await page.getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('button', { name: 'Publish the listing' }).click();
      await expect(page.getByRole('link', { name: 'Ironing board' })).toBeVisible();
    });

    await test.step('visitors find all three, and the used link publishes nothing more', async () => {
      const { page } = await newStudent(browser, 'Esi Visitor');
      expect(await titlesIn(page)).toEqual(['Ironing board', 'Rice cooker', 'Study lamp']);
      await openPage(page, link);
      await expect(page.getByRole('heading', { level: 1, name: 'This link was used' })).toBeVisible();
    });
  },
);

/** Returns the titles of all public listings. */
async function titlesIn(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${url()}/api/hives?limit=50`);
  const { data }: { data: { title: string }[] } = await answer.json();
  return data.map(({ title }) => title).sort();
}
