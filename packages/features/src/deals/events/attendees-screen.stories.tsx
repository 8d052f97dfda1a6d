import { ApiError, HOUR } from '@campushive/contract';
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
import { anAttendee, NOW } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, knowing, losingFirst } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { AttendeesScreen } from './attendees-screen.js';
import { hallWeek } from '../../testing/hall-week.js';

/** Code on Kofi's ticket, set by each story's campus. */
let ticket = '';

/** Start of the event, soon enough that the doors are open. */
const TONIGHT = new Date(NOW.getTime() + 2 * HOUR).toISOString();

/** Event with one place and Esi on its waiting list; the organiser has a bad connection. */
async function filled(campus: InMemoryCampus) {
  const organiser = await joinCampus(campus, 'Akosua Mensah');
  const id = await hallWeek(organiser, { capacity: 1, eventDate: TONIGHT });
  const kofi = await joinCampus(campus, 'Kofi Asante');
  ticket = (await kofi.events.join({ id })).data.mine?.code ?? '';
  await (await joinCampus(campus, 'Esi Ofori')).events.join({ id });
  return knowing(
    organiser,
    id,
    'events.attendees',
    'events.checkIn',
    'events.door',
    'events.admit',
    'events.get',
    'events.message',
    'events.helpers',
    'events.nameHelper',
    'events.removeHelper',
    'hives.get',
  );
}

const page = { pagination: { nextCursor: null, limit: 20 } };
const refused = (code: 'ticket_unknown' | 'forbidden') =>
  Promise.reject(new ApiError({ code, status: code === 'forbidden' ? 403 : 422, message: '' }));

const meta = {
  id: 'screens-events-attendees',
  title: 'Screens/Meet/Events/Attendees',
  component: AttendeesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle: filled } },
  args: { id: 'hall-week', code: null },
} satisfies Meta<typeof AttendeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheDoor: Story = {
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => losingFirst(await filled(campus), 'events.attendees'),
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Ticket code');
    await step('given no connection, the list can be asked for again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.getByText('Kofi Asante')).toBeVisible());
    });
    await step('when a wrong code is entered, it shows a message beside the box and keeps it', async () => {
      await userEvent.type(box, 'AAAA{Enter}');
      await waitFor(() => expect(canvas.getByText('This is not a ticket of this event.')).toBeVisible());
      await expect(box).toHaveValue('AAAA');
    });
    await step('when a right one is, its holder is in, and is marked in the list', async () => {
      await userEvent.clear(box);
      await userEvent.paste(ticket);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Kofi Asante is in')).toBeVisible());
      await expect(box).toHaveValue('');
      await waitFor(() => expect(canvas.getByText('In')).toBeVisible());
    });
    await step('when the same ticket comes again, no one else is let in with it', async () => {
      await userEvent.click(box);
      await userEvent.paste(ticket);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/^Already checked in, at /)).toBeVisible());
    });
    await step('and who waits is in the other list', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Waiting/ }));
      await waitFor(() => expect(canvas.getByText('Esi Ofori')).toBeVisible());
    });
  },
};

export const NamesAHelper: Story = {
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => {
        await joinCampus(campus, 'Yaa Helper');
        return filled(campus);
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the organiser opens the helpers, then who comes is suggested', async () => {
      await waitFor(() => expect(canvas.getByText('Kofi Asante')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Helpers at the door' }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Helpers at the door' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add Kofi Asante' })).toBeVisible());
    await step('when a student is searched for and added, then they help', async () => {
      await userEvent.type(dialog.getByRole('searchbox', { name: 'Add a student' }), 'Yaa');
      await userEvent.click(await dialog.findByRole('button', { name: 'Add Yaa Helper' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove Yaa Helper' })).toBeVisible());
    });
    await step('and that can be taken back', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Yaa Helper' }));
      await waitFor(() => expect(dialog.getByText('No one helps you yet.')).toBeVisible());
    });
  },
};

/** Event where the organiser named Yaa as a door helper. */
async function helping(campus: InMemoryCampus) {
  const organiser = await joinCampus(campus, 'Akosua Mensah');
  const id = await hallWeek(organiser, { capacity: 1, eventDate: TONIGHT });
  const kofi = await joinCampus(campus, 'Kofi Asante');
  ticket = (await kofi.events.join({ id })).data.mine?.code ?? '';
  const helper = await joinCampus(campus, 'Yaa Helper');
  await organiser.events.nameHelper({ id, studentId: (await helper.auth.me({})).data.id });
  return knowing(
    helper,
    id,
    'events.attendees',
    'events.checkIn',
    'events.door',
    'events.admit',
    'events.get',
    'hives.get',
  );
}

export const AsAHelper: Story = {
  parameters: { campus: { settle: helping } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a helper has the door, and neither names nor a list', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Check in tickets' })).toBeVisible(),
      );
      await expect(canvas.queryByText('Kofi Asante')).toBeNull();
      await expect(canvas.queryByRole('tab')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Helpers at the door' })).toBeNull();
    });
    await step('and lets a ticket in', async () => {
      await userEvent.click(canvas.getByLabelText('Ticket code'));
      await userEvent.paste(ticket);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Kofi Asante is in')).toBeVisible());
    });
  },
};

/** Helper's phone after an offline reload: only the door list is available. */
async function reloadedOffline(campus: InMemoryCampus) {
  const helper = await helping(campus);
  const lost = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));
  return {
    ...helper,
    hives: { ...helper.hives, get: lost },
    events: { ...helper.events, get: lost, attendees: lost },
  };
}

