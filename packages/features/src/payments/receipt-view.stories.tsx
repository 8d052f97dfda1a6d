import type { Receipt } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ago, aPayment } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { ReceiptView } from './receipt-view.js';

const payment = aPayment(0);
const receipt: Receipt = {
  paymentId: payment.id,
  reference: payment.reference,
  role: 'buyer',
  title: payment.metadata.hiveTitle,
  hiveType: 'essentials',
  buyerName: payment.buyer.name,
  sellerName: payment.seller.name,
  lines: [
    { line: 'price', amount: 2450 },
    { line: 'platform_fee', amount: 122.5 },
    { line: 'processing_fee', amount: 36.75 },
  ],
  total: 2609.25,
  currency: 'GHS',
  channel: 'mobile_money',
  paidAt: ago(30),
  releasedAt: null,
  refund: null,
  issuedAt: ago(0),
  pdfUrl: 'https://campus.example/receipt.pdf',
};
const ready = (change: Partial<Receipt>) => ({
  state: { status: 'ready' as const, receipt: { ...receipt, ...change } },
});

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { id: payment.id, onPrint: fn(), ...ready({}) },
} satisfies Meta<typeof ReceiptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buyers: Story = {};
/** The specification's sample: a job of ₵120.00 pays ₵112.80. */
export const Workers: Story = {
  args: ready({
    role: 'seller',
    title: 'Photographer for graduation pictures',
    lines: [
      { line: 'price', amount: 120 },
      { line: 'payee_platform_fee', amount: -6 },
      { line: 'mobile_money_fee', amount: -1.2 },
    ],
    total: 112.8,
  }),
};
export const Refunded: Story = {
  args: ready({
    refund: {
      status: 'processed',
      reason: 'dispute',
      amount: 2609.25,
      createdAt: ago(10),
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
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Missing: Story = { args: { state: { status: 'missing' } } };
export const French: Story = { globals: { locale: 'fr' } };
export const Dark: Story = { globals: { theme: 'dark' } };
