import { ApiError, type EventState } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aListing, anAttendee, anEvent, aTicket } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { AttendeesScreen } from './attendees-screen.js';
import { EventPanel } from './event-panel.js';
import { MyTicketsScreen } from './my-tickets-screen.js';

const event = aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 0 });
const long = aListing(1, {
  hiveTypeId: 'buzz',
  title: 'Inter-hall debate on whether mobile money has changed student life for good, with free waakye',
  price: 0,
});
const page = { pagination: { nextCursor: null, limit: 20 } };
const calendarUrl = 'data:text/calendar,event';
const refused = (code: 'ticket_unknown' | 'forbidden') =>
  Promise.reject(new ApiError({ code, status: code === 'forbidden' ? 403 : 422, message: '' }));

/** One event that fills with the next RSVP. */
function fillingUp() {
  let now: EventState = anEvent({ capacity: 1, going: 1, placesLeft: 0 });
  return {
    get: async () => ({ data: now }),
    join: async () => {
      const mine = aTicket({ status: 'waiting', position: 1, code: null, checkInUrl: null });
      now = { ...now, waiting: 1, mine };
      return { data: now };
    },
    leave: async () => {
      now = { ...now, waiting: 0, mine: null };
      return { data: now };
    },
  };
}

const meta = {
  title: 'Screens/Events/Flow',
  component: AttendeesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { id: event.id, code: null },
} satisfies Meta<typeof AttendeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (elements: HTMLElement[]) =>
  elements.find((one) => one.getBoundingClientRect().width > 0) ?? elements[0] ?? document.body;

export const WaitingList: Story = {
  render: () => <EventPanel listing={event} organiser={false} />,
  parameters: { layout: 'padded', campus: { client: { events: fillingUp() } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a full house, when its waiting list is joined', async () => {
      await userEvent.click(
        shown(await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true })),
      );
    });
    await step('then the place in line is told', async () => {
      await waitFor(() => expect(screen.getByText('You are number 1 in line')).toBeVisible());
    });
    await step('when it is left again, after a question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave the waiting list' }));
    });
    await step('then it can be joined anew', async () => {
      const again = await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true });
      await expect(again.length).toBeGreaterThan(0);
    });
  },
};

export const CheckIn: Story = {
  parameters: {
    campus: {
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
  parameters: { campus: { client: { events: { attendees: () => refused('forbidden') } } } },
};

export const MyTickets: Story = {
  render: () => <MyTicketsScreen />,
  parameters: {
    campus: {
      client: {
        events: {
          tickets: async () => ({
            data: [
              { ticket: aTicket(), listing: event, calendarUrl },
              {
                ticket: aTicket({ id: 'w', status: 'waiting', position: 4, code: null, checkInUrl: null }),
                listing: long,
                calendarUrl,
              },
            ],
            ...page,
          }),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('7KQ2-MX9R-TB4C')).toBeVisible());
  },
};

export const NoTickets: Story = {
  render: () => <MyTicketsScreen />,
  parameters: { campus: { client: { events: { tickets: async () => ({ data: [], ...page }) } } } },
};

export const TicketsFailed: Story = { render: () => <MyTicketsScreen /> };
