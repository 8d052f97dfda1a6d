import { mailTo, url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { pageOf } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('buzz');

const MESSAGE = 'The entrance is behind the library tonight. Bring a torch.';

// The dialog lies over a phone's whole screen.
test(
  'an organiser writes to all attendees, who read it in the app and by email',
  { tag: '@phone' },
  async ({ browser }) => {
    const [organiser, guest, stranger] = await Promise.all([
      member(browser, 'Ama Organiser'),
      member(browser, 'Kofi Guest'),
      member(browser, 'Esi Stranger'),
    ]);
    const { data: event } = await organiser.client.hives.create({
      hiveType: 'buzz',
      title: `Hall Week Jams ${Date.now().toString(36)}`,
      description: 'Music and food, all night.',
      eventDate: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
    });
    await guest.client.events.join({ id: event.id });

    await test.step('a message that is too short stays in its field, and a longer one is sent', async () => {
      await openPage(organiser.page, `${pageOf(event)}/attendees`);
      await organiser.page.getByRole('button', { name: 'Message attendees' }).click();
      const dialog = organiser.page.getByRole('dialog', { name: 'Message attendees' });
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Hi');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(organiser.page.getByText('Sent to everyone who is going').first()).toBeVisible();
    });

    await test.step('an attendee is notified and mailed, and finds the message on the page of the event', async () => {
      await openPage(guest.page, `${url()}/dashboard/notifications`);
      await guest.page.getByRole('listitem').filter({ hasText: MESSAGE }).getByRole('link').click();
      await expect(guest.page).toHaveURL(new RegExp(event.id));
      const heading = guest.page.getByRole('heading', { name: 'From the organiser' });
      await expect(heading).toBeVisible();
      await expect(guest.page.getByText(MESSAGE)).toBeVisible();
      expect((await mailTo(guest.email, new RegExp(event.title))).text).toContain(MESSAGE);
    });

    await test.step('a student without a ticket does not see the message', async () => {
      await openPage(stranger.page, pageOf(event));
      await expect(
        stranger.page.getByRole('button', { name: 'RSVP' }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(stranger.page.getByText(MESSAGE)).toHaveCount(0);
    });
  },
);
