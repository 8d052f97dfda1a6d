import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import { STALL_ORDER_STATUSES, STALL_STEPS } from '../../../deals/stall-orders.js';
import { HOUR, MINUTE } from '../../../limits.js';
import {
  decideBasket,
  decideCashCancel,
  decideReadyAt,
  decideStallStep,
  readyFrom,
  stallStatusWith,
  stallStepsOf,
} from './stall-orders.js';

const NOW = new Date('2026-11-28T17:58:00Z');
const item = (change: object = {}) => ({
  ...{ id: 'a', name: 'Waakye', priceMinor: 2500, stock: null, ordered: 0, isSoldOut: false },
  ...change,
});

describe('a basket', () => {
  it('costs the current prices', () => {
    const items = [item(), item({ id: 'b', priceMinor: 300 })];
    const wanted = [
      { itemId: 'b', quantity: 2 },
      { itemId: 'a', quantity: 1 },
    ];
    expect(decideBasket(items, wanted)).toMatchObject({ sumMinor: 3100, lines: [{ priceMinor: 300 }, {}] });
  });

  it('is refused with a field error on each row beyond the stock', () => {
    const codes = (items: object, quantity = 2) => {
      const decision = decideBasket([item(items)], [{ itemId: 'a', quantity }]);
      return 'refused' in decision ? decision.fieldErrors : null;
    };
    expect(codes({ stock: 5, ordered: 4 })).toEqual({
      'items.0.quantity': { code: 'items_left', params: { max: 1 } },
    });
    expect(codes({ stock: 4, ordered: 4 })).toEqual({ 'items.0.quantity': { code: 'item_sold_out' } });
    expect(codes({ isSoldOut: true })).toEqual({ 'items.0.quantity': { code: 'item_sold_out' } });
    expect(codes({ id: 'b' })).toEqual({ 'items.0.itemId': { code: 'item_gone' } });
    expect(codes({ stock: 5, ordered: 3 })).toBeNull();
  });
});

describe('the collection time', () => {
  const ready = (collectAt: string | null, openUntil = '2026-11-28T20:00:00Z') =>
    decideReadyAt(
      collectAt === null ? null : new Date(collectAt),
      { readyMinutes: 20, openUntil: new Date(openUntil) },
      NOW,
    );
  it('is the next full five minutes, or a later choice of the buyer before the stall closes', () => {
    expect(readyFrom(20, NOW)).toEqual(new Date('2026-11-28T18:20:00Z'));
    expect(ready(null)).toEqual({ readyAt: new Date('2026-11-28T18:20:00Z') });
    expect(ready('2026-11-28T18:16:00Z')).toEqual({ readyAt: new Date('2026-11-28T18:20:00Z') });
    expect(ready('2026-11-28T19:30:00Z')).toEqual({ readyAt: new Date('2026-11-28T19:30:00Z') });
    expect(ready('2026-11-28T18:10:00Z')).toEqual({ refused: 'collect_too_soon' });
    expect(ready('2026-11-28T20:01:00Z')).toEqual({ refused: 'collect_while_closed' });
    expect(ready('2026-12-01T20:01:00Z', '2026-12-05T00:00:00Z')).toMatchObject({ refused: 'too_far_ahead' });
  });
});

describe('the steps of a stall order', () => {
  const facts = { payment: 'cash', orderStatus: null } as const;
  it('go from new to handed over, or to declined before that', () => {
    const allowed = STALL_ORDER_STATUSES.map((status) => stallStepsOf('seller', { ...facts, status }));
    expect(allowed).toEqual([
      [],
      ['preparing', 'declined'],
      ['ready', 'declined'],
      ['handed_over', 'declined'],
      ...[[], [], []],
    ]);
  });

  it('are allowed to the seller only, and change nothing when repeated', () => {
    for (const side of ['buyer', null] as const)
      for (const to of STALL_STEPS)
        expect(decideStallStep(side, { ...facts, status: 'new' }, to)).toEqual({ refused: 'forbidden' });
    for (const to of STALL_STEPS)
      expect(decideStallStep('seller', { ...facts, status: to }, to)).toBe('done');
  });

  it('require held money for a paid order, and the code for the handover', () => {
    const paid = { payment: 'held', status: 'ready', orderStatus: 'held' } as const;
    expect(decideStallStep('seller', paid, 'handed_over')).toEqual({ refused: 'code_needed' });
    for (const orderStatus of ['disputed', 'frozen'] as const)
      expect(decideStallStep('seller', { ...paid, orderStatus }, 'declined')).toEqual({
        refused: 'order_not_held',
      });
  });

  it('follow the payment, and never leave a final status', () => {
    for (const orderStatus of ORDER_STATUSES)
      for (const status of ['handed_over', 'declined'] as const)
        expect(stallStatusWith(status, orderStatus, null)).toBeNull();
    expect(stallStatusWith('unpaid', 'held', null)).toBe('new');
    expect(stallStatusWith('cancelled', 'held', null)).toBe('new');
    expect(stallStatusWith('preparing', 'held', null)).toBeNull();
    expect(stallStatusWith('ready', 'released', 'seller')).toBe('handed_over');
    expect(stallStatusWith('new', 'refunded', 'seller')).toBe('declined');
    expect(stallStatusWith('new', 'refunded', 'buyer')).toBe('cancelled');
    for (const end of ['expired', 'failed', 'cancelled', 'charged_back'] as const)
      expect(stallStatusWith('unpaid', end, null)).toBe('cancelled');
    for (const still of ['pending_payment', 'paid_out', 'disputed', 'frozen'] as const)
      expect(stallStatusWith('new', still, null)).toBeNull();
  });
});

it('lets a buyer cancel until the seller starts, and again when the order is an hour late', () => {
  const cancel = (status: (typeof STALL_ORDER_STATUSES)[number], late = 0) =>
    decideCashCancel('buyer', { status, readyAt: new Date(NOW.getTime() - late) }, NOW);
  expect(cancel('new')).toBe('cancelled');
  expect(cancel('preparing', HOUR - MINUTE)).toEqual({ refused: 'cancel_too_late' });
  expect(cancel('preparing', HOUR)).toBe('cancelled');
  expect(cancel('ready', HOUR)).toEqual({ refused: 'cancel_too_late' });
  expect(cancel('cancelled')).toBe('done');
  expect(cancel('handed_over')).toEqual({ refused: 'illegal_transition' });
  expect(decideCashCancel('seller', { status: 'new', readyAt: NOW }, NOW)).toEqual({ refused: 'forbidden' });
});
