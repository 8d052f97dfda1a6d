import { expect, test } from '@playwright/test';
import { codeFor } from './mailbox.js';
import { clientOf, PASSWORD } from './api.js';
import { campusProcess } from './campus-process.js';
import { openPage } from './open-page.js';
import { enterCode, watch } from './student.js';
import { answerPrompt, openOrder } from './trade.js';

/** Names of the first campus: a deployment of the second shows none of them. */
const FIRST_CAMPUS = /CampusHive|Ghana|₵|MTN|Essentials/;

// A deployment serves one campus, so this journey has a server of its own.
const shared = process.env['E2E_URL'];
test.afterEach(() => void (process.env['E2E_URL'] = shared));

test(
  'another campus is another product: join, post and pay in its own words',
  { tag: '@phone' },
  async ({ browser }) => {
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
      await expect(page.locator('body')).not.toContainText(FIRST_CAMPUS);
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
      await expect(page.locator('body')).not.toContainText(FIRST_CAMPUS);

      await openPage(page, `${campus.url}/dashboard/hives/essentials/new`);
      await page.getByLabel('Title').fill('Two-plate cooker');
      await page.getByLabel('Price', { exact: true }).fill('2450');
      await page.getByLabel('Condition').selectOption('good');
      await page.getByLabel('Description').fill('Works well. Meet me at the Fountain of Knowledge.');
      await page.getByLabel('Pickup location').fill('Great Court');
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(page.getByText('New Market listing created successfully!').first()).toBeVisible();
      const listing = new URL(page.url()).pathname;

      // The buyer joins without a screen, and signs in on the same device.
      const email = 'otieno.odhiambo@students.ku.ac.ke';
      await clientOf().auth.register({
        name: 'Otieno Odhiambo',
        email,
        password: PASSWORD,
        university: 'ku',
      });
      const { data } = await clientOf().auth.verifyOtp({ email, otp: await codeFor(email) });
      await page.evaluate((user) => {
        localStorage.setItem('soko_token', user.token);
        localStorage.setItem('soko_user', JSON.stringify(user.user));
      }, data);
      await openPage(page, campus.url + listing);
      await page
        .getByRole('link', { name: /^Pay KSh/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
      await page.getByLabel(/mobile money number|M-PESA number/i).fill('0712 345 678');
      await page.getByRole('button', { name: 'Pay KSh2,609.25' }).click();
      await answerPrompt({ name: 'Otieno', email, context, page }, 'Approve');
      await openOrder({ name: 'Otieno', email, context, page });
      await expect(page.getByText('KSh2,609.25').first()).toBeVisible();
      await expect(page.locator('[data-slot=handover-code]')).toHaveText(/^\d{6}$/);
      await expect(page.locator('body')).not.toContainText(FIRST_CAMPUS);
      await context.close();
    } finally {
      await campus.discard();
    }
  },
);
