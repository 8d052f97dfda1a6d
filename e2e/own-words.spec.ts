import type { Browser } from '@playwright/test';
import { namesIn, namesOfCampus } from '../packages/features/test/campus-names.js';
import { freshEmail, join } from './support/api.js';
import {
  campus,
  hive,
  otherCampuses,
  otherUniversity,
  phoneNumber,
  secondLanguage,
  spot,
  university,
} from './support/campus.js';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage } from './support/open-page.js';
import { words } from './support/second-language.js';
import { device, enterCode, newStudent, signUp, type Student } from './support/student.js';
import { answerPrompt, handoverCode, openOrder } from './support/trade.js';
import { expect, test } from './support/test.js';

/**
 * Names that identify other campuses and must not appear on any page. Names that contain or equal ours are left out: two campuses may
 * share a provider, and Airtel is part of AirtelTigo.
 */
const OWN = namesOfCampus(campus);
const FOREIGN = otherCampuses.flatMap(namesOfCampus).filter((name) => !OWN.some((own) => own.includes(name)));
/**
 * Hive names of other campuses, matched as whole words; in lower case they are part of addresses. Plain English words are allowed
 * anywhere.
 */
const PLAIN = ['Market', 'Tutors', 'Events', 'Gigs', 'Archive', 'Buzz'];
const HIVES = otherCampuses
  .flatMap(({ hives }) => hives.map(({ title }) => title))
  .filter((title) => !PLAIN.includes(title) && !campus.hives.some((own) => own.title === title));
const DOCUMENTS = [
  ...['/', '/about', '/pricing', '/terms', '/privacy', '/cookies', '/contact', '/help', '/not-there'],
  '/help/first-task',
  ...['/universities', `/universities/${university.id}`, '/categories', '/categories/essentials'],
  ...['/offline', '/shell'],
  ...['/dashboard', '/dashboard/hives', '/dashboard/hives/essentials', '/dashboard/my-listings'],
  ...['/dashboard/payments', '/dashboard/payouts', '/dashboard/messages', '/dashboard/settings'],
  ...['/dashboard/settings?tab=billing', '/dashboard/profile', '/dashboard/help', '/dashboard/services'],
];

const foreignNamesOn = async ({ page }: Pick<Student, 'page'>) =>
  namesIn(await page.locator('body').innerText(), FOREIGN);

test(
  'a campus is a product of its own: join, post, pay and hand over in its own words',
  { tag: ['@phone', '@campus'] },
  async ({ browser }) => {
    // Visits every page of the product.
    test.slow();
    const seller = await newStudent(browser, campus.words.exampleName.en);
    const { page } = seller;

    await test.step('its front page has its name, its hives and its colour', async () => {
      await openPage(page, url());
      await expect(page).toHaveTitle(new RegExp(campus.name));
      await expect(page.getByRole('link', { name: hive('essentials').title }).first()).toBeVisible();
      expect(await foreignNamesOn(seller)).toEqual([]);
      for (const title of HIVES) await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      const brand = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ch-brand'));
      const own = campus.brand.tokens.light['--ch-brand'];
      if (own !== undefined) expect(brand.trim()).toBe(own);
    });

    await test.step('the seller joins and posts', async () => {
      await signUp(seller);
      // The first-day welcome suggests the next step.
      await expect(page.getByRole('link', { name: 'Sell something' })).toBeVisible();
      expect(await foreignNamesOn(seller)).toEqual([]);
      await openPage(page, `${url()}/dashboard/hives/essentials/new`);
      await (await stepTo(page, page.getByLabel('Title'))).fill('Two-plate cooker');
      await page.getByLabel('Description').fill('Works well. Meet me at the gate.');
      await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('2450');
      await page.getByLabel('Condition').selectOption('good');
      await page.getByLabel('Pickup location').fill(spot);
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(
        page.getByText(`New ${hive('essentials').title} listing created successfully!`).first(),
      ).toBeVisible();
    });
    const listing = new URL(page.url()).pathname;

    await test.step('no document names another campus', async () => {
      const urls = [listing, `/?lang=${secondLanguage}`, `/register?lang=${secondLanguage}`];
      for (const path of [...DOCUMENTS, ...urls]) {
        const answer = await page.request.get(url() + path, { headers: { accept: 'text/html' } });
        expect(answer.url(), path).not.toContain('/login');
        const html = await answer.text();
        expect(namesIn(html, FOREIGN), path).toEqual([]);
        for (const title of HIVES) expect(html, path).not.toMatch(new RegExp(`\\b${title}\\b`));
      }
    });

    const buyer = await readerOfTheSecondLanguage(browser);
    await test.step('the buyer asks, and the seller answers', async () => {
      await openPage(buyer.page, url() + listing);
      await buyer.page
        .getByRole('button', { name: words.write, exact: true })
        .filter({ visible: true })
        .click();
      await buyer.page.getByRole('textbox', { name: words.message }).fill('Bado ipo?');
      await buyer.page.getByRole('button', { name: words.send, exact: true }).click();
      await openPage(page, `${url()}/dashboard/messages`);
      await page.getByRole('link', { name: new RegExp(buyer.name) }).click();
      await expect(page.getByRole('log').getByText('Bado ipo?')).toBeVisible();
      await page.getByRole('textbox', { name: 'Message' }).fill('Ndiyo, karibu.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(buyer.page.getByRole('log').getByText('Ndiyo, karibu.')).toBeVisible();
      expect(await foreignNamesOn(buyer)).toEqual([]);
    });

    await test.step('the settings are in the second language and name no other country', async () => {
      for (const tab of ['account', 'notifications']) {
        await openPage(buyer.page, `${url()}/dashboard/settings?tab=${tab}`);
        await expect(buyer.page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible();
        expect(await foreignNamesOn(buyer), tab).toEqual([]);
      }
    });

    await test.step('the buyer pays from a phone, and the code releases the money to the seller', async () => {
      await openPage(buyer.page, url() + listing);
      const pay = buyer.page.getByRole('link', { name: new RegExp(`^${words.pay} `) });
      await pay.filter({ visible: true }).click();
      await expect(buyer.page.getByRole('heading', { name: words.checkout })).toBeVisible();
      await buyer.page.getByLabel(words.phoneNumber).fill(phoneNumber);
      await buyer.page.getByRole('button', { name: new RegExp(`^${words.pay} `) }).click();
      await answerPrompt(buyer, 'Approve', words.prompt);
      await openOrder(buyer);
      const code = await handoverCode(buyer);
      await openPage(page, `${url()}/dashboard/payments`);
      await openOrder(seller);
      await enterCode(page, code);
      await expect(page.getByText('The money is yours')).toBeVisible();
      await expect(buyer.page.getByText(words.enjoy)).toBeVisible();
      await openPage(buyer.page, `${buyer.page.url()}/receipt`);
      await expect(buyer.page.getByText(words.totalPaid).first()).toBeVisible();
      expect(await foreignNamesOn(buyer)).toEqual([]);
    });
  },
);

/** Opens the browser of a buyer at another university, who joined over HTTP and reads the second language. */
async function readerOfTheSecondLanguage(browser: Browser): Promise<Student> {
  const name = 'Otieno Odhiambo';
  const account = await join(name, freshEmail(name, otherUniversity), otherUniversity);
  const { data: settings } = await account.client.users.updateSettings({ language: secondLanguage });
  return device(browser, { ...account, user: { ...account.user, settings } });
}
