import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutView } from './checkout-view.js';
import { aListing, aService, PACKAGES } from '../../testing/listing-fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';
import { checkout, inState, listing, pending, money, charge } from './states/checkout-view.fixtures.js';

/** Total above every wallet's limit: the card is selected, and the wallets show their limits. */
const aboveLimit = {
  ...checkout.money,
  limits: { mtn: 25_000, telecel: 25_000, airteltigo: 25_000 },
};

const meta = {
  id: 'screens-payments-checkout',
  title: 'Screens/Buy/Payments/Checkout',
  component: CheckoutView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { checkout },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then every fee is shown before paying', async () => {
      await waitFor(() => expect(canvas.getByText('Platform fee (5%)')).toBeVisible());
      await waitFor(() => expect(canvas.getByText('₵122.50')).toBeVisible());
    });
    await step(
      'when the Pay button with the total is pressed, then the payment is requested once',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵2,609.25' }));
        await expect(args.checkout.onPay).toHaveBeenCalledOnce();
      },
    );
  },
};
/** Total above every wallet's limit. The checkout shows this beforehand and selects the card. */
export const AboveWalletLimit: Story = {
  args: inState(
    { status: 'ready', listing: aListing(0, { title: 'MacBook Pro', price: 60_000 }), problem: null },
    { money: aboveLimit },
  ),
  play: async ({ canvas, args, step }) => {
    await step('then each wallet shows its limit and is disabled, and the card is chosen', async () => {
      await expect(
        await canvas.findByText('Mobile money takes up to ₵25,000.00 a day. Pay this by card.'),
      ).toBeVisible();
      await expect(canvas.getAllByText('Up to ₵25,000.00')).toHaveLength(3);
      await expect(canvas.getByRole('radio', { name: /MTN/ })).toBeDisabled();
      await expect(canvas.getByRole('radio', { name: /Card/ })).toBeChecked();
    });
    await step('when Pay is pressed, then the card payment is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵63,900.00' }));
      await expect(args.checkout.onPay).toHaveBeenCalledOnce();
    });
  },
};

