import type { Payment } from '@campushive/contract';
import { expect, it } from 'vitest';

import { orderShown } from './order-shown.js';
import { aPayment } from '../../testing/order-fixtures.js';

const AT_HAND = { isHandedOver: false, isOffline: false };

type Dispute = NonNullable<Payment['dispute']>;

const dispute = { outcome: null, answer: null, proposal: null } as unknown as Dispute;
const proposal = { id: 'p', by: 'seller', amount: 40, createdAt: '' } as const;
const disputed = { orderStatus: 'disputed', dispute } as const;

it('folds the timeline of a held order, and shows it during a dispute or after a refund', () => {
  expect(orderShown(aPayment(0), AT_HAND).timeline).toBe(false);
  expect(orderShown(aPayment(0, disputed), AT_HAND).timeline).toBe(true);
  expect(orderShown(aPayment(0, { orderStatus: 'refunded' }), AT_HAND).timeline).toBe(true);
});

it('shows the seller an unanswered complaint, even when the buyer has made a proposal', () => {
  const of = (change: Partial<Dispute>) =>
    orderShown(aPayment(0, { role: 'seller', ...disputed, dispute: { ...dispute, ...change } }), AT_HAND);
  expect(of({ proposal: { ...proposal, by: 'buyer' } }).complaint).toBe(true);
  const answer = { text: 'It works.', photos: [], createdAt: '' };
  expect(of({ answer, proposal: { ...proposal, by: 'buyer' } }).complaint).toBe(false);
});

it('folds the complaint for the buyer once the seller has made a proposal or the dispute is closed', () => {
  expect(orderShown(aPayment(0, disputed), AT_HAND).complaint).toBe(true);
  expect(orderShown(aPayment(0, { ...disputed, dispute: { ...dispute, proposal } }), AT_HAND).complaint).toBe(
    false,
  );
  const closed = { ...dispute, outcome: 'refund' } as const;
  expect(orderShown(aPayment(0, { orderStatus: 'refunded', dispute: closed }), AT_HAND).complaint).toBe(
    false,
  );
});

it('moves the offline handover from the help section to the page after use or without a network', () => {
  expect(orderShown(aPayment(0), AT_HAND).handover).toBe('help');
  expect(orderShown(aPayment(0), { ...AT_HAND, isHandedOver: true }).handover).toBe('page');
  expect(orderShown(aPayment(0), { ...AT_HAND, isOffline: true }).handover).toBe('page');
  expect(orderShown(aPayment(0, { item: 'ticket' }), AT_HAND).handover).toBeNull();
});
