import type { HiveName } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDetailScreen } from './listing-detail-screen.js';
import { ListingDetailView } from './listing-detail-view.js';
import { detail } from './listing-detail-view.fixtures.js';

/** The whole page of a listing, which the scene names, as its viewer sees it. */
const onScene = (scene: string, viewer: string | null, hive: HiveName, name: string) => ({
  args: { hive },
  parameters: { campus: { scene, viewer } },
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <ListingDetailScreen hive={hive} id={campusOf(loaded).world.id(name)} />
  ),
});

const meta = {
  id: 'screens-listing-detail',
  title: 'Screens/Buy/Listing detail',
  component: ListingDetailView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { hive: 'essentials', detail },
} satisfies Meta<typeof ListingDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

const anEvent = (name: string, viewer: string | null = 'Akosua Mensah') =>
  onScene('events to join', viewer, 'buzz', name);
/** Event with its date as the picture, and time, place and attendance below the title. */
export const Event: Story = {
  ...anEvent('event'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the date of the event appears once, with a link to add it to a calendar', async () => {
      await expect(await canvas.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href');
      await expect(canvas.getAllByText(/Fri 4 Dec/)).toHaveLength(1);
    });
    await step('and the number of people going and of places left is shown', async () => {
      await expect(canvas.getByText('1 going')).toBeVisible();
      await expect(canvas.getByText('199 places left')).toBeVisible();
    });
  },
};
/** Event with an end time. */
export const EventWithEnd: Story = {
  ...anEvent('event with an end'),
  play: async ({ canvas, step }) => {
    await step('then the start and end times of the event are shown', async () => {
      await expect(await canvas.findByText('Fri 4 Dec, 6 pm – 1 am')).toBeVisible();
    });
  },
};
export const EventForDays: Story = {
  ...anEvent('event for days'),
  play: async ({ canvas, step }) => {
    await step('then the start and end days of the event are shown', async () => {
      await expect(await canvas.findByText('Fri 4 Dec, 6 pm – Sun 6 Dec, 4 pm')).toBeVisible();
    });
  },
};
export const EventNearlyFull: Story = anEvent('event nearly full');
export const EventFull: Story = anEvent('full event', null);
export const EventOfPoster: Story = anEvent('event', 'Kwame Boateng');
