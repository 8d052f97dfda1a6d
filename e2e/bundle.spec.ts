import type { Listing } from '@campushive/contract';
import type { Account } from './support/api.js';
import { join } from './support/api.js';
import { money, spot, toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { handoverCode, openOrder, pageOf, payByCard, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

const itemOf = async (seller: Account, title: string, price: number): Promise<Listing> =>
  (
    await seller.client.hives.create({
      hiveType: 'essentials',
      title: `${title} ${Date.now().toString(36)}`,
      description: 'I move out at the end of the month.',
      price,
      condition: 'good',
      pickupLocation: spot,
    })
  ).data;

test(
  'two things of one seller are paid for and handed over together',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Akosua Seller'), member(browser, 'Kofi Buyer')]);
    const lamp = await itemOf(seller, 'Desk lamp', 40);
    const kettle = await itemOf(seller, 'Kettle', 60);
    const { page } = buyer;

    await test.step('the buyer chooses both on the seller’s page', async () => {
      await openPage(page, `${url()}/dashboard/users/${seller.user.id}`);
      for (const { title } of [lamp, kettle])
        await page.getByRole('button', { name: new RegExp(`^Add to bundle.*${title}`) }).click();
      await expect(page.getByRole('region', { name: 'Your bundle' }).getByText(money(100))).toBeVisible();
      // The selection outlives the page.
      await visit(buyer, lamp);
      await page.goBack();
      await page.getByRole('link', { name: 'Pay together' }).click();
    });

    await test.step('the buyer pays once for both items', async () => {
      await expect(page.getByText('Price of 2 items')).toBeVisible();
      await payByCard(page, `Pay ${toPay(100)}`);
      await page.getByRole('button', { name: 'Pay with card' }).click();
      await openOrder(buyer);
      await expect(
        page.getByRole('heading', { level: 1, name: `${lamp.title} and 1 more item` }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: kettle.title })).toBeVisible();
    });

    await test.step('one code hands both over', async () => {
      const code = await handoverCode(buyer);
      const id = page.url().split('/').at(-1) ?? '';
      await seller.client.payments.handover({ id, code });
      for (const item of [lamp, kettle]) {
        const { data } = await seller.client.hives.get({ id: item.id });
        expect(data.status, pageOf(item)).toBe('completed');
      }
    });
  },
);
