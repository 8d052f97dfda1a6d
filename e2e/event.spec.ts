import { toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage } from './support/open-page.js';
import { member, type Student } from './support/student.js';
import { openOrder, payByCard } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('buzz');

/** Returns a time some hours ahead, in the format of a date input. The door opens three hours before the start. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

async function postEvent({ page }: Student, fields: { capacity: string; price?: string }): Promise<string> {
  const title = `Hall Week Jams ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
  await openPage(page, `${url()}/dashboard/hives/buzz/new`);
  await (await stepTo(page, page.getByLabel('Title'))).fill(title);
  await page.getByLabel('Description').fill('Music and food, all night.');
  await (await stepTo(page, page.getByLabel(/^Date/))).fill(inHours(2));
  await page.getByLabel('Location').fill('Great Hall');
  await page.getByLabel('Organizer').fill('JCR');
  await page.getByLabel('Event type').selectOption('party');
  await (
    await stepTo(page, page.getByLabel('Admission'))
  ).selectOption(fields.price === undefined ? 'free' : 'paid');
  if (fields.price !== undefined) await page.getByLabel('Price', { exact: true }).fill(fields.price);
  await page.getByLabel(/^Capacity/).fill(fields.capacity);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  return page.url();
}

const press = ({ page }: Student, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

// The layout is the same on a laptop, where the next journey runs.
test(
  'a full event: the waiting list moves up, and a ticket is let in once',
  { tag: '@phone' },
  async ({ browser }) => {
    const [organiser, first, second] = await Promise.all([
      member(browser, 'Ama Organiser'),
      member(browser, 'Kofi First'),
      member(browser, 'Esi Second'),
    ]);
    const event = await test.step('the organiser posts an event with one place', () =>
      postEvent(organiser, { capacity: '1' }));

    await test.step('the first guest accepts, and has a ticket', async () => {
      await openPage(first.page, event);
      await press(first, 'RSVP');
      await expect(first.page.getByRole('heading', { name: 'You are going' })).toBeVisible();
      await expect(first.page.locator('[data-slot=ticket-code]')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    });

    await test.step('the second guest finds a full house, and joins the waiting list', async () => {
      await openPage(second.page, event);
      await expect(second.page.getByText('Full house').first()).toBeVisible();
      await press(second, 'Join the waiting list');
      await expect(second.page.getByText('You are number 1 in line')).toBeVisible();
    });

    await test.step('the first guest cancels, and the second gets the place without a reload', async () => {
      await press(first, 'Cancel my ticket');
      await first.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my ticket' }).click();
      await expect(first.page.getByText('Full house').first()).toBeVisible();
      await expect(second.page.getByRole('heading', { name: 'You are going' })).toBeVisible();
    });

    await test.step('the calendar file is there', async () => {
      const file = await second.page.request.get(
        `${url()}/api/hives/${event.split('/').at(-1) ?? ''}/calendar.ics`,
      );
      expect(await file.text()).toContain('BEGIN:VEVENT');
    });

    await test.step('the organiser lets the ticket in, once', async () => {
      const code = (await second.page.locator('[data-slot=ticket-code]').textContent()) ?? '';
      await openPage(organiser.page, event);
      await organiser.page.getByRole('link', { name: 'Attendees and check-in' }).click();
      await expect(organiser.page.getByText('Esi Second')).toBeVisible();
      await organiser.page.getByLabel('Ticket code').fill(code);
      await press(organiser, 'Check in');
      await expect(organiser.page.getByText('Esi Second is in')).toBeVisible();
      await organiser.page.getByLabel('Ticket code').fill(code);
      await press(organiser, 'Check in');
      await expect(organiser.page.getByText(/^Already checked in, at /)).toBeVisible();
    });

    await test.step('the tickets of the guest show the check-in', async () => {
      await openPage(second.page, `${url()}/dashboard/tickets`);
      await expect(second.page.getByText(/^Checked in/)).toBeVisible();
    });
  },
);

test(
  'a ticket is bought and let in, and its money is held until the event starts',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [organiser, guest] = await Promise.all([
      member(browser, 'Abena Organiser'),
      member(browser, 'Kojo Guest'),
    ]);
    const event = await postEvent(organiser, { capacity: '2', price: '50' });
    await openPage(guest.page, event);
    await guest.page
      .getByRole('link', { name: `Get ticket, ${toPay(50)}` })
      .filter({ visible: true })
      .click();
    await payByCard(guest.page, `Pay ${toPay(50)}`);
    await guest.page.getByRole('button', { name: 'Pay with mobile money' }).click();
    await openOrder(guest);
    await expect(guest.page.getByText('You have a ticket')).toBeVisible();
    await guest.page.getByRole('link', { name: 'Show my ticket' }).click();
    const code = (await guest.page.locator('[data-slot=ticket-code]').textContent()) ?? '';

    await openPage(organiser.page, `${event}/attendees?code=${code}`);
    await press(organiser, 'Check in');
    await expect(organiser.page.getByText('Kojo Guest is in')).toBeVisible();
    await openPage(organiser.page, `${url()}/dashboard/payments`);
    await expect(organiser.page.getByText('Held').filter({ visible: true }).first()).toBeVisible();
  },
);
