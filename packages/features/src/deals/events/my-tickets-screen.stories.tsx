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
import { withCampus } from '../../testing/with-campus.js';
import { MyTicketsScreen } from './my-tickets-screen.js';

const meta = {
  id: 'screens-events-my-tickets',
  title: 'Screens/Meet/Events/My tickets',
  component: MyTicketsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi goes to two events, waits for a third, and had a ticket of a cancelled one.
    campus: { scene: 'four tickets', viewer: 'Kofi Mensah' },
  },
} satisfies Meta<typeof MyTicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheQueue: Story = {
  parameters: { campus: { failures: { 'events.tickets': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a lost connection, when Try again is pressed', async () => {
      await waitFor(() => expect(canvas.getByText('Failed to load your tickets.')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    });
    await step('then the ticket of the event shows its QR code for the door', async () => {
      const going = within(await held(canvas.findByRole('link', { name: 'Hall Week Jams' })));
      await expect(going.getByRole('img', { name: /QR code of ticket/ })).toBeVisible();
      await expect(going.getByText('Show this code at the door.')).toBeVisible();
    });
    await step('and the full event shows the number in the waiting list, without a QR code', async () => {
      const waiting = within(await held(canvas.findByRole('link', { name: 'Robotics Night' })));
      await expect(waiting.getByText('Number 2 in line')).toBeVisible();
      await expect(waiting.queryByRole('img')).toBeNull();
    });
  },
};

/** Card that contains an event's link. */
const held = async (link: Promise<HTMLElement>) => (await link).closest('li') ?? document.body;

export const Two: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'given a cancelled event, then its ticket shows the cancellation and has no link',
      async () => {
        await waitFor(() =>
          expect(canvas.getByText('The organiser has cancelled this event.')).toBeVisible(),
        );
        await expect(canvas.getByText('Beach clean-up')).toBeVisible();
        await expect(canvas.queryByRole('link', { name: 'Beach clean-up' })).toBeNull();
      },
    );
  },
};
/** Code of a ticket, in groups of four. */
const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
export const TwoEvents: Story = {
  play: async ({ canvas, step }) => {
    await step('given tickets for two events, then only the next event shows its QR code', async () => {
      await waitFor(() => expect(canvas.getAllByRole('img', { name: /QR code of ticket/ })).toHaveLength(1));
      await expect(canvas.getAllByText(CODE)).toHaveLength(1);
    });
    await step('when Ticket code is pressed for the later event, then its code appears too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ticket code', expanded: false }));
      await waitFor(() => expect(canvas.getAllByText(CODE)).toHaveLength(2));
    });
  },
};
export const NoTickets: Story = { parameters: { campus: { scene: 'empty campus' } } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
