import type { Browser } from '@playwright/test';
import { campus as ghana } from '../campuses/ghana/src/index.js';
import { campus as nairobi } from '../campuses/nairobi/src/index.js';
import { namesIn, namesOfCampus } from '../packages/features/test/campus-names.js';
import { codeFor } from './mailbox.js';
import { clientOf, PASSWORD } from './api.js';
import { campusProcess } from './campus-process.js';
import { stepTo } from './post-form.js';
import { openPage } from './open-page.js';
import { enterCode, watch } from './student.js';
import { answerPrompt, handoverCode, openOrder } from './trade.js';
import { expect, test } from './test.js';

/** Names of the first campus: a deployment of the second shows none of them. Both have one provider. */
const OWN = namesOfCampus(nairobi);
const FOREIGN = namesOfCampus(ghana).filter((name) => !OWN.includes(name));
const DOCUMENTS = [
  ...['/', '/about', '/pricing', '/terms', '/privacy', '/cookies', '/contact', '/help', '/not-there'],
  '/help/first-task',
  ...['/universities', '/universities/uon', '/categories', '/categories/essentials', '/offline', '/shell'],
  ...['/dashboard', '/dashboard/hives', '/dashboard/hives/essentials', '/dashboard/my-listings'],
  ...['/dashboard/payments', '/dashboard/payouts', '/dashboard/messages', '/dashboard/settings'],
  ...['/dashboard/settings?tab=billing', '/dashboard/profile', '/dashboard/help', '/dashboard/services'],
];

// A deployment serves one campus, so this journey has a server of its own.
const shared = process.env['E2E_URL'];
test.afterEach(() => void (process.env['E2E_URL'] = shared));

