import type { OrderReviews as Reviews } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { smallPhone } from '../../../../test/screen-states.js';

import { withCampus } from '../../../testing/with-campus.js';
import { OrderReviews } from './order-reviews.js';
import { OrderReviewsView } from './order-reviews-view.js';
import { UserReviewsView, type UserReviewsState } from './user-reviews.js';
import { aReview } from '../../../testing/order-fixtures.js';

const none: Reviews = { mayReview: true, mine: null, theirs: null, theirsWaits: false, shownAt: null };
const mine = aReview(0, { text: 'Fast, and exactly as described. Thank you!' });
const theirs = aReview(1, { stars: 4, text: 'Friendly buyer, a little late.', authorRole: 'seller' });
const long = aReview(2, {
  stars: 2,
  text: `${'Unbelievablylongwordwithoutanyspace'.repeat(4)} ${'It went on and on. '.repeat(30)}`,
  listingTitle: 'A listing title that goes on for a while, as titles sometimes do on small phones, 16 GB',
});
const ready = (reviews: Partial<Reviews>) => ({
  state: { status: 'ready' as const, reviews: { ...none, ...reviews } },
});

const meta = {
  id: 'screens-reviews',
  title: 'Screens/Meet/Reviews',
  component: OrderReviewsView,
  decorators: [withCampus],
  args: { ...ready({}), name: 'Kwame Boateng', onWrite: fn() },
} satisfies Meta<typeof OrderReviewsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {};
export const TheirsWaits: Story = { args: ready({ theirsWaits: true }) };
export const MineWaits: Story = {
  args: ready({ mayReview: false, mine, shownAt: '2026-11-27T12:00:00.000Z' }),
};
export const Both: Story = {
  args: ready({ mayReview: false, mine, theirs, shownAt: '2026-11-20T12:00:00.000Z' }),
};
export const French: Story = { ...Both, globals: { locale: 'fr' } };
export const Dark: Story = { ...Both, globals: { theme: 'dark' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: ready({ mayReview: false, mine: long, theirs: long, shownAt: '2026-11-20T12:00:00.000Z' }),
};
export const SmallPhone: Story = { ...Both, ...smallPhone, tags: ['!test'] };

const profile = (state: UserReviewsState, rating: number | null = 4.3): Story => ({
  render: () => <UserReviewsView state={state} rating={rating} />,
});
export const Profile = profile({
  status: 'ready',
  reviews: [mine, theirs, long],
  count: 12,
  more: fn(),
  loadingMore: false,
});
export const ProfileToVisitors = profile({
  status: 'ready',
  reviews: [{ ...mine, author: { ...mine.author, name: null, profileImage: null, university: null } }],
  count: 1,
  more: null,
  loadingMore: false,
});
export const ProfileEmpty = profile({ status: 'empty' }, null);
export const ProfileLoading = profile({ status: 'loading' });
export const ProfileFailed = profile({ status: 'failed', retry: fn() });

/** Review form with missing values and a failed attempt: the text stays and can be sent again. */
export const Writing: Story = {
  render: (args: object & { readonly paymentId?: string }) => (
    <OrderReviews paymentId={args.paymentId ?? ''} name="Ama Owusu" />
  ),
  parameters: {
    campus: {
      scene: 'handed over',
      viewer: 'Kofi Mensah',
      ids: { paymentId: 'order' },
      failures: { 'reviews.create': 'lost-once' },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when an empty review is sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
      await screen.findByRole('dialog', { name: 'How was it with Ama Owusu?' });
      await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    });
    await step('then errors ask for the stars and for a text', async () => {
      await waitFor(() => expect(screen.getByText('Please choose how many stars.')).toBeVisible());
      await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
      await waitFor(() => expect(screen.getByText('Please write a few words.')).toBeVisible());
    });
    await step('when the review is filled in and sent without a connection', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), 'All fine');
      await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    });
    await step('then a message names the lost connection, and the typed text stays', async () => {
      await waitFor(() =>
        expect(
          screen.getByText('Network connection issue. Please check your internet connection.'),
        ).toBeVisible(),
      );
      await expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('All fine');
    });
    await step('when the review is sent again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    });
    await step(
      'then the dialog closes, and the review is shown as hidden until both have reviewed',
      async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(canvas.getByText('All fine')).toBeVisible());
        await waitFor(() => expect(canvas.getByText(/Hidden until you’ve both reviewed/)).toBeVisible());
      },
    );
  },
};
