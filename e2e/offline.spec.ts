import type { Page } from '@playwright/test';
import { join } from './api.js';
import { spot } from './campus.js';
import { url } from './mailbox.js';
import { openPage, reloadPage } from './open-page.js';
import { member } from './student.js';
import { laptopOf, visit } from './trade.js';
import { expect, test } from './test.js';

/** From here on the worker answers for the network. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

// The dead zone is where phones are; the worker does not know the screen.
test.use({ serviceWorkers: 'allow' });

test(
  'what was visited can be read without a network, and a message waits for it',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Reader')]);
    const laptop = await laptopOf(seller);
    const { title } = laptop;
    const { page, context } = buyer;
    await visit(buyer, laptop);
    await workerReady(page);
    const address = page.url();
    // Once more, so that the page's own parts have come through the worker too.
    await reloadPage(page);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await page
      .getByRole('button', { name: 'Message', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it still there?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeAttached();
    const conversation = page.url();
    await reloadPage(page);
    await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();

    await test.step('without a network the listing can be read again', async () => {
      await context.setOffline(true);
      await openPage(page, address);
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
      await expect(page.getByText(spot).first()).toBeVisible();
      await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
    });

    await test.step('so can the conversation, and a new message waits', async () => {
      await openPage(page, conversation);
      await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();
      await page.getByRole('textbox', { name: 'Message' }).fill('I am at the library now.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Waiting for the network')).toBeVisible();
    });

    await test.step('back in the network it is sent automatically, once', async () => {
      await context.setOffline(false);
      await expect(page.getByText('Waiting for the network')).toBeHidden({ timeout: 30_000 });
      await reloadPage(page);
      await expect(page.getByRole('log').getByText('I am at the library now.')).toBeVisible();
      const [inbox] = (await seller.client.messages.conversations({})).data;
      const { data } = await seller.client.messages.list({ id: inbox?.id ?? '' });
      expect(data.map((message) => message.content)).toEqual([
        'I am at the library now.',
        'Is it still there?',
      ]);
    });

    await test.step('after logging out nothing of it is left on the device', async () => {
      const kept = () =>
        page.evaluate(async () => {
          const answers = await caches.open('answers');
          return (await answers.keys()).filter(({ url }) => url.includes('/api/messages/')).length;
        });
      expect(await kept()).toBeGreaterThan(0);
      await openPage(page, `${url()}/dashboard`);
      const menu = page.getByRole('button', { name: 'You', exact: true });
      await expect(page.getByRole('heading', { name: /Welcome(?: back)?, / })).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
      await expect.poll(kept).toBe(0);
    });
  },
);

test(
  'a message written without a network is sent when it is back',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [one, other] = await Promise.all([member(browser, 'Serwaa One'), member(browser, 'Kwesi Other')]);
    await visit(other, await laptopOf(one));
    await other.page.getByRole('button', { name: 'Message', exact: true }).click();
    await other.page.getByRole('textbox', { name: 'Message' }).fill('First');
    await other.page.keyboard.press('Enter');
    await expect(other.page.getByText('Sent', { exact: true }).first()).toBeAttached();
    await openPage(one.page, `${url()}/dashboard/messages`);
    await one.page.getByRole('link', { name: /Kwesi Other/ }).click();
    await expect(one.page.getByRole('log').getByText('First')).toBeVisible();

    await other.context.setOffline(true);
    await other.page.getByRole('textbox', { name: 'Message' }).fill('From the dead zone');
    await other.page.keyboard.press('Enter');
    await expect(other.page.getByText(/Waiting for the network|Sending/)).toBeVisible();
    await one.page.getByRole('textbox', { name: 'Message' }).fill('While you were away');
    await one.page.keyboard.press('Enter');

    await other.context.setOffline(false);
    await expect(one.page.getByRole('log').getByText('From the dead zone')).toHaveCount(1, {
      timeout: 30_000,
    });
    await expect(other.page.getByRole('log').getByText('While you were away')).toHaveCount(1);
    await expect(other.page.getByText(/Waiting for the network|Sending/)).toHaveCount(0);
  },
);