test(
  'another campus is another product: join, post, pay and hand over in its own words',
  { tag: '@phone' },
  async ({ browser }) => {
    // Every document of the product, two students and a server of their own.
    test.slow();
    const campus = await campusProcess({ CAMPUS: 'nairobi' });
    try {
      await campus.start();
      process.env['E2E_URL'] = campus.url;
      const context = await browser.newContext({ locale: 'en-KE' });
      await watch(context, 'Wanjiru Kamau');
      const page = await context.newPage();

      await openPage(page, campus.url);
      await expect(page).toHaveTitle(/Soko/);
      await expect(page.getByRole('link', { name: 'Market' }).first()).toBeVisible();
      expect(namesIn(await page.locator('body').innerText(), FOREIGN)).toEqual([]);
      await expect(page.getByRole('link', { name: 'Archive' })).toHaveCount(0);
      expect(
        await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--brand')),
      ).toContain('165');

      await openPage(page, `${campus.url}/register`);
      await page.getByLabel('Full name').fill('Wanjiru Kamau');
      await page.getByLabel('University', { exact: true }).selectOption('uon');
      await page.getByLabel('Student email username').fill('wanjiru.kamau');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await enterCode(page, await codeFor('wanjiru.kamau@students.uonbi.ac.ke'));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { name: /Welcome(?: back)?, / })).toBeVisible();
      expect(namesIn(await page.locator('body').innerText(), FOREIGN)).toEqual([]);

      await openPage(page, `${campus.url}/dashboard/hives/essentials/new`);
      await (await stepTo(page, page.getByLabel('Title'))).fill('Two-plate cooker');
      await page.getByLabel('Description').fill('Works well. Meet me at the Fountain of Knowledge.');
      await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('2450');
      await page.getByLabel('Condition').selectOption('good');
      await page.getByLabel('Pickup location').fill('Great Court');
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(page.getByText('New Market listing created successfully!').first()).toBeVisible();
      const listing = new URL(page.url()).pathname;

      await test.step('no document names the first campus', async () => {
        for (const path of [...DOCUMENTS, listing, '/?lang=sw', '/register?lang=sw']) {
          const answer = await context.request.get(campus.url + path, { headers: { accept: 'text/html' } });
          expect(answer.url(), path).not.toContain('/login');
          const html = await answer.text();
          expect(namesIn(html, FOREIGN), path).toEqual([]);
          // Its hives have names of their own; in small letters these are part of addresses.
          expect(html, path).not.toMatch(/\b(?:Essentials|Academia|Logistics|SideHustle)\b/);
        }
      });

      const buyer = await swahiliBuyer(browser, campus.url);
      await test.step('the buyer asks, and the seller answers', async () => {
        await openPage(buyer.page, campus.url + listing);
        await buyer.page
          .getByRole('button', { name: 'Andika ujumbe', exact: true })
          .filter({ visible: true })
          .click();
        await buyer.page.getByRole('textbox', { name: 'Ujumbe' }).fill('Bado ipo?');
        await buyer.page.getByRole('button', { name: 'Tuma', exact: true }).click();
        await openPage(page, `${campus.url}/dashboard/messages`);
        await page.getByRole('link', { name: /Otieno Odhiambo/ }).click();
        await expect(page.getByRole('log').getByText('Bado ipo?')).toBeVisible();
        await page.getByRole('textbox', { name: 'Message' }).fill('Ndiyo, karibu.');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(buyer.page.getByRole('log').getByText('Ndiyo, karibu.')).toBeVisible();
        expect(namesIn(await buyer.page.locator('body').innerText(), FOREIGN)).toEqual([]);
      });

      await test.step('the settings speak Swahili and no other country', async () => {
        for (const tab of ['account', 'notifications']) {
          await openPage(buyer.page, `${campus.url}/dashboard/settings?tab=${tab}`);
          await expect(buyer.page.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible();
          expect(namesIn(await buyer.page.locator('body').innerText(), FOREIGN), tab).toEqual([]);
        }
      });

      await openPage(buyer.page, campus.url + listing);
      await buyer.page
        .getByRole('link', { name: /^Lipa KSh/ })
        .filter({ visible: true })
        .click();
      await expect(buyer.page.getByRole('heading', { name: 'Kagua na ulipe' })).toBeVisible();
      await buyer.page.getByLabel('Nambari ya M-PESA').fill('0712 345 678');
      await buyer.page.getByRole('button', { name: 'Lipa KSh2,609.25' }).click();
      await answerPrompt(buyer, 'Approve', {
        title: 'Idhinisha ombi kwenye simu yako',
        phone: 'Fungua simu ya majaribio',
      });
      await openOrder(buyer);
      await expect(buyer.page.getByText('KSh2,609.25').first()).toBeVisible();
      const code = await handoverCode(buyer);
      await openPage(page, `${campus.url}/dashboard/payments`);
      await openOrder({ page });
      await enterCode(page, code);
      await page.getByRole('button', { name: 'Release the money' }).click();
      await expect(page.getByText('The money is yours')).toBeVisible();
      await expect(buyer.page.getByText('Imekamilika. Furahia!')).toBeVisible();
      await openPage(buyer.page, `${buyer.page.url()}/receipt`);
      await expect(buyer.page.getByText('Jumla iliyolipwa').first()).toBeVisible();
      expect(namesIn(await buyer.page.locator('body').innerText(), FOREIGN)).toEqual([]);
      await buyer.context.close();
      await context.close();
    } finally {
      await campus.discard();
    }
  },
);

/** A buyer who joined without a screen and reads Swahili, signed in on a device of their own. */
async function swahiliBuyer(browser: Browser, url: string) {
  const email = 'otieno.odhiambo@students.ku.ac.ke';
  await clientOf().auth.register({ name: 'Otieno Odhiambo', email, password: PASSWORD, university: 'ku' });
  const { data } = await clientOf().auth.verifyOtp({ email, otp: await codeFor(email) });
  const { data: settings } = await clientOf(data.token).users.updateSettings({ language: 'sw' });
  const localStorage = [
    { name: 'soko_token', value: data.token },
    { name: 'soko_user', value: JSON.stringify({ ...data.user, settings }) },
  ];
  const context = await browser.newContext({
    locale: 'en-KE',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await watch(context, 'Otieno Odhiambo');
  return { context, page: await context.newPage() };
}
