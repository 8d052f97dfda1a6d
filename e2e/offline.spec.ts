import { expect, test, type Page } from '@playwright/test';
import { member, url } from './student.js';
import { find, postLaptop } from './trade.js';

/** From here on the worker answers for the network. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('what was visited can be read without a network, and a message waits for it', async ({ browser }) => {
  const [seller, buyer] = await Promise.all([
    member(browser, 'Adwoa Seller'),
    member(browser, 'Kofi Reader'),
  ]);
  const title = await postLaptop(seller);
  const { page, context } = buyer;
  await workerReady(page);
  await find(buyer, title);
  const address = page.url();
  // Once more, so that the page's own parts have come through the worker too.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Message' }).filter({ visible: true }).first().click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it still there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeAttached();
  const conversation = page.url();
  await page.reload();
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();

  await test.step('without a network the listing can be read again', async () => {
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expect(page.getByText('Balme Library').first()).toBeVisible();
    await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
  });

  await test.step('so can the conversation, and a new message waits', async () => {
    await page.goto(conversation);
    await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('I am at the library now.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Waiting for the network')).toBeVisible();
  });

  await test.step('back in the network it is sent by itself, once', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Waiting for the network')).toBeHidden({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByRole('log').getByText('I am at the library now.')).toBeVisible();
    await seller.page.goto(`${url()}/dashboard/messages`);
    await seller.page.getByRole('link', { name: /Kofi Reader/ }).click();
    await expect(seller.page.getByRole('log').getByText('I am at the library now.')).toBeVisible();
  });

  await test.step('after logging out nothing of it is left on the device', async () => {
    const kept = () =>
      page.evaluate(async () => {
        const answers = await caches.open('campushive-answers');
        return (await answers.keys()).filter(({ url }) => url.includes('/api/messages/')).length;
      });
    expect(await kept()).toBeGreaterThan(0);
    await page.goto(`${url()}/dashboard`);
    const menu = page.getByRole('button', { name: 'You', exact: true });
    await expect(page.getByRole('heading', { name: /Welcome back, / })).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
    await expect.poll(kept).toBe(0);
  });
});
