import { join } from './support/api.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { member } from './support/student.js';
import { laptopOf, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

test(
  'Back closes a dialog and keeps what was typed, where the browser has no close watcher',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Back')]);
    const laptop = await laptopOf(seller);
    const { page } = buyer;
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await visit(buyer, laptop);
    await reloadPage(page);
    const address = page.url();
    const offer = page.getByRole('button', { name: 'Make an offer' }).filter({ visible: true }).first();
    await offer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('2100');
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    await offer.click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue('2100');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await test.step('the next step back leaves the page', async () => {
      await expect.poll(() => page.evaluate(() => 'held' in history.state)).toBe(false);
      await page.goBack();
      await expect.poll(() => page.url()).not.toBe(address);
    });
  },
);

test(
  'Back goes one step back in the post form, and a reload stays there',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page } = await member(browser, 'Esi Steps');
    await openPage(page, `${url()}/dashboard/hives/essentials/new`);
    const address = page.url();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Title').fill('Standing fan');
    await page.getByLabel('Description').fill('Three speeds, quiet.');
    await page.getByRole('button', { name: 'Next' }).click();
    const price = page.getByLabel('Price', { exact: true });
    await expect(price).toBeVisible();
    await reloadPage(page);
    await expect(price).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Standing fan');
    expect(page.url()).toBe(address);
  },
);

test('a phone set to Lagos shows and stores times of the campus', { tag: '@phone' }, async ({ browser }) => {
  test.skip((process.env['E2E_CAMPUS'] ?? 'ghana') !== 'ghana', 'The times below are those of Accra');
  const [buyer, organiser] = await Promise.all([member(browser, 'Ama Traveller'), join('Kojo Organiser')]);
  const eventDate = new Date(
    Math.floor(Date.now() / 86_400_000 + 3) * 86_400_000 + 20 * 3_600_000,
  ).toISOString();
  const { data: event } = await organiser.client.hives.create({
    hiveType: 'buzz',
    title: `Jazz night ${Date.now().toString(36)}`,
    description: 'Live music at the amphitheatre.',
    price: 0,
    eventDate,
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  const context = await browser.newContext({
    timezoneId: 'Africa/Lagos',
    storageState: await buyer.context.storageState(),
  });
  const page = await context.newPage();
  await openPage(page, `${url()}/dashboard/hives/buzz/${event.id}`);
  await expect(page.getByText(/8\spm GMT/).first()).toBeVisible();
  await expect(page.getByText(/\b9\spm/)).toHaveCount(0);
});
