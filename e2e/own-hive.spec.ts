import { url } from './support/mailbox.js';
import { campus, hive, money } from './support/campus.js';
import { openPage } from './support/open-page.js';
import { stepTo } from './support/post-form.js';
import { member } from './support/student.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('rooms');

const fields = campus.hives.find(({ name }) => name === 'rooms')?.fields ?? [];
test.skip(
  fields.every(({ choices = [] }) => choices.every(({ id }) => id !== 'bedsitter')),
  `Rooms have other fields on the campus ${campus.id}`,
);

test(
  'a room is posted in a hive of the campus’s own, and found by its fields',
  { tag: ['@phone', '@campus'] },
  async ({ browser }) => {
    const [poster, reader] = await Promise.all([
      member(browser, 'Wanjiru Room'),
      member(browser, 'Otieno Looks'),
    ]);
    const title = `Place in a flat ${Date.now().toString(36)}`;
    const estate = `Estate ${Date.now().toString(36)}`;
    const freeFrom = new Date(Date.now() + 45 * 86_400_000);
    const shown = freeFrom.toLocaleDateString('en-KE', { day: 'numeric', month: 'short', timeZone: 'UTC' });

    await test.step('the form has the fields that the campus defines', async () => {
      const { page } = poster;
      await openPage(page, `${url()}/dashboard/hives/rooms/new`);
      await (await stepTo(page, page.getByLabel('Title'))).fill(title);
      await page.getByLabel('Description').fill('Water every day, and the tokens are split in three.');
      await (await stepTo(page, page.getByLabel('Price'))).fill('9500');
      await page.getByLabel('Kind of room').selectOption('Bedsitter');
      await page.getByLabel('Where').fill(estate);
      await page.getByLabel('Free from').fill(freeFrom.toISOString().slice(0, 10));
      await page.getByLabel('Furnished').check();
      await page.getByRole('button', { name: 'Post listing' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
      await expect(page.getByText('Bedsitter').first()).toBeVisible();
      await expect(page.getByText(shown).first()).toBeVisible();
    });

    await test.step('another student filters the list by the fields', async () => {
      const { page } = reader;
      await openPage(page, `${url()}/dashboard/hives/rooms`);
      // On a phone, only screen readers get the heading.
      await expect(page.getByRole('heading', { level: 1, name: hive('rooms').title })).toHaveCount(1);
      const card = page.locator('[data-slot=listing-card]').filter({ hasText: title });
      await expect(card).toContainText(`${money(9_500)} per month`);
      const narrow = async (kind: string) => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await page.getByRole('dialog').getByLabel('Kind of room').selectOption(kind);
        await page.getByRole('dialog').getByLabel('Furnished').selectOption('Yes');
        await page.getByRole('button', { name: 'Show listings' }).click();
      };
      await narrow('Hostel bed');
      await expect(card).toBeHidden();
      await narrow('Bedsitter');
      await expect(card).toBeVisible();
      await expect(page).toHaveURL(/facets=kind(%3A|:)bedsitter/);
    });

    await test.step('the search finds the room by the text of a field', async () => {
      const { page } = reader;
      await openPage(page, `${url()}/dashboard/hives/rooms?q=${encodeURIComponent(estate)}`);
      await expect(page.locator('[data-slot=listing-card]').filter({ hasText: title })).toBeVisible();
    });
  },
);
