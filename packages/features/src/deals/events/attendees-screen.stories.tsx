import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { campusOf, failuresOf } from '../../../test/on-scene.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { AttendeesScreen } from './attendees-screen.js';

/** Returns the code on Kofi's ticket. */
async function ticketOf(loaded: Record<string, unknown>): Promise<string> {
  const campus = campusOf(loaded);
  const { data } = await campus.as('Kofi Mensah').events.get({ id: campus.world.id('event') });
  return data.mine?.code ?? '';
}

const meta = {
  id: 'screens-events-attendees',
  title: 'Screens/Meet/Events/Attendees',
  component: AttendeesScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi has the only place at Ama's event tonight, and Esi waits.
    campus: { scene: 'event tonight', viewer: 'Ama Owusu', ids: { id: 'event' } },
  },
  args: { id: idOf(0), code: null },
} satisfies Meta<typeof AttendeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheDoor: Story = {
  parameters: { campus: { failures: { 'events.attendees': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const ticket = await ticketOf(loaded);
    const box = canvas.getByLabelText('Ticket code');
    await step(
      'given a lost connection, when Try again is pressed, then the list of attendees appears',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(canvas.getByText('Kofi Mensah')).toBeVisible());
      },
    );
    await step(
      'when a wrong code is entered, then a message appears beside the box and the code stays in it',
      async () => {
        await userEvent.type(box, 'AAAA{Enter}');
        await waitFor(() => expect(canvas.getByText('This is not a ticket of this event.')).toBeVisible());
        await expect(box).toHaveValue('AAAA');
      },
    );
    await step('when a valid code is entered, then its holder is let in and marked in the list', async () => {
      await userEvent.clear(box);
      await userEvent.paste(ticket);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Kofi Mensah is in')).toBeVisible());
      await expect(box).toHaveValue('');
      await waitFor(() => expect(canvas.getByText('In')).toBeVisible());
    });
    await step(
      'when the same ticket is entered again, then a message says that it was checked in before',
      async () => {
        await userEvent.click(box);
        await userEvent.paste(ticket);
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByText(/^Already checked in, at /)).toBeVisible());
      },
    );
    await step('and the Waiting tab lists the students on the waiting list', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Waiting/ }));
      await waitFor(() => expect(canvas.getByText('Esi Ofori')).toBeVisible());
    });
  },
};

export const NamesAHelper: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the organiser opens the helpers dialog, then an attendee is suggested', async () => {
      await waitFor(() => expect(canvas.getByText('Kofi Mensah')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Helpers at the door' }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Helpers at the door' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add Kofi Mensah' })).toBeVisible());
    await step(
      'when a student is searched for and added, then the student is listed as a helper',
      async () => {
        await userEvent.type(dialog.getByRole('searchbox', { name: 'Add a student' }), 'Yaa');
        await userEvent.click(await dialog.findByRole('button', { name: 'Add Yaa Asantewaa' }));
        await waitFor(() =>
          expect(dialog.getByRole('button', { name: 'Remove Yaa Asantewaa' })).toBeVisible(),
        );
      },
    );
    await step('and the helper can be removed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Yaa Asantewaa' }));
      await waitFor(() => expect(dialog.getByText('No one helps you yet.')).toBeVisible());
    });
  },
};

export const AsAHelper: Story = {
  parameters: { campus: { scene: 'helper at the door', viewer: 'Yaa Asantewaa' } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const ticket = await ticketOf(loaded);
    await step('given a helper, then the check-in page shows neither attendee names nor lists', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Check in tickets' })).toBeVisible(),
      );
      await expect(canvas.queryByText('Kofi Mensah')).toBeNull();
      await expect(canvas.queryByRole('tab')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Helpers at the door' })).toBeNull();
    });
    await step('and when the helper enters a ticket code, its holder is let in', async () => {
      await userEvent.click(canvas.getByLabelText('Ticket code'));
      await userEvent.paste(ticket);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Kofi Mensah is in')).toBeVisible());
    });
  },
};

/** Helper's phone after an offline reload: only the door list is available. */
export const ReloadedWithoutANetwork: Story = {
  parameters: {
    campus: {
      scene: 'helper at the door',
      viewer: 'Yaa Asantewaa',
      failures: { 'hives.get': 'offline', 'events.get': 'offline', 'events.attendees': 'offline' },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given no network, then a message says that tickets can still be checked in, and no list is shown',
      async () => {
        await waitFor(() =>
          expect(canvas.getByText(/You’re offline\. You can check tickets in/)).toBeVisible(),
        );
        await expect(canvas.getByLabelText('Ticket code')).toBeVisible();
        await expect(canvas.queryByRole('tab')).toBeNull();
        await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      },
    );
  },
};

/** Door list that loaded in time; later door requests fail until the network is back. */
export const WithoutANetwork: Story = {
  parameters: { campus: { failures: { 'events.checkIn': 'offline', 'events.admit': 'offline' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const ticket = await ticketOf(loaded);
    const enter = async (code: string) => {
      const box = canvas.getByLabelText('Ticket code');
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(code);
      await userEvent.keyboard('{Enter}');
    };
    await step('given a phone that is ready to work offline', async () => {
      await waitFor(() => expect(canvas.getByText(/^Works offline · 1 ticket/)).toBeVisible());
    });
    await step(
      'when a ticket is entered offline, then its holder is let in and the check-in waits to be sent',
      async () => {
        await enter(ticket);
        await waitFor(() => expect(canvas.getByText('Kofi Mensah is in')).toBeVisible());
        await waitFor(() => expect(canvas.getByText('1 to be sent')).toBeVisible());
        await expect(canvas.getByText('No network')).toBeVisible();
      },
    );
    await step(
      'when the same ticket is entered again, then a message says that its holder is already in',
      async () => {
        await enter(ticket);
        await waitFor(() => expect(canvas.getByText(/^Already let in on this phone, at /)).toBeVisible());
      },
    );
    await step(
      'when the network is back, then the check-in is sent and the holder is marked as in',
      async () => {
        const failures = failuresOf(loaded);
        delete failures['events.checkIn'];
        delete failures['events.admit'];
        await waitFor(() => expect(canvas.queryByText('1 to be sent')).toBeNull(), { timeout: 9_000 });
        await waitFor(() => expect(canvas.getByText('In')).toBeVisible());
      },
    );
  },
};

/** Check-in of a ticket, whose holder is then marked in the list. */
export const CheckIn: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const ticket = await ticketOf(loaded);
    await step(
      'when a ticket code is entered, then its holder is let in and marked in the list',
      async () => {
        await userEvent.click(canvas.getByLabelText('Ticket code'));
        await userEvent.paste(ticket);
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByText('Kofi Mensah is in')).toBeVisible());
        await waitFor(() => expect(canvas.getByText('In')).toBeVisible());
      },
    );
  },
};

export const ScannedTicket: Story = {
  args: { code: '7KQ2MX9RTB4C' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Ticket code')).toHaveValue('7KQ2MX9RTB4C');
  },
};

export const NotTheOrganiser: Story = { parameters: { campus: { viewer: 'Esi Ofori' } } };
/** Event without attendees. */
export const Empty: Story = { parameters: { campus: { ids: { id: 'quiet event' } } } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
