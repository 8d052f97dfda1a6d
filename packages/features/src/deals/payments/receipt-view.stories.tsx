import type { Receipt } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { ago } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { receipt } from './receipt.fixtures.js';
import { ReceiptView } from './receipt-view.js';

const ready = (change: Partial<Receipt>) => ({
  state: { status: 'ready' as const, receipt: { ...receipt, ...change } },
});

const meta = {
  id: 'screens-payments-receipt',
  title: 'Screens/Buy/Payments/Receipt',
  component: ReceiptView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { id: receipt.paymentId, onPrint: fn(), ...ready({}) },
} satisfies Meta<typeof ReceiptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buyers: Story = {};
/** Service package. */
export const Service: Story = {
  args: ready({ hiveType: 'sidehustle', title: 'Logos and posters', package: 'Standard' }),
};
/** Example of the specification: a job of ₵120.00 pays out ₵112.80. */
export const Workers: Story = {
  args: ready({
    role: 'seller',
    hiveType: 'sidehustle',
    title: 'Photographer for graduation pictures',
    lines: [
      { line: 'price', amount: 120 },
      { line: 'payee_platform_fee', amount: -6 },
      { line: 'mobile_money_fee', amount: -1.2 },
    ],
    total: 112.8,
  }),
};
/** Several items of one seller, each with its own price. */
export const Bundle: Story = {
  args: ready({
    title: 'Desk lamp',
    bundle: [
      { title: 'Desk lamp', price: 40 },
      { title: 'Kettle', price: 60 },
      { title: 'Rug, 2 by 3 metres, washed', price: 140 },
    ],
    lines: [
      { line: 'price', amount: 240 },
      { line: 'platform_fee', amount: 12 },
      { line: 'processing_fee', amount: 3.6 },
    ],
    total: 255.6,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desk lamp and 2 more items')).toBeVisible();
    await expect(canvas.getByText('₵140.00')).toBeVisible();
  },
};
export const Milestone: Story = {
  args: ready({
    hiveType: 'sidehustle',
    title: 'Edit my thesis',
    milestone: { id: 'milestone', number: 2, count: 3, title: 'First draft' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Edit my thesis · Milestone 2 of 3: First draft')).toBeVisible();
  },
};
export const Refunded: Story = {
  args: ready({
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      createdAt: ago(10),
      currency: 'GHS',
      processedAt: ago(5),
    },
  }),
};
/** Refunded order: the seller's receipt shows no payout. */
export const RefundedSellers: Story = {
  args: ready({
    role: 'seller',
    lines: [
      { line: 'price', amount: 2450 },
      { line: 'refunded', amount: -2450 },
    ],
    total: 0,
    refund: {
      status: 'processed',
      reason: 'dispute',
      note: null,
      amount: 2609.25,
      createdAt: ago(10),
      currency: 'GHS',
      processedAt: ago(5),
    },
  }),
};
export const LongTitle: Story = {
  args: ready({
    title: 'Introduction to the Economics of Development in West Africa, third edition, with notes',
  }),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Back to the order' })).toBeVisible(),
};
export const Missing: Story = { args: { state: { status: 'missing' } } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
