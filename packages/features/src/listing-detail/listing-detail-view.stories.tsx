import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ago, aListing, aPhoto, aStudent } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { ListingDetail, ListingDetailState } from './use-listing-detail.js';

const listing = aListing(0, { photos: [0, 1, 2, 3, 4, 5].map(aPhoto) });
const ready: ListingDetailState = {
  status: 'ready',
  whole: true,
  listing,
  reader: 'student',
  seller: aStudent(1),
  sellerProblem: null,
};
const detail: ListingDetail = {
  state: ready,
  onMessage: fn(),
  onRequest: fn(),
  openingMessage: false,
  onDelete: fn(),
  deleting: false,
  onMove: fn(),
  moving: false,
  apply: {
    writing: false,
    onWriting: fn(),
    message: '',
    onMessageChange: fn(),
    onSend: fn(),
    sending: false,
    messageError: null,
    problem: null,
    onWithdraw: fn(),
    withdrawing: false,
  },
};
const inState = (state: ListingDetailState): { detail: ListingDetail } => ({ detail: { ...detail, state } });

const meta = {
  title: 'Screens/Listing detail',
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
    await step('when Message is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Message' })),
    );
    await step('then the conversation is opened', async () => {
      await expect(args.detail.onMessage).toHaveBeenCalled();
    });
  },
};
export const WholePhotos: Story = {
  play: async ({ canvasElement, step }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Show whole photos' });
    await step('when the whole photos are asked for', () => userEvent.click(open));
    await step('then the first one is shown over the page', async () => {
      const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
      await waitFor(() => expect(viewer.getByRole('img', { name: 'Photo 1 of 6' })).toBeVisible());
      await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    });
    await step('and closing gives the focus back', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
  },
};
export const Visitor: Story = {
  args: inState({ ...ready, reader: 'visitor', seller: null }),
  parameters: { campus: { session: { status: 'anonymous' } } },
};
export const Poster: Story = { args: inState({ ...ready, reader: 'poster' }) };
export const EndsSoon: Story = {
  args: inState({ ...ready, reader: 'poster', listing: aListing(0, { expiresAt: ago(-2 * 24 * 60) }) }),
};
export const WithoutPhotos: Story = { args: inState({ ...ready, listing: aListing(0, { photos: [] }) }) };
export const Reserved: Story = { args: inState({ ...ready, listing: aListing(0, { status: 'reserved' }) }) };
export const Sold: Story = { args: inState({ ...ready, listing: aListing(0, { status: 'sold' }) }) };
export const Free: Story = { args: inState({ ...ready, listing: aListing(0, { price: 0 }) }) };
export const Event: Story = {
  args: {
    hive: 'buzz',
    ...inState({ ...ready, listing: aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 0 }) }),
  },
};
export const SellerUnknown: Story = { args: inState({ ...ready, seller: null, sellerProblem: 'failed' }) };
export const SellerGone: Story = {
  args: inState({ ...ready, seller: null, sellerProblem: 'unavailable' }),
};
export const Loading: Story = { args: inState({ status: 'loading' }) };
export const Missing: Story = { args: inState({ status: 'missing' }) };
export const Failed: Story = { args: inState({ status: 'failed', retry: () => undefined }) };