export const ReloadedWithoutANetwork: Story = {
  parameters: { campus: { settle: reloadedOffline } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given no network, the door is there alone, with a sentence and no failed list', async () => {
      await waitFor(() =>
        expect(canvas.getByText(/You’re offline\. You can check tickets in/)).toBeVisible(),
      );
      await expect(canvas.getByLabelText('Ticket code')).toBeVisible();
      await expect(canvas.queryByRole('tab')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  },
};

/** True once the network is back. */
let isBack = false;

/** Door list that loaded in time; later door requests fail until the network is back. */
async function deadZone(campus: InMemoryCampus) {
  isBack = false;
  const organiser = await filled(campus);
  const lost = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));
  const { checkIn, admit } = organiser.events;
  return {
    ...organiser,
    events: {
      ...organiser.events,
      checkIn: (...input: Parameters<typeof checkIn>) => (isBack ? checkIn(...input) : lost()),
      admit: (...input: Parameters<typeof admit>) => (isBack ? admit(...input) : lost()),
    },
  };
}

export const WithoutANetwork: Story = {
  parameters: { campus: { settle: deadZone } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const enter = async (code: string) => {
      const box = canvas.getByLabelText('Ticket code');
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(code);
      await userEvent.keyboard('{Enter}');
    };
    await step('given a phone that was ready before', async () => {
      await waitFor(() => expect(canvas.getByText(/^Works offline · 1 ticket/)).toBeVisible());
    });
    await step('when a ticket is entered, then its holder is in, and is to be sent', async () => {
      await enter(ticket);
      await waitFor(() => expect(canvas.getByText('Kofi Asante is in')).toBeVisible());
      await waitFor(() => expect(canvas.getByText('1 to be sent')).toBeVisible());
      await expect(canvas.getByText('No network')).toBeVisible();
    });
    await step('when it comes again, then no one is let in', async () => {
      await enter(ticket);
      await waitFor(() => expect(canvas.getByText(/^Already let in on this phone, at /)).toBeVisible());
    });
    await step('when the network is back, then it is sent', async () => {
      isBack = true;
      await waitFor(() => expect(canvas.queryByText('1 to be sent')).toBeNull(), { timeout: 9_000 });
      await waitFor(() => expect(canvas.getByText('In')).toBeVisible());
    });
  },
};

/** Message to all attendees. The typed text is kept until it is sent. */
export const MessageToAttendees: Story = {
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => losingFirst(await filled(campus), 'events.message'),
    },
  },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('when the organiser writes too little, then it shows a message beside the box', async () => {
      await userEvent.click(await body.findByRole('button', { name: 'Message attendees' }));
      const dialog = within(await body.findByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Message'), 'Hello');
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(dialog.getByText('At least 10 characters')).toBeVisible());
    });
    await step('when there is no connection, then the words stay and can be sent again', async () => {
      const dialog = within(body.getByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Message'), ', doors open at seven.');
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
      await expect(dialog.getByLabelText('Message')).toHaveValue('Hello, doors open at seven.');
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    });
    await step('then it is sent, and the window is closed', async () => {
      await waitFor(() => expect(body.getByText('Sent to everyone who is going')).toBeVisible());
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    });
    await step('when it is the fourth on a day, then it says when the next can be sent', async () => {
      for (const number of ['second', 'third', 'fourth']) {
        await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
        await userEvent.click(body.getByRole('button', { name: 'Message attendees' }));
        const dialog = within(await body.findByRole('dialog'));
        await userEvent.type(dialog.getByLabelText('Message'), `The ${number} message`);
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      }
      await waitFor(() => expect(body.getByText(/sent three messages today/)).toBeVisible());
    });
  },
};

/** Promo codes of an event with ticket sales, beside its lists. */
export const PromoCodes: Story = {
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => {
        const organiser = await joinCampus(campus, 'Akosua Mensah');
        const id = await hallWeek(organiser, { admission: 'paid', price: 50, capacity: 20 });
        await organiser.promoCodes.create({ id, code: 'HALL10', percent: 10 });
        return knowing(organiser, id, 'events.attendees', 'events.get', 'hives.get', 'promoCodes.list');
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when they are opened, then they are there', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Promo codes' }));
      await waitFor(() => expect(canvas.getByText('HALL10')).toBeVisible());
    });
    await step('when the list is wanted again, then it is there', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Going' }));
      await waitFor(() => expect(canvas.getByText('No one’s going yet')).toBeVisible());
      await userEvent.click(canvas.getByRole('tab', { name: 'Promo codes' }));
      await waitFor(() => expect(canvas.getByText('10% off each ticket')).toBeVisible());
    });
  },
};

/** Check-in of all attendees, one of whom is already inside. */
export const CheckIn: Story = {
  parameters: {
    campus: {
      settle: null,
      client: {
        events: {
          attendees: async () => ({
            data: [anAttendee(0, { checkedInAt: '2026-11-20T11:40:00.000Z' }), anAttendee(1, { paid: true })],
            ...page,
          }),
          checkIn: async ({ code }: { code: string }) =>
            code.startsWith('7KQ2') ? { data: anAttendee(1, { paid: true }) } : refused('ticket_unknown'),
        },
      },
    },
  },
};

export const ScannedTicket: Story = {
  args: { code: '7KQ2MX9RTB4C' },
  parameters: CheckIn.parameters ?? {},
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Ticket code')).toHaveValue('7KQ2MX9RTB4C');
  },
};

export const NotTheOrganiser: Story = {
  parameters: {
    campus: { settle: null, client: { events: { attendees: () => refused('forbidden') } } },
  },
};
/** Event without attendees. */
export const Empty: Story = {
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => {
        const organiser = await joinCampus(campus, 'Akosua Mensah');
        return knowing(organiser, await hallWeek(organiser, {}), 'events.attendees');
      },
    },
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
