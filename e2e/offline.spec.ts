import type { Page } from '@playwright/test';
import { join } from './support/api.js';
import { spot } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { member } from './support/student.js';
import { laptopOf, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

/** Waits until the service worker controls the page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

// Only on a phone: dead zones concern phones, and the service worker does not depend on the screen.
test.use({ serviceWorkers: 'allow' });

test(
  'visited pages can be read without a network, and a message waits for the network',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Reader')]);
    const laptop = await laptopOf(seller);
    const { title } = laptop;
    const { page, context } = buyer;
    await visit(buyer, laptop);
    await workerReady(page);
    const address = page.url();
    // Loads the page again, so that the service worker caches the page's own resources too.
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

    await test.step('the conversation can be read, too, and a new message waits', async () => {
      await openPage(page, conversation);
      await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();
      await page.getByRole('textbox', { name: 'Message' }).fill('I am at the library now.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Waiting for the network')).toBeVisible();
    });

    await test.step('the message is sent automatically, once, when the network is back', async () => {
      await context.setOffline(false);
      await expect(page.getByText('Waiting for the network')).toBeHidden({ timeout: 30_000 });
      await reloadPage(page);
      await expect(page.getByRole('log').getByText('I am at the library now.')).toBeVisible();
      const [inbox] = (await seller.client.threads.list({})).data;
      const { data } = await seller.client.threads.messages({ id: inbox?.id ?? '' });
      expect(data.map((message) => message.content)).toEqual([
        'I am at the library now.',
        'Is it still there?',
      ]);
    });

    await test.step('after logging out no conversation is left on the device', async () => {
      const countStored = () =>
        page.evaluate(async () => {
          const answers = await caches.open('answers');
          return (await answers.keys()).filter(({ url }) => url.includes('/api/threads/')).length;
        });
      expect(await countStored()).toBeGreaterThan(0);
      await openPage(page, `${url()}/dashboard`);
      const menu = page.getByRole('button', { name: 'You', exact: true });
      await expect(page.getByRole('heading', { name: /Welcome(?: back)?, / })).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
      await expect.poll(countStored).toBe(0);
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

test(
  'messages of both sides appear after a gap in the network, and again after an offline reload',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Gap'), member(browser, 'Kofi Gap')]);
    const laptop = await laptopOf(seller);
    const { page, context } = buyer;
    await visit(buyer, laptop);
    await workerReady(page);
    await page
      .getByRole('button', { name: 'Message', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    const box = page.getByRole('textbox', { name: 'Message' });
    const send = async (text: string) => {
      await box.fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
    };
    await send('Before the gap');
    await expect(page.getByText('Sent', { exact: true })).toBeAttached();
    const [inbox] = (await seller.client.threads.list({})).data;
    const id = inbox?.id ?? '';
    await reloadPage(page);
    const log = page.getByRole('log');
    await expect(log.getByText('Before the gap')).toBeVisible();

    const mine = ['Mine 1', 'Mine 2', 'Mine 3', 'Mine 4', 'Mine 5'];
    const theirs = ['Theirs 1', 'Theirs 2', 'Theirs 3'];
    const expectAll = async (messages: readonly string[]) => {
      for (const text of messages)
        await expect(log.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
    };
    await test.step('the buyer writes five messages offline, and the seller sends three', async () => {
      await context.setOffline(true);
      for (const text of mine) await send(text);
      await expect(page.getByText('Waiting for the network')).toHaveCount(5);
      for (const content of theirs) await seller.client.threads.send({ id, content });
    });

    await test.step('all messages appear when the network is back', async () => {
      await context.setOffline(false);
      await expect(page.getByText(/Waiting for the network|Sending/)).toHaveCount(0, { timeout: 30_000 });
      await expectAll([...mine, ...theirs]);
    });

    await test.step('a later message joins them', async () => {
      await seller.client.threads.send({ id, content: 'Theirs 4' });
      await expectAll([...mine, ...theirs, 'Theirs 4']);
      const { data } = await seller.client.threads.messages({ id });
      expect(data).toHaveLength(10);
    });

    await test.step('a reload without a network shows the same messages', async () => {
      await context.setOffline(true);
      await reloadPage(page);
      await expectAll(['Before the gap', ...mine, ...theirs, 'Theirs 4']);
    });
  },
);

test('a refused message does not hold back later ones', { tag: '@phone' }, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([join('Adwoa Blocker'), member(browser, 'Kofi Blocked')]);
  const laptop = await laptopOf(seller);
  const { page, context } = buyer;
  await visit(buyer, laptop);
  await page.getByRole('button', { name: 'Message', exact: true }).filter({ visible: true }).first().click();
  const box = page.getByRole('textbox', { name: 'Message' });
  const send = async (text: string) => {
    await box.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await send('Before');
  await expect(page.getByText('Sent', { exact: true })).toBeAttached();
  const [inbox] = (await seller.client.threads.list({})).data;
  const conversationId = inbox?.id ?? '';
  const buyerId = inbox?.kind === 'direct' ? inbox.otherParticipant.id : '';
  await context.setOffline(true);
  await send('While blocked');
  await seller.client.users.block({ id: buyerId });
  await context.setOffline(false);
  await expect(page.getByText('Not sent.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You can’t message this student.')).toBeVisible();
  await seller.client.users.unblock({ id: buyerId });
  await reloadPage(page);
  await send('After');
  await expect
    .poll(async () =>
      (await seller.client.threads.messages({ id: conversationId })).data.map((one) => one.content),
    )
    .toEqual(['After', 'Before']);
  await expect(page.getByText('Not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent.')).toBeHidden();
  await expect
    .poll(async () =>
      (await seller.client.threads.messages({ id: conversationId })).data.map((one) => one.content),
    )
    .toEqual(['While blocked', 'After', 'Before']);
});
