import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aListing, aPayment } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { CheckoutView } from './checkout-view.js';
import type { Checkout, CheckoutState } from './use-checkout.js';

const listing = aListing(0);
const checkout: Checkout = {
  state: { status: 'ready', listing, problem: null },
  onPay: fn(),
  paying: false,
  onCheck: fn(),
  checking: false,
  session: null,
  onCancel: fn(),
};
const inState = (state: CheckoutState, more: Partial<Checkout> = {}) => ({
  checkout: { ...checkout, state, ...more },
});
const pending = aPayment(0, {
  status: 'pending',
  orderStatus: 'pending_payment',
  authorizationUrl: '#pay',
  handoverCode: null,
});

const meta = {
  title: 'Screens/Checkout',
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
    await step('when the button with the total is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵2,609.25' }));
      await expect(args.checkout.onPay).toHaveBeenCalledOnce();
    });
  },
};
export const Processing: Story = { args: { checkout: { ...checkout, paying: true } } };
export const SomebodyElse: Story = {
  args: inState({
    status: 'ready',
    listing,
    problem: 'Payment service error: Somebody else is paying for this right now.',
  }),
};
export const Verifying: Story = {
  args: inState({ status: 'verifying', listing, payment: pending, problem: null }),
};
export const VerifyingOffline: Story = {
  args: inState({
    status: 'verifying',
    listing,
    payment: pending,
    problem: 'Network connection issue. Please check your internet connection.',
  }),
};
export const Paid: Story = { args: inState({ status: 'paid', listing, payment: aPayment(0) }) };
export const Declined: Story = {
  args: inState({
    status: 'declined',
    listing,
    payment: aPayment(0, { status: 'failed', orderStatus: 'failed' }),
  }),
};
export const TimedOut: Story = { args: inState({ status: 'timed-out', listing, payment: pending }) };
export const Loading: Story = { args: inState({ status: 'loading' }) };
export const Failed: Story = { args: inState({ status: 'failed', retry: () => undefined }) };
