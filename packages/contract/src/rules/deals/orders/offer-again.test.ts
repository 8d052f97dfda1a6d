import { expect, it } from 'vitest';
import { LISTING_STATUSES } from '../../../catalogue/listing-status.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import { refusalToOfferAgain } from './offer-again.js';

const WANTED: Readonly<Record<OrderStatus, ReturnType<typeof refusalToOfferAgain>>> = {
  pending_payment: 'payment_in_flight',
  held: 'payment_in_flight',
  disputed: 'payment_in_flight',
  frozen: 'payment_in_flight',
  released: 'illegal_transition',
  paid_out: 'illegal_transition',
  expired: null,
  failed: null,
  cancelled: null,
  refunded: null,
  charged_back: null,
};

it.each(ORDER_STATUSES)('decides whether a sold listing with a %s order may be offered again', (order) => {
  expect(refusalToOfferAgain({ status: 'sold', orders: [order] })).toBe(WANTED[order]);
  expect(refusalToOfferAgain({ status: 'sold', orders: ['refunded', order] })).toBe(WANTED[order]);
});

it('lets a listing that was marked as sold by hand be offered again, and no unsold one', () => {
  for (const status of LISTING_STATUSES) {
    const expected = status === 'sold' ? null : 'illegal_transition';
    expect(refusalToOfferAgain({ status, orders: [] })).toBe(expected);
    expect(refusalToOfferAgain({ status, orders: ['refunded'] })).toBe(expected);
  }
});
