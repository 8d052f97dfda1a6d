import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, loading, offline, smallPhone } from '../../test/screen-states.js';
import type { InMemoryCampus } from '../testing/in-memory/in-memory-campus.js';
import { joinCampus, losingFirst } from '../testing/settle.js';
import { withCampus } from '../testing/with-campus.js';
import { hallWeek } from '../testing/hall-week.js';
import { MyTicketsScreen } from './my-tickets-screen.js';

/** Akosua goes to one event and is second in line at another; her connection is bad. */
async function settle(campus: InMemoryCampus) {
  const organiser = await joinCampus(campus, 'Kwame Boateng');
  const akosua = await joinCampus(campus, 'Akosua Mensah');
  await akosua.events.join({ id: await hallWeek(organiser, {}) });
  const full = await hallWeek(organiser, { title: 'Robotics Night', capacity: 1 });
  for (const name of ['Kofi Asante', 'Esi Ofori'])
    await (await joinCampus(campus, name)).events.join({ id: full });
  await akosua.events.join({ id: full });
  return losingFirst(akosua, 'events.tickets');
}

const meta = {
  title: 'Screens/Events/MyTickets',
  component: MyTicketsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof MyTicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheQueue: Story = {
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

/** The card around an event's name. */
const held = async (link: Promise<HTMLElement>) => (await link).closest('li') ?? document.body;

export const Loading: Story = loading;
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
