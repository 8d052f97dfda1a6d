import { join, staff } from './support/api.js';
import { toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { device, member } from './support/student.js';
import { boughtBy, laptopOf, openHelp, photo, review, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

// Dialogs are sheets on phones and boxes on laptops on all screens, so each of these journeys runs on one of the two.
test(
  'a buyer complains, a moderator decides, and the money goes back',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([member(browser, 'Yaw Seller'), member(browser, 'Akua Buyer')]);
    const moderator = await device(browser, await staff());
    const laptop = await laptopOf(seller);
    const order = await boughtBy(buyer, laptop);
    const address = `${url()}/dashboard/payments/${order.id}`;
    // All journeys share the log, so this text is unique to this one.
    const reason = `The photos of ${laptop.title} show the crack.`;

    await test.step('the buyer says what is wrong', async () => {
      const { page } = buyer;
      await openPage(seller.page, address);
      await expect(seller.page.getByRole('heading', { name: 'Enter the buyer’s code' })).toBeVisible();
      await openPage(page, address);
      await openHelp(page);
      await page.getByRole('button', { name: 'Report a problem' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report a problem' });
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(dialog.getByText('Choose a reason').last()).toBeVisible();
      await dialog.getByLabel('What is wrong?').selectOption('not_as_described');
      await dialog.getByLabel('What happened?').fill('The screen has a crack that no photo shows.');
      await dialog.locator('input[type=file]').setInputFiles(await photo(page, '#a55'));
      await expect(dialog.locator('[data-slot=photo-tile][data-state=ready]')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('You reported a problem')).toBeVisible();
      await expect(page.locator('[data-slot=handover-code]')).toHaveCount(0);
    });

    await test.step('the seller sees the complaint without a reload, and cannot be paid by the code', async () => {
      await expect(seller.page.getByText('The buyer reported a problem').first()).toBeVisible();
      await expect(seller.page.getByText('The screen has a crack that no photo shows.')).toBeVisible();
      await expect(seller.page.getByRole('button', { name: 'Release the money' })).toHaveCount(0);
    });

    await test.step('the seller answers, and the buyer reads it without a reload', async () => {
      const { page } = seller;
      await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Answer the report' }).click();
      const dialog = page.getByRole('dialog', { name: 'Answer the report' });
      await dialog.getByLabel('Your answer').fill('It was whole when we met.');
      await dialog.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('button', { name: 'Answer the report' })).toHaveCount(0);
      await expect(buyer.page.getByText('It was whole when we met.')).toBeVisible();
    });

    await test.step('a moderator reads both sides and refunds the buyer', async () => {
      const { page } = moderator;
      await openPage(page, `${url()}/dashboard/moderation`);
      await page.getByRole('tab', { name: 'Complaints' }).click();
      const card = page.getByRole('listitem').filter({ hasText: laptop.title });
      await expect(card.getByText('The screen has a crack that no photo shows.')).toBeVisible();
      await expect(card.getByText('It was whole when we met.')).toBeVisible();
      await expect(card.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      await expect(card.getByText(`${toPay(2_450)} paid`)).toBeVisible();
      await card.getByRole('button', { name: 'Refund the buyer' }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund the buyer' });
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Refund the buyer' }).click();
      await expect(card).toHaveCount(0);
      await page.getByRole('radio', { name: 'Decided' }).click();
      await expect(card.getByText(/^The buyer was refunded, /)).toBeVisible();
      await page.getByRole('radio', { name: 'Look up' }).click();
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByText(`“${reason}”`)).toBeVisible();
    });

    await test.step('both read the decision, and the buyer has the money back', async () => {
      for (const { page } of [buyer, seller]) {
        await expect(page.getByText('A moderator decided for the buyer.')).toBeVisible();
        await expect(page.getByText(reason)).toBeVisible();
      }
      await expect(buyer.page.getByText('You have your money back.').first()).toBeVisible();
      await expect(seller.page.getByText('The buyer gets the money back.').first()).toBeVisible();
      await buyer.page.getByRole('link', { name: 'Receipt' }).click();
      await expect(buyer.page.getByText('Refunded').first()).toBeVisible();
      await expect(buyer.page.getByText(toPay(2_450)).first()).toBeVisible();
      await buyer.page.emulateMedia({ media: 'print' });
      await expect(buyer.page.getByText('Scan to open the order')).toBeVisible();
      const bars = buyer.page.locator('[data-bar], [data-slot="sidebar"]');
      await expect(bars.filter({ visible: true })).toHaveCount(0);
    });
  },
);

test('a listing is reported, and hidden with a reason', { tag: '@phone' }, async ({ browser }) => {
  const [seller, reader] = await Promise.all([
    member(browser, 'Kwabena Poster'),
    member(browser, 'Efua Reader'),
  ]);
  const moderator = await device(browser, await staff());
  const laptop = await laptopOf(seller);

  await test.step('a reader reports it', async () => {
    const { page } = reader;
    await visit(reader, laptop);
    await page.getByRole('button', { name: 'Report this listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await dialog.getByRole('radio', { name: /^Fake or stolen/ }).check();
    await dialog.getByLabel(/^Tell us more/).fill('This is my stolen laptop.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. A moderator will look at this.').first()).toBeVisible();
  });

  const queue = moderator.page.getByRole('listitem').filter({ hasText: laptop.title });
  const decide = async (decision: string, reason: string) => {
    await queue.getByRole('button', { name: decision }).click();
    const dialog = moderator.page.getByRole('dialog', { name: decision });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: decision }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('the report waits in the queue, and a moderator hides the listing', async () => {
    await openPage(moderator.page, `${url()}/dashboard/moderation`);
    await expect(queue.getByText('This is my stolen laptop.')).toBeVisible();
    await decide('Hide listing', 'Show us the receipt, please.');
    await expect(queue).toHaveCount(0);
  });

  await test.step('the poster reads the reason, and others no longer find the listing', async () => {
    const { page } = seller;
    await openPage(page, `${url()}/dashboard/notifications`);
    await expect(page.getByText(/Show us the receipt, please\./).first()).toBeVisible();
    await reloadPage(reader.page);
    await expect(reader.page.getByText(/^(?:Essential|Listing) not found$/)).toBeVisible();
  });

  await test.step('the poster appeals once, and moderators see the appeal', async () => {
    const { page } = seller;
    await page.getByRole('link', { name: 'A moderator has hidden your listing' }).first().click();
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByLabel('Why should it come back?').fill('I bought it at the mall.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText(/^A moderator will look at your appeal/)).toBeVisible();
    await openPage(moderator.page, `${url()}/dashboard/moderation?tab=appeals`);
    await expect(queue.getByText('I bought it at the mall.')).toBeVisible();
    // Each decision allows a single appeal.
    await reloadPage(page);
    await expect(page.getByText('I bought it at the mall.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveCount(0);
  });

  await test.step('no one else sees the queue', async () => {
    await openPage(reader.page, `${url()}/dashboard/moderation`);
    await expect(reader.page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  await test.step('every decision is in the log', async () => {
    await moderator.page.getByRole('radio', { name: 'Look up' }).click();
    await moderator.page.getByRole('tab', { name: 'Log' }).click();
    // The newest entry is first; the server may have run this journey before.
    await expect(moderator.page.getByText('“Show us the receipt, please.”').first()).toBeVisible();
    await expect(moderator.page.getByText(laptop.title).first()).toBeVisible();
  });
});

test('both sides of a released order review each other blindly', { tag: '@phone' }, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([join('Kofi Seller'), member(browser, 'Adwoa Buyer')]);
  const order = await boughtBy(buyer, await laptopOf(seller));
  await seller.client.payments.handover({ id: order.id, code: order.handoverCode ?? '' });
  await seller.client.reviews.create({ id: order.id, stars: 5, text: 'Came in time and paid at once.' });

  const { page } = buyer;
  await openPage(page, `${url()}/dashboard/payments/${order.id}`);
  await expect(page.getByText(/^Kofi Seller has reviewed you/)).toBeVisible();
  await expect(page.getByText('Came in time and paid at once.')).toHaveCount(0);
  await review(buyer, { of: 'Kofi Seller', stars: /Good/, text: 'Just as described, and friendly.' });
  await expect(page.getByText('Just as described, and friendly.')).toBeVisible();
  await expect(page.getByText('Came in time and paid at once.')).toBeVisible();

  await openPage(page, `${url()}/dashboard/users/${seller.user.id}`);
  await expect(page.getByText('Just as described, and friendly.')).toBeVisible();
  await expect(page.getByText('4 (1)').first()).toBeVisible();
});
