import type { Receipt } from '@campushive/contract';
import { expect, it } from 'vitest';
import { amountRows, receiptPdf } from './receipt-pdf.js';

const receipt: Omit<Receipt, 'pdfUrl'> = {
  paymentId: '0190a000-0000-7000-8000-000000000001',
  reference: 'cmp-1',
  role: 'buyer',
  title: 'HP EliteBook',
  bundle: [],
  quantity: 1,
  ticketKind: null,
  package: null,
  milestone: null,
  promoCode: null,
  hiveType: 'essentials',
  buyerName: 'Kwame Boateng',
  sellerName: 'Akosua Mensah',
  lines: [
    { line: 'price', amount: 75 },
    { line: 'platform_fee', amount: 3.75 },
    { line: 'processing_fee', amount: 1.13 },
  ],
  total: 79.88,
  currency: 'GHS',
  channel: 'mobile_money',
  paidAt: '2026-11-20T12:00:00.000Z',
  releasedAt: null,
  refund: null,
  issuedAt: '2026-11-21T12:00:00.000Z',
  orderUrl: 'https://campus.example/dashboard/payments/1',
};
const refund = {
  status: 'processed',
  reason: 'settlement',
  note: null,
  amount: 30,
  currency: 'GHS',
  createdAt: '2026-11-21T12:00:00.000Z',
  processedAt: '2026-11-21T12:00:00.000Z',
} as const;
const endOf = (change: Partial<Receipt>, language = 'en') =>
  amountRows({ ...receipt, ...change }, language)
    .slice(3)
    .map(({ label, value, isTotal }) => `${isTotal ? '# ' : ''}${label} ${value}`);

it('ends with the total when nothing was refunded', () => {
  expect(endOf({})).toEqual(['# Total paid ₵79.88']);
});

it('shows a partial refund and the amount that the buyer paid in the end', () => {
  expect(endOf({ refund })).toEqual([
    '# Total paid ₵79.88',
    'Refunded −₵30.00',
    '# Paid after the refund ₵49.88',
  ]);
  expect(endOf({ refund }, 'fr').at(-1)).toBe('# Payé après remboursement ₵49,88');
});

it('shows no remaining amount after a full refund, and hides the refund from the seller', () => {
  expect(endOf({ refund: { ...refund, reason: 'seller_cancelled', amount: 79.88 } })).toEqual([
    '# Total paid ₵79.88',
    'Refunded −₵79.88',
  ]);
  expect(endOf({ refund, role: 'seller', total: 45 })).toEqual(['# Payout ₵45.00']);
});

it('draws the receipt as a page', async () => {
  expect((await receiptPdf({ ...receipt, refund }, 'en')).subarray(0, 5)).toEqual(Buffer.from('%PDF-'));
});
