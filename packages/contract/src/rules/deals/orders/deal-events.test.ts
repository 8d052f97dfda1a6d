import { expect, it } from 'vitest';
import { ORDER_MOVES, ORDER_STATUSES } from '../../../deals/order-status.js';
import { dealLineOf, type DealLine } from './deal-events.js';

const line = (code: DealLine['code'], by: DealLine['by'], amount: DealLine['amount'] = null): DealLine => ({
  code,
  by,
  amount,
});
const PAID = line('paid', 'buyer', 'total');
const RELEASED = line('released', 'buyer', 'payout');
const REFUNDED = line('refunded', 'seller', 'total');
const FROZEN = line('frozen', 'buyer');
const UNFROZEN = line('unfrozen', 'seller');
const CHARGED_BACK = line('charged_back', 'buyer');

it('returns a line for every move that holds, releases or returns money, and for no other', () => {
  const lines = ORDER_STATUSES.flatMap((from) =>
    ORDER_MOVES[from].map((to) => [`${from} > ${to}`, dealLineOf(from, to)] as const),
  );
  expect(Object.fromEntries(lines)).toMatchObject({
    'pending_payment > held': PAID,
    'pending_payment > expired': null,
    'pending_payment > failed': null,
    'pending_payment > cancelled': null,
    'expired > held': PAID,
    'cancelled > refunded': REFUNDED,
    'held > released': RELEASED,
    'held > disputed': line('disputed', 'buyer'),
    'held > refunded': REFUNDED,
    'held > frozen': FROZEN,
    'disputed > released': RELEASED,
    'disputed > refunded': REFUNDED,
    'disputed > frozen': FROZEN,
    'frozen > held': UNFROZEN,
    'frozen > disputed': UNFROZEN,
    'frozen > charged_back': CHARGED_BACK,
    'released > paid_out': null,
    'paid_out > released': null,
  });
  const silent = ['pending_payment', 'paid_out', 'expired', 'failed', 'cancelled'] as const;
  for (const to of silent) for (const from of ORDER_STATUSES) expect(dealLineOf(from, to)).toBeNull();
});

it('returns the line of a withdrawn complaint when a disputed order is held again', () => {
  expect(dealLineOf('disputed', 'held')).toEqual(line('dispute_withdrawn', 'buyer'));
});
