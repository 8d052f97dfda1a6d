import { PASSWORD } from './support/api.js';
import { toPay, university } from './support/campus.js';
import { codeFor, url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { enterCode, member, newStudent } from './support/student.js';
import { handoverCode, openOrder, payByCard, photo } from './support/trade.js';
import { expect, test } from './support/test.js';

test(
  'a student makes a safe-deal link; a new student signs up, pays and gets the item for the code',
  { tag: '@phone' },
  async ({ browser }) => {
    const maker = await member(browser, 'Selorm Maker');
    const buyer = await newStudent(browser, 'Efua Buyer');
    const title = `Standing fan ${Date.now().toString(36)}`;
    let link = '';

    await test.step('the maker fills three fields and gets a link', async () => {
      const { page } = maker;
      await openPage(page, `${url()}/dashboard/add-job`);
      await page.getByRole('link', { name: /Make a safe-deal link/ }).click();
      await page.getByLabel('What is it?').fill(title);
      await page.getByLabel('Price', { exact: true }).fill('140');
      await expect(page.getByText(toPay(140))).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(await photo(page, '#1e6ac8'));
      await expect(page.locator('[data-slot=photo-tile][data-state=ready]')).toBeVisible();
      await page.getByRole('button', { name: 'Make link' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your link' })).toBeVisible();
      link = await page.getByLabel('Link', { exact: true }).inputValue();
      expect(link).toMatch(/\/l\/[0-9a-z]+$/);
    });

    await test.step('a new student opens it, and sees what is paid to whom before any sign-up', async () => {
      const { page } = buyer;
      await openPage(page, link);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Selorm', { exact: true })).toBeVisible();
      await expect(page.getByText('Selorm Maker')).toHaveCount(0);
      await expect(page.getByText(/You need a student email/)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('button', { name: 'Only necessary' }).click();
      await page
        .getByRole('link', { name: `Pay ${toPay(140)}` })
        .filter({ visible: true })
        .click();
    });

    await test.step('the new student signs up and pays', async () => {
      const { page } = buyer;
      await page.getByLabel('Full name').fill(buyer.name);
      await page.getByLabel('University', { exact: true }).selectOption(university.id);
      await page.getByLabel('Student email username').fill(buyer.email.split('@')[0] ?? '');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await enterCode(page, await codeFor(buyer.email));
      await payByCard(page, `Pay ${toPay(140)}`);
      await page.getByRole('button', { name: 'Pay with card' }).click();
      await openOrder(buyer);
    });

    await test.step('the page of the link shows the payment, and the code releases the money', async () => {
      const code = await handoverCode(buyer);
      const { page } = maker;
      await expect(page.getByText('It’s paid, and we hold the money until you meet.')).toBeVisible();
      await page.getByRole('link', { name: 'See order' }).click();
      await enterCode(page, code);
      await expect(page.getByText('The money is yours')).toBeVisible();
    });
  },
);
