import { describe, expect, it } from 'vitest';
import { MAX_OPEN_ORDERS, OPEN_ORDERS } from '../../../limits.js';
import { LIVE_ORDER_STATUSES, ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import { isFullyBooked, isOpenOrder, openOrdersLimitOf } from './open-orders.js';

const now = new Date('2026-11-28T10:00:00Z');
const packages = [{ id: 'a', name: 'Basic', includes: 'One logo', priceMinor: 6_000, days: 2 }];
const order = (status: OrderStatus = 'held', minutes = 5) => ({
  status,
  reservedUntil: new Date(now.getTime() + minutes * 60_000),
});
const orders = (count: number) => Array.from({ length: count }, () => order());

describe('open orders of a service', () => {
  it.each(ORDER_STATUSES)('include a %s order exactly when its money is still undecided', (status) =>
    expect(isOpenOrder(order(status), now)).toBe(LIVE_ORDER_STATUSES.includes(status)),
  );
  it('leave out an order that was not paid in time, to the millisecond', () => {
    expect(isOpenOrder(order('pending_payment', 0), now)).toBe(false);
    expect(isOpenOrder({ status: 'pending_payment', reservedUntil: new Date(now.getTime() + 1) }, now)).toBe(
      true,
    );
    expect(isOpenOrder(order('held', -60), now)).toBe(true);
  });
  it.each([
    [{ packages }, OPEN_ORDERS],
    [{ packages, maxOpenOrders: null }, OPEN_ORDERS],
    [{ packages, maxOpenOrders: 1 }, 1],
    [{ packages, maxOpenOrders: MAX_OPEN_ORDERS + 1 }, MAX_OPEN_ORDERS],
    [{ packages, maxOpenOrders: 'many' }, OPEN_ORDERS],
    [{ maxOpenOrders: 1 }, null],
  ])('are limited by %j to %s', (details, limit) => expect(openOrdersLimitOf(details)).toBe(limit));
  it('make a service fully booked at its limit, and never an item that is not a service', () => {
    const one = { packages, maxOpenOrders: 2 };
    expect(isFullyBooked(one, orders(1), now)).toBe(false);
    expect(isFullyBooked(one, orders(2), now)).toBe(true);
    expect(isFullyBooked(one, [order(), order('released')], now)).toBe(false);
    expect(isFullyBooked({ maxOpenOrders: 1 }, orders(9), now)).toBe(false);
  });
});
