import type { Receipt } from '@campushive/contract';
import { ago } from '../../testing/fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';

const payment = aPayment(0);

/** Buyer's receipt of a laptop. */
export const receipt: Receipt = {
  paymentId: payment.id,
  reference: payment.reference,
  role: 'buyer',
  title: payment.metadata.hiveTitle,
  quantity: payment.quantity,
  ticketKind: null,
  package: null,
  bundle: [],
  milestone: null,
  promoCode: null,
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
  orderUrl: 'https://campus.example/dashboard/payments/order-1',
  pdfUrl: 'https://campus.example/receipt.pdf',
};
