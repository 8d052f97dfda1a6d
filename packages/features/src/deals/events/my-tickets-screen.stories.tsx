import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { aListing, aTicket } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, losingFirst } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { hallWeek } from '../../testing/hall-week.js';
import { MyTicketsScreen } from './my-tickets-screen.js';

/** Campus where Akosua attends one event and is second on another's waiting list; her connection is bad. */
async function filled(campus: InMemoryCampus) {
  const organiser = await joinCampus(campus, 'Kwame Boateng');
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  await akosua.events.join({ id: await hallWeek(organiser, {}) });
  const full = await hallWeek(organiser, { title: 'Robotics Night', capacity: 1 });
  for (const name of ['Kofi Asante', 'Esi Ofori'])
    await (await joinCampus(campus, name)).events.join({ id: full });
  await akosua.events.join({ id: full });
  return akosua;
}

const jams = aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 0 });
const debate = aListing(1, {
  hiveTypeId: 'buzz',
  title: 'Inter-hall debate on whether mobile money has changed student life for good, with free waakye',
  price: 0,
});
const calledOff = aListing(2, { hiveTypeId: 'buzz', title: 'Beach clean-up', price: 0, status: 'deleted' });
const page = { pagination: { nextCursor: null, limit: 20 } };
const calendarUrl = 'data:text/calendar,event';

const meta = {
  id: 'screens-events-my-tickets',
  title: 'Screens/Meet/Events/My tickets',
  component: MyTicketsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle: filled } },
} satisfies Meta<typeof MyTicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheQueue: Story = {
  parameters: {
    campus: { settle: async (campus: InMemoryCampus) => losingFirst(await filled(campus), 'events.tickets') },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given no connection, the tickets can be asked for again', async () => {
      await waitFor(() => expect(canvas.getByText('Failed to load your tickets.')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    });
    await step('then the code to show at the door is there', async () => {
      const going = within(await held(canvas.findByRole('link', { name: 'Hall Week Jams' })));
      await expect(going.getByRole('img', { name: /QR code of ticket/ })).toBeVisible();
      await expect(going.getByText('Show this code at the door.')).toBeVisible();
    });
    await step('and of the full event the place in line, without a code', async () => {
      const waiting = within(await held(canvas.findByRole('link', { name: 'Robotics Night' })));
      await expect(waiting.getByText('Number 2 in line')).toBeVisible();
      await expect(waiting.queryByRole('img')).toBeNull();
    });
  },
};

/** Card that contains an event's link. */
const held = async (link: Promise<HTMLElement>) => (await link).closest('li') ?? document.body;

export const Two: Story = {
  parameters: {
    campus: {
      settle: null,
      client: {
        events: {
          tickets: async () => ({
            data: [
              { ticket: aTicket(), listing: jams, calendarUrl },
              {
                ticket: aTicket({ id: 'w', status: 'waiting', position: 4, code: null, checkInUrl: null }),
                listing: debate,
                calendarUrl,
              },
              { ticket: aTicket({ id: 'c' }), listing: calledOff, calendarUrl },
            ],
            ...page,
          }),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('7KQ2-MX9R-TB4C')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The organiser has cancelled this event.')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Beach clean-up' })).toBeNull();
  },
};
export const TwoEvents: Story = {
  parameters: {
    campus: {
      settle: null,
      client: {
        events: {
          tickets: async () => ({
            data: [
              { ticket: aTicket(), listing: jams, calendarUrl },
              { ticket: aTicket({ id: 'later', code: '7KQ2MX9RTB4D' }), listing: debate, calendarUrl },
            ],
            ...page,
          }),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given places at two events, only the code of the next one is large', async () => {
      await waitFor(() => expect(canvas.getAllByRole('img', { name: /QR code of ticket/ })).toHaveLength(1));
      await expect(canvas.getByText('7KQ2-MX9R-TB4C')).toBeVisible();
    });
    await step('when the later one is requested, then it is there, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ticket code', expanded: false }));
      await waitFor(() => expect(canvas.getByText('7KQ2-MX9R-TB4D')).toBeVisible());
    });
  },
};
export const NoTickets: Story = {
  parameters: {
    campus: { settle: null, client: { events: { tickets: async () => ({ data: [], ...page }) } } },
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
