import { expect, it } from 'vitest';
import { ORDER_MOVES, ORDER_STATUSES, mayMoveOrder } from '../order-status.js';
import { dealLineOf } from './deal-events.js';

it('has a line for every move in which money is held, given or taken back, and for no other', () => {
  const lines = ORDER_STATUSES.flatMap((from) =>
    ORDER_MOVES[from].map((to) => [`${from} > ${to}`, dealLineOf(from, to)?.code ?? null] as const),
  );
  expect(Object.fromEntries(lines)).toMatchObject({
    'pending_payment > held': 'paid',
    'pending_payment > expired': null,
    'pending_payment > failed': null,
    'pending_payment > cancelled': null,
    'held > released': 'released',
    'held > disputed': 'disputed',
    'held > refunded': 'refunded',
    'held > frozen': 'frozen',
    'disputed > released': 'released',
    'disputed > refunded': 'refunded',
    'frozen > held': 'unfrozen',
    'frozen > disputed': 'unfrozen',
    'frozen > charged_back': 'charged_back',
    'released > paid_out': null,
    'paid_out > released': null,
    'expired > held': 'paid',
    'cancelled > refunded': 'refunded',
  });
});

it('is new to the seller when the buyer paid, and to the buyer when the money goes back', () => {
  expect(dealLineOf('pending_payment', 'held')).toEqual({ code: 'paid', by: 'buyer', amount: 'total' });
  expect(dealLineOf('held', 'refunded')?.by).toBe('seller');
  expect(mayMoveOrder('refunded', 'held')).toBe(false);
});
