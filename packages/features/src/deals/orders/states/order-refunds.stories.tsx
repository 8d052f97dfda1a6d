import type { Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ago } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { OrderView } from '../order-view.js';
import { aPayment } from '../../../testing/order-fixtures.js';
import { order, of, asSeller, unpaid, dispute } from './order-view.fixtures.js';

const meta = {
  id: 'screens-payments-order',
  title: 'Screens/Buy/Payments/Order',
  component: OrderView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { order },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

const refunding = (status: 'pending' | 'failed') =>
  of({
    status: 'failed',
    orderStatus: 'refunded',
    handoverCode: null,
    autoReleaseAt: null,
    refund: {
      status,
      reason: 'buyer_cancelled',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: null,
    },
  });
/** The money has not arrived yet, so the badge does not call the order refunded. */
export const Refunded: Story = {
  args: refunding('pending'),
  play: ({ canvas }) => expect(canvas.getByText('Refund on its way')).toBeVisible(),
};
export const RefundLate: Story = {
  args: refunding('failed'),
  play: ({ canvas }) => expect(canvas.getByText('Refund late')).toBeVisible(),
};

const chargeback = {
  id: 'c1',
  amount: 2609.25,
  effect: 'frozen',
  dueAt: '2026-11-21T18:00:00.000Z',
  outcome: null,
  raisedAt: ago(60),
  resolvedAt: null,
  owed: null,
} as const;
export const Frozen: Story = {
  args: of({ orderStatus: 'frozen', handoverCode: null, autoReleaseAt: null, chargeback }),
  play: ({ canvas }) => expect(canvas.getByText(/We have until 21 Nov 2026/)).toBeVisible(),
};
export const FrozenForSeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'frozen',
    autoReleaseAt: null,
    chargeback: { ...chargeback, owed: 0 },
  }),
};
/** The bank set no deadline. */
export const FrozenWithoutDeadline: Story = {
  args: of({
    orderStatus: 'frozen',
    handoverCode: null,
    autoReleaseAt: null,
    chargeback: { ...chargeback, dueAt: null },
  }),
  play: ({ canvas }) => expect(canvas.queryByText(/We have until/)).toBeNull(),
};
export const ChargedBack: Story = {
  args: of({
    orderStatus: 'charged_back',
    status: 'failed',
    handoverCode: null,
    autoReleaseAt: null,
    chargeback: { ...chargeback, outcome: 'lost', resolvedAt: ago(5) },
  }),
};
export const OwedBySeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'paid_out',
    autoReleaseAt: null,
    releasedAt: ago(300),
    chargeback: { ...chargeback, effect: 'debt', owed: 2425.5 },
  }),
};
export const RefundedByModerator: Story = {
  args: of({
    orderStatus: 'refunded',
    status: 'failed',
    handoverCode: null,
    autoReleaseAt: null,
    dispute: { ...dispute, outcome: 'refund', note: 'The photos show another laptop.', resolvedAt: ago(5) },
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: ago(1),
    },
  }),
};
/** Refund without a handover. The seller can offer the item again. */
export const RefundedForSeller: Story = {
  args: of({
    ...asSeller,
    orderStatus: 'refunded',
    status: 'failed',
    autoReleaseAt: null,
    dispute: { ...dispute, outcome: 'refund', note: 'The photos show another laptop.', resolvedAt: ago(5) },
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      currency: 'GHS',
      createdAt: ago(5),
      processedAt: ago(1),
    },
  }),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Offer it again' })).toBeVisible(),
};
const mismatched = {
  ...unpaid,
  orderStatus: 'refunded',
  status: 'failed',
  transactionHive: { ...aPayment(0).transactionHive, status: 'active' },
  refund: {
    status: 'pending',
    reason: 'wrong_amount',
    note: null,
    amount: 1304.63,
    currency: 'GHS',
    createdAt: ago(5),
    processedAt: null,
  },
} as const satisfies Partial<Payment>;
/** Payment below the price. It was not used and is refunded. */
export const WrongAmount: Story = {
  args: of(mismatched),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we received .*1,304\.63/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
export const WrongCurrencyForSeller: Story = {
  args: of({
    ...mismatched,
    ...asSeller,
    refund: { ...mismatched.refund, reason: 'wrong_currency', amount: 170, currency: 'USD' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we received USD 170\.00/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
};
