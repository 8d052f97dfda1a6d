import type { Stall } from '@campushive/contract';
import type { Page } from '@playwright/test';
import type { Account } from './support/api.js';
import { money, toPay, university } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member, newStudent } from './support/student.js';
import { handoverCode, photo } from './support/trade.js';
import { expect, test } from './support/test.js';

const addressOf = ({ id }: Pick<Stall, 'id'>) => `${url()}/dashboard/hives/stall/${id}`;

test(
  'a student opens a stall on a phone, and visitors find it open',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page } = await member(browser, 'Ama Cook');
    const name = `Rice by Ama ${Date.now().toString(36)}`;
    const [hall] = university.halls ?? [];

    await test.step('the form asks for name, hall, place and a price list', async () => {
      await openPage(page, `${url()}/dashboard/stalls`);
      await page.getByRole('link', { name: 'Open a stall' }).filter({ visible: true }).first().click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      if (hall !== undefined) await page.getByLabel('Hall or hostel').selectOption(hall.id);
      await page.getByLabel('Where to collect').fill('Block C, room 12');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photo(page, '#c8641e'));
      const items = page.getByRole('group', { name: /^Item \d$/ });
      await items.nth(0).getByLabel('Name of the item').fill('Waakye, large');
      await items.nth(0).getByLabel('Price', { exact: true }).fill('25');
      await items.nth(0).getByLabel('Stock').fill('10');
      await page.getByRole('button', { name: 'Add an item' }).click();
      await items.nth(1).getByLabel('Name of the item').fill('Egg');
      await items.nth(1).getByLabel('Price', { exact: true }).fill('3');
    });

    await test.step('the seller opens it now, from the queue', async () => {
      await expect(page.getByText('Your photos are being uploaded.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Open my stall' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No new orders' })).toBeVisible();
      await page.getByRole('switch', { name: 'Closed' }).click();
      await expect(page.getByRole('switch', { name: 'Open' })).toBeChecked();
    });

    await test.step('a buyer finds it among the open stalls, and a visitor reads its prices', async () => {
      const buyer = await member(browser, 'Kofi Hungry');
      await openPage(buyer.page, `${url()}/dashboard/stalls`);
      await buyer.page.getByLabel('Search stalls').fill(name);
      await buyer.page.getByRole('link', { name }).click();
      await expect(buyer.page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(buyer.page.getByRole('button', { name: 'Add Waakye, large' })).toBeVisible();
      const id = new URL(buyer.page.url()).pathname.split('/').at(-1) ?? '';
      const visitor = await newStudent(browser, 'Esi Visitor');
      await openPage(visitor.page, `${url()}/stalls/${id}`);
      await expect(visitor.page.getByText(money(25))).toBeVisible();
      await expect(visitor.page.getByText('Block C, room 12').first()).toBeVisible();
    });
  },
);

/** Opens a stall with one plate for 25, over HTTP. */
async function stallOf({ client }: Account): Promise<Stall> {
  const { data: stall } = await client.stalls.create({
    name: 'Last plate',
    place: 'Block C',
    items: [{ name: 'Waakye, large', price: 25, stock: 1 }],
    readyMinutes: 20,
  });
  await client.stalls.switch({ id: stall.id, to: 'open' });
  return stall;
}

/** Puts the last plate into the basket, and opens the checkout with a card. */
async function goToPayment(page: Page, stall: Stall): Promise<void> {
  await openPage(page, addressOf(stall));
  await expect(page.getByText('1 left')).toBeVisible();
  await page.getByRole('button', { name: 'Add Waakye, large' }).click();
  await page
    .getByRole('link', { name: /^See basket/ })
    .filter({ visible: true })
    .click();
  await page.getByText('Card', { exact: true }).click();
}

test(
  'two buyers pay for the last plate at once: one gets the order, the other a reason',
  { tag: '@phone' },
  async ({ browser }) => {
    const seller = await member(browser, 'Ama Cook');
    const stall = await stallOf(seller);
    const buyers = [await member(browser, 'Kofi First'), await member(browser, 'Esi Second')];
    for (const { page } of buyers) await goToPayment(page, stall);
    const pay = `Pay ${toPay(25)}`;
    const [winner, loser] =
      await test.step('one reaches the provider, the other is refused before paying', async () => {
        await Promise.all(buyers.map(({ page }) => page.getByRole('button', { name: pay }).click()));
        const reached = await Promise.all(buyers.map(({ page }) => reachesProvider(page)));
        expect([...reached].sort()).toEqual([false, true]);
        return reached[0] === true ? buyers : buyers.toReversed();
      });
    if (winner === undefined || loser === undefined) throw new Error('There are two buyers');

    await test.step('the winner pays and gets the code', async () => {
      await winner.page.getByRole('button', { name: 'Pay with card' }).click();
      await expect(winner.page).toHaveURL(/\/dashboard\/payments\/[0-9a-f-]{36}$/);
      await expect(winner.page.getByRole('heading', { level: 1, name: 'Waakye, large' })).toBeVisible();
      await handoverCode(winner);
    });

    await test.step('the other buyer finds the plate sold out, and paid nothing', async () => {
      await openPage(loser.page, addressOf(stall));
      await expect(rowOf(loser.page)).toContainText('Sold out');
      await expect(loser.page.getByRole('button', { name: 'Add Waakye, large' })).toHaveCount(0);
      expect((await loser.client.payments.list({})).data).toEqual([]);
    });

    await test.step('the seller has one order in the queue, and the price list shows the plate as sold out', async () => {
      const { page } = seller;
      await openPage(page, `${url()}/dashboard/my-stall`);
      await expect(page.getByText('1 Waakye, large')).toHaveCount(1);
      await expect(
        page
          .getByRole('button', { name: 'Start 1, Kofi' })
          .or(page.getByRole('button', { name: 'Start 1, Esi' })),
      ).toBeVisible();
      await openPage(page, addressOf(stall));
      await expect(rowOf(page)).toContainText('Sold out');
    });
  },
);

const rowOf = (page: Page) => page.locator('[data-slot=price-row]').filter({ hasText: 'Waakye, large' });

/** Waits for the end of a press on Pay: the provider's page, or the reason of a refusal beside the line. */
async function reachesProvider(page: Page): Promise<boolean> {
  const provider = page.getByText('Sandbox: no real money moves here');
  const refusal = page.getByText(
    /^(Some of these items are sold out|Sold out in the meantime|No longer there)/,
  );
  await expect(provider.or(refusal)).toBeVisible();
  return provider.isVisible();
}