/** Gig paid in milestones. */
export const Milestone: Story = {
  args: inState({
    status: 'ready',
    problem: null,
    listing: aListing(0, {
      hiveTypeId: 'sidehustle',
      title: 'Edit my thesis',
      price: 600.5,
      milestones: {
        isProposed: false,
        current: { id: idOf(9011), number: 2, count: 3, title: 'First draft', price: 300, state: 'due' },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milestone 2 of 3: First draft')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay ₵304.50' })).toBeVisible();
  },
};

/** Admins have paused new payments in the hive. */
export const PaymentsPaused: Story = {
  args: { isPaused: true },
  play: ({ canvas }) => expect(canvas.getByText(/^New payments are paused here/)).toBeVisible(),
};
export const Processing: Story = { args: { checkout: { ...checkout, paying: true } } };
const elsewhere = new ApiError({
  code: 'listing_reserved',
  status: 409,
  message: 'Another student is paying for this right now.',
});
export const SomebodyElse: Story = {
  args: inState({
    status: 'ready',
    listing,
    problem: { kind: 'refused', error: elsewhere },
  }),
};
const waits = (code: 'too_many_unpaid' | 'reservations_paused', retryAfter: number) =>
  inState({
    status: 'ready',
    listing,
    problem: { kind: 'refused', error: new ApiError({ code, status: 429, message: '', retryAfter }) },
  });
export const TooManyUnpaid: Story = {
  args: waits('too_many_unpaid', 11 * 60),
  play: ({ canvas }) => expect(canvas.getByText(/or try again in 11 minutes\./)).toBeVisible(),
};
export const ReservationsPaused: Story = {
  args: waits('reservations_paused', 2 * 3600),
  play: ({ canvas }) => expect(canvas.getByText(/You can try again in 2 hours\./)).toBeVisible(),
};
export const Verifying: Story = {
  args: inState({ status: 'verifying', reference: 'CH-1', listing, payment: pending, problem: null }),
};
export const VerifyingOffline: Story = {
  args: inState({
    status: 'verifying',
    reference: 'CH-1',
    listing,
    payment: pending,
    problem: { kind: 'offline' },
  }),
};
export const Paid: Story = {
  args: inState({ status: 'paid', listing, payment: aPayment(0), path: 'return' }),
};
export const Declined: Story = {
  args: inState({
    status: 'declined',
    listing,
    payment: aPayment(0, { status: 'failed', orderStatus: 'failed' }),
    problem: null,
  }),
};
export const TimedOut: Story = {
  args: inState({ status: 'timed-out', reference: 'CH-1', listing, payment: pending, problem: null }),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then the buyer can check the payment, continue it or open the payment history', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'See payment history' })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '#pay');
      await userEvent.click(canvas.getByRole('button', { name: 'Check Payment Status' }));
      await expect(args.checkout.onCheck).toHaveBeenCalledOnce();
    });
  },
};
/** Expired after fifteen minutes, not declined. */
export const NotInTime: Story = {
  args: inState({
    status: 'declined',
    listing,
    payment: aPayment(0, { status: 'failed', orderStatus: 'expired', handoverCode: null }),
    problem: null,
  }),
};
export const Loading: Story = { args: inState({ status: 'loading' }) };
/** Closed sales. Each shows the reason and a link back. */
export const OwnListing: Story = { args: inState({ status: 'closed', why: 'own_listing', listing }) };
export const NotAvailable: Story = {
  args: inState({ status: 'closed', why: 'listing_unavailable', listing }),
};
export const PaidAlready: Story = {
  args: inState({
    status: 'closed',
    why: 'paid',
    listing: { ...listing, myOrder: { id: pending.id, status: 'held' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See order' })).toBeVisible();
  },
};
export const NotFound: Story = { args: inState({ status: 'missing' }) };
export const Failed: Story = {
  args: inState({ status: 'failed', retry: () => undefined }),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See other listings' })).toBeVisible(),
};

const service = aService(0);
const choice = { quantity: 1, most: 1, error: null, onQuantityChange: fn() };
const buyingPackage = (kind: (typeof PACKAGES)[number] | 'missing') =>
  inState({ status: 'ready', listing: service, problem: null }, { tickets: { ...choice, kind } });
/** Service package with its contents and delivery time. */
export const Package: Story = {
  args: buyingPackage(PACKAGES[1]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done within 4 days')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Pay ₵127.80' })[0]).toBeInTheDocument();
  },
};
export const PackageMissing: Story = {
  args: buyingPackage('missing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a package first.')).toBeVisible();
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

const lesson = { startsAt: '2026-12-08T16:00:00.000Z', hours: 1.5, seriesId: 'series-1' };
const seriesLesson = inState(
  {
    status: 'ready',
    listing: aListing(3, { hiveTypeId: 'academia', title: 'Calculus, one to one', price: 60 }),
    problem: null,
  },
  { session: lesson, series: { seriesId: 'series-1', number: 3, count: 8, price: 40 } },
);
/** Third of eight weekly lessons, at the series price. The listing costs more by now. */
export const SeriesLesson: Story = {
  args: seriesLesson,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lesson 3 of 8, every week/)).toBeVisible();
    await expect(canvas.getByText('₵60.00')).toBeVisible();
    await expect(canvas.getAllByText('₵63.90')[0]).toBeVisible();
  },
};
export const SeriesLessonFrench: Story = { ...french, args: seriesLesson };

export const NoAnswer: Story = {
  args: inState(
    {
      status: 'unanswered',
      reference: 'CH-1',
      listing,
      payment: aPayment(0, {
        status: 'pending',
        orderStatus: 'pending_payment',
        charge: { ...charge, secondsLeft: 0 },
      }),
      problem: null,
    },
    { money },
  ),
};
