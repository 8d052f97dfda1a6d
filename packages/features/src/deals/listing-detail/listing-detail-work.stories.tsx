import type { HiveName } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDetailScreen } from './listing-detail-screen.js';
import { ListingDetailView } from './listing-detail-view.js';
import { aListing, aService } from '../../testing/listing-fixtures.js';
import { detail, inState, ready } from './listing-detail-view.fixtures.js';

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

export const Student: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then the total beside the price opens a dialog with every fee', async () => {
      const [total] = canvas.getAllByRole('button', { name: '₵2,609.25 with buyer protection' });
      if (total !== undefined) await userEvent.click(total);
      const sums = within(await screen.findByRole('dialog', { name: 'Payment Information' }));
      await waitFor(() => expect(sums.getByText('Platform fee (5%)')).toBeVisible());
      await userEvent.click(sums.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and the name of the seller links to the profile', async () => {
      await expect(canvas.getAllByRole('link', { name: 'Kwame Boateng' })[0]).toHaveAttribute('href');
    });
    await step('when Message is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Message' })),
    );
    await step('then the conversation is opened', async () => {
      await expect(args.detail.onMessage).toHaveBeenCalled();
    });
  },
};
const errand = aListing(0, {
  hiveTypeId: 'logistics',
  title: 'Bring my printed project to the hall',
  status: 'assigned',
  price: 40,
  photos: [],
  myApplication: 'accepted',
  myOrder: { id: idOf(4000), status: 'held', delivery: 'on_the_way' },
});
/** Service with pictures of the student's work. */
export const Service: Story = {
  ...onScene('service in packages', 'Akosua Mensah', 'sidehustle', 'service'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work by Kwame Boateng' })).toBeVisible();
    await expect(canvas.getAllByText(/from GH₵60\.00/i)[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};
/** The provider's own service: its packages without any applicants. */
export const ServiceOfMine: Story = {
  ...onScene('service in packages', 'Kwame Boateng', 'sidehustle', 'service'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Packages' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /applicant/i })).toBeNull();
  },
};
export const ServiceForVisitors: Story = {
  args: {
    hive: 'sidehustle',
    ...inState({ ...ready, listing: aService(0, { photos: [] }), reader: 'visitor', seller: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Log in to buy' })[0]).toBeInTheDocument();
    await expect(canvas.getByText('Three logos to choose from, and one poster.')).toBeVisible();
  },
};
/** Progress of a paid errand, for both sides. */
export const ErrandOnTheWay: Story = {
  args: { hive: 'logistics', ...inState({ ...ready, listing: errand, reader: 'poster' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
  },
};
export const ErrandOfItsHelper: Story = {
  args: { hive: 'logistics', ...inState({ ...ready, listing: errand }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
  },
};

export const PosterOfGig: Story = {
  args: {
    hive: 'sidehustle',
    ...inState({
      ...ready,
      reader: 'poster',
      listing: aListing(0, { hiveTypeId: 'sidehustle', photos: [], applicationCount: 3 }),
    }),
  },
};
/** Poster whose gig has a milestone due for payment. */
export const PosterPaysMilestone: Story = {
  ...onScene('gig in milestones', 'Akosua Mensah', 'sidehustle', 'gig'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Milestone 2 of 3: First draft')).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Pay ₵304.50' }))[0]).toBeInTheDocument();
  },
};
/** Poster whose milestone proposal waits for an answer; nothing can be paid. */
export const PosterWaitsForAnswer: Story = {
  ...onScene('gig in milestones', 'Akosua Mensah', 'sidehustle', 'gig with a proposal'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/waiting for an answer/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
};
