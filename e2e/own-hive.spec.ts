import type { HiveRecord } from '@campushive/contract/campus-schema';
import type { Page } from '@playwright/test';
import { campus, hive, money, toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { stepTo } from './support/post-form.js';
import { member } from './support/student.js';
import { expect, needsHive, test } from './support/test.js';
import { boughtBy, photo } from './support/trade.js';

needsHive('rooms');

const RENT = 950;
const DEPOSIT = 200;
type Field = NonNullable<HiveRecord['fields']>[number];

/** Returns a field of the campus's rooms. Throws where they have none of this id. */
function field(id: string): Field {
  const found = hive('rooms').fields?.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Rooms have no field ${id} on the campus ${campus.id}.`);
  return found;
}
const label = (id: string): string => field(id).label.en;

/** Returns the label of a choice of a field: the one of an id, or else the one at a position. */
function choice(of: string, which: string | number): string {
  const { choices = [] } = field(of);
  const found = typeof which === 'number' ? choices[which] : choices.find(({ id }) => id === which);
  if (found === undefined) throw new Error(`The field ${of} has no choice ${which}.`);
  return found.label.en;
}

/** Returns the period of a rent: of all rooms of the campus, or the default of a field. */
function period(): string {
  const { per, perField } = hive('rooms');
  return per?.en ?? choice(perField ?? '', field(perField ?? '').initial ?? 0);
}

/** Fills the form with the fields of the campus, and posts the room. */
async function postRoom(page: Page, texts: { title: string; place: string; freeFrom: Date }): Promise<void> {
  const { needsPhoto, depositField } = hive('rooms');
  await openPage(page, `${url()}/dashboard/hives/rooms/new`);
  if (needsPhoto === true) {
    await page.locator('main input[type=file]').setInputFiles([await photo(page, '#1e6ac8')]);
    await expect(page.locator('[data-slot=photo-tile][data-state=ready]')).toHaveCount(1);
  }
  await (await stepTo(page, page.getByLabel('Title'))).fill(texts.title);
  await page.getByLabel('Description').fill('Water every day, and the tokens are split in three.');
  await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill(String(RENT));
  await page.getByLabel(label('kind')).selectOption(choice('kind', 1));
  if (depositField !== undefined) await page.getByLabel(label(depositField)).fill(String(DEPOSIT));
  await page.getByLabel(label('where')).fill(texts.place);
  await page.getByLabel(label('freeFrom')).fill(texts.freeFrom.toISOString().slice(0, 10));
  await page.getByLabel(label('furnished')).check();
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title }).first()).toBeVisible();
}

test(
  'a room is posted in a hive of the campus’s own, found by its fields, and its deposit is paid',
  { tag: ['@phone', '@campus'] },
  async ({ browser }) => {
    const [poster, reader] = await Promise.all([
      member(browser, 'Wanjiru Room'),
      member(browser, 'Otieno Looks'),
    ]);
    const title = `Place in a flat ${Date.now().toString(36)}`;
    const place = `Estate ${Date.now().toString(36)}`;
    const freeFrom = new Date(Date.now() + 45 * 86_400_000);

    await test.step('the form has the fields that the campus defines', async () => {
      const { page } = poster;
      await postRoom(page, { title, place, freeFrom });
      await expect(page.getByText(choice('kind', 1)).first()).toBeVisible();
      const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
      await expect(
        page.getByText(freeFrom.toLocaleDateString(campus.languageTags.en, day)).first(),
      ).toBeVisible();
    });

    await test.step('another student filters the list by the fields', async () => {
      const { page } = reader;
      await openPage(page, `${url()}/dashboard/hives/rooms`);
      // On a phone, only screen readers get the heading.
      await expect(page.getByRole('heading', { level: 1, name: hive('rooms').title })).toHaveCount(1);
      const card = page.locator('[data-slot=listing-card]').filter({ hasText: title });
      await expect(card).toContainText(`${money(RENT)} ${period()}`);
      const narrow = async (kind: string) => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        await page.getByRole('dialog').getByLabel(label('kind')).selectOption(kind);
        await page.getByRole('dialog').getByLabel(label('furnished')).selectOption('Yes');
        await page.getByRole('button', { name: 'Show listings' }).click();
      };
      await narrow(choice('kind', 0));
      await expect(card).toBeHidden();
      await narrow(choice('kind', 1));
      await expect(card).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`facets=kind(%3A|:)${field('kind').choices?.[1]?.id}`));
    });

    await test.step('the search finds the room by the text of a field', async () => {
      const { page } = reader;
      await openPage(page, `${url()}/dashboard/hives/rooms?q=${encodeURIComponent(place)}`);
      await expect(page.locator('[data-slot=listing-card]').filter({ hasText: title })).toBeVisible();
    });

    await test.step('the student pays the deposit, or the rent where there is none', async () => {
      const { page } = reader;
      const { depositField } = hive('rooms');
      const { data: found } = await reader.client.hives.list({ q: place });
      const [room] = found;
      if (room === undefined) throw new Error('The room is in no list');
      const due = depositField === undefined ? RENT : DEPOSIT;
      const order = await boughtBy(reader, room);
      expect(order.price).toBe(due);
      await openPage(page, `${url()}/dashboard/payments/${order.id}/receipt`);
      const name = depositField === undefined ? 'Price' : label(depositField);
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(toPay(due)).first()).toBeVisible();
    });
  },
);
