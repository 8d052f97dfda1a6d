import type { Page } from '@playwright/test';
import { signIn, type Account } from './support/api.js';
import { storageKey } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { device, member, type Member } from './support/student.js';
import { expect, needsHive, test } from './support/test.js';

// Only on a phone: dead zones concern phones, and the service worker does not depend on the screen.
needsHive('buzz');
test.use({ serviceWorkers: 'allow' });

const ready = (tickets: number) =>
  new RegExp(`^Works offline · ${tickets === 1 ? '1 ticket' : `${tickets} tickets`}, updated `);

/** Creates a free event in two hours, whose door is open; returns its id. */
async function eventOf(organiser: Account): Promise<string> {
  const { data } = await organiser.client.hives.create({
    hiveType: 'buzz',
    title: `Hall Week Jams ${Date.now().toString(36)}`,
    description: 'Music and food, all night.',
    eventDate: new Date(Date.now() + 2 * 3_600_000).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  return data.id;
}

/** Opens the door twice, so that the service worker has cached all of its page. */
async function openDoor({ page }: Member, id: string, tickets = 2): Promise<void> {
  await openPage(page, `${url()}/dashboard/hives/buzz/${id}/attendees`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reloadPage(page);
  await expect(page.getByText(ready(tickets))).toBeVisible();
}

const enter = async (page: Page, code: string) => {
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
};

test(
  'a ticket that two offline phones let in counts once, and the second phone says so',
  { tag: '@phone' },
  async ({ browser }) => {
    const [front, guest, late] = await Promise.all([
      member(browser, 'Adwoa Organiser'),
      member(browser, 'Kofi Guest'),
      member(browser, 'Esi Late'),
    ]);
    const back = await device(browser, await signIn(front));
    const id = await eventOf(front);
    const ticket = (await guest.client.events.join({ id })).data.mine;
    const code = ticket?.code ?? '';
    const leaving = (await late.client.events.join({ id })).data.mine?.code ?? '';
    for (const phone of [front, back]) await openDoor(phone, id);

    await test.step('without a network both phones let the ticket in, each once', async () => {
      for (const { context } of [front, back]) await context.setOffline(true);
      await enter(front.page, 'AAAA-BBBB-CCCC');
      await expect(front.page.getByText(/^This is not a ticket of this event, or it was sold/)).toBeVisible();
      // The QR code on this phone, the text code on the other.
      await enter(front.page, ticket?.checkInUrl ?? '');
      await expect(front.page.getByText('Kofi Guest is in')).toBeVisible();
      await enter(front.page, code);
      await expect(front.page.getByText(/^Already let in on this phone, at /)).toBeVisible();
      await enter(back.page, code.toLowerCase());
      await expect(back.page.getByText('Kofi Guest is in')).toBeVisible();
      await enter(back.page, leaving);
      await expect(back.page.getByText('Esi Late is in')).toBeVisible();
      await expect(back.page.getByText('2 to be sent')).toBeVisible();
      expect(await checkedIn(front, id)).toEqual([]);
      await late.client.events.leave({ id });
    });

    await test.step('waiting check-ins survive a reload, and the first phone online records the entry', async () => {
      await reloadPage(front.page);
      await expect(front.page.getByText('1 to be sent')).toBeVisible();
      await expect(front.page.getByText(ready(2))).toBeVisible();
      await enter(front.page, code);
      await expect(front.page.getByText(/^Already let in on this phone, at /)).toBeVisible();
      await front.context.setOffline(false);
      await expect(front.page.getByText('1 to be sent')).toBeHidden();
      await expect.poll(() => checkedIn(front, id)).toEqual(['Kofi Guest']);
    });

    await test.step('the second phone shows that the ticket was let in elsewhere, and that another was cancelled', async () => {
      const before = (await front.client.events.attendees({ id })).data;
      await back.context.setOffline(false);
      await expect(
        back.page.getByText(/^This ticket was let in elsewhere at .* It counts once\.$/),
      ).toBeVisible();
      await expect(back.page.getByText(/^The ticket was cancelled before this phone synced\./)).toBeVisible();
      await expect(back.page.getByText('2 to be sent')).toBeHidden();
      expect((await front.client.events.attendees({ id })).data).toEqual(before);
      await reloadPage(back.page);
      await back.page.getByRole('button', { name: 'Dismiss all' }).click();
      await expect(back.page.getByText(/elsewhere/)).toBeHidden();
    });
  },
);

test(
  'an offline check-in is sent from any page, and logging out asks first',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [organiser, guest] = await Promise.all([
      member(browser, 'Adwoa Organiser'),
      member(browser, 'Kofi Guest'),
    ]);
    const { page, context } = organiser;
    const id = await eventOf(organiser);
    const code = (await guest.client.events.join({ id })).data.mine?.code ?? '';
    await openDoor(organiser, id, 1);
    // The page's code is cached when the page is opened without a network.
    await openPage(page, `${url()}/dashboard/favorites`);
    await openDoor(organiser, id, 1);

    const logOut = () => page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();

    await test.step('logging out says what would be lost, and staying loses nothing', async () => {
      await context.setOffline(true);
      await enter(page, code);
      await expect(page.getByText('1 to be sent')).toBeVisible();
      await logOut();
      const dialog = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' });
      await expect(dialog.getByText(/^Not sent yet: 1 person let in\./)).toBeVisible();
      await dialog.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('another page sends the check-in, and logging out no longer asks', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Favorites' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeHidden();
      expect(await checkedIn(organiser, id)).toEqual([]);
      await context.setOffline(false);
      await expect.poll(() => checkedIn(organiser, id)).toEqual(['Kofi Guest']);
      // The response arrives after the admission is stored.
      const noted = () =>
        page.evaluate((key) => localStorage.getItem(key), `${storageKey('admissions')}:${organiser.user.id}`);
      await expect.poll(noted).not.toContain('"waiting"');
      await logOut();
      await expect(page).toHaveURL(`${url()}/`);
      await expect(
        page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).first(),
      ).toBeVisible();
    });
  },
);

async function checkedIn({ client }: Account, id: string): Promise<(string | null)[]> {
  const { data } = await client.events.attendees({ id });
  return data.filter((one) => one.checkedInAt !== null).map(({ person }) => person.name);
}
