import type { Page } from '@playwright/test';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { member, type Member } from './support/student.js';
import { boughtBy, laptopOf, openHelp } from './support/trade.js';
import { expect, test } from './support/test.js';

// Only on a phone: dead zones concern phones, and the service worker does not depend on the screen.
test.use({ serviceWorkers: 'allow' });

const WAITING = 'Handed over';

/** Opens the order twice, so that the service worker has cached all of its page. */
async function visitOrder({ page }: Member, id: string): Promise<void> {
  await openPage(page, `${url()}/dashboard/payments/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reloadPage(page);
  await openHelp(page);
  await expect(page.getByRole('heading', { name: 'No signal where you’re meeting?' })).toBeVisible();
  await expect.poll(() => page.evaluate(notesOf, id)).toBe(true);
}

/** Returns true when the phone stores data of the order. */
const notesOf = (id: string) =>
  Object.keys(localStorage).some(
    (key) => key.includes('_handovers:') && (localStorage.getItem(key) ?? '').includes(id),
  );

const enter = async (page: Page, code: string) => {
  await page.getByLabel('Voucher').fill(code);
  await page.getByRole('button', { name: 'Check the voucher' }).click();
};

test(
  'a voucher between two phones in airplane mode releases the money once',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([
      member(browser, 'Adwoa Seller'),
      member(browser, 'Kofi Buyer'),
    ]);
    const { id } = await boughtBy(buyer, await laptopOf(seller));
    await visitOrder(seller, id);
    await visitOrder(buyer, id);
    let code = '';

    await test.step('without a network the buyer shows the voucher, and reads first what it does', async () => {
      for (const { context } of [seller, buyer]) await context.setOffline(true);
      await reloadPage(buyer.page);
      await buyer.page.getByRole('button', { name: 'Show the voucher' }).click();
      await expect(buyer.page.getByText(/only when you have what you paid for/)).toBeVisible();
      await buyer.page.getByRole('button', { name: 'I have it, show the voucher' }).click();
      await expect(buyer.page.getByRole('img', { name: /^Voucher that releases/ })).toBeVisible();
      code = (await buyer.page.locator('[data-slot=voucher-code]').textContent()) ?? '';
      expect(code).toMatch(/^(\w{4} ){3}\w{4}$/);
    });

    await test.step('the seller’s phone refuses a wrong voucher, and accepts the right one', async () => {
      await reloadPage(seller.page);
      await enter(seller.page, 'AAAA BBBB CCCC DDDD');
      await expect(seller.page.getByText('That is not the voucher of this order.')).toBeVisible();
      await enter(seller.page, code.toLowerCase());
      await expect(seller.page.getByText(WAITING, { exact: true })).toBeVisible();
      await buyer.page.getByRole('button', { name: 'Adwoa has it' }).click();
      await expect(buyer.page.getByText(WAITING, { exact: true })).toBeVisible();
      expect((await seller.client.payments.get({ id })).data.orderStatus).toBe('held');
    });

    await test.step('the first phone online releases the money, also after a reload', async () => {
      await reloadPage(seller.page);
      await expect(seller.page.getByText(WAITING, { exact: true })).toBeVisible();
      await seller.context.setOffline(false);
      await expect(seller.page.getByText('The money is yours')).toBeVisible({ timeout: 30_000 });
    });

    await test.step('the other phone syncs the release, and nothing is released twice', async () => {
      const { releasedAt } = (await buyer.client.payments.get({ id })).data;
      await buyer.context.setOffline(false);
      await expect(buyer.page.getByText(WAITING, { exact: true })).toBeHidden({ timeout: 30_000 });
      expect((await buyer.client.payments.get({ id })).data).toMatchObject({
        orderStatus: 'released',
        releasedAt,
      });
      const { data } = await seller.client.notifications.list({});
      expect(data.filter(({ kind }) => kind === 'payment_released')).toHaveLength(1);
      await expect.poll(() => buyer.page.evaluate(notesOf, id)).toBe(false);
    });
  },
);
