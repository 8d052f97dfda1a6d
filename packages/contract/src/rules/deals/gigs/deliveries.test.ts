import { describe, expect, it } from 'vitest';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../../../deals/deliveries.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import { decideDeparture, decidePickup, deliveryStatusOf, refusalToAddPhoto } from './deliveries.js';

const facts = (status: DeliveryStatus) => ({ orderStatus: 'held' as const, status });
const NOT_SELLERS = ['buyer', null] as const;
const CODES = ['handover', 'pickup', null] as const;

it('returns the status of the latest step, even when an earlier one was skipped', () => {
  const none = { pickedUpAt: null, onTheWayAt: null, deliveredAt: null };
  expect(deliveryStatusOf(none)).toBe('accepted');
  expect(deliveryStatusOf({ ...none, pickedUpAt: 1 })).toBe('picked_up');
  expect(deliveryStatusOf({ ...none, pickedUpAt: 1, onTheWayAt: 2 })).toBe('on_the_way');
  expect(deliveryStatusOf({ ...none, deliveredAt: 3 })).toBe('delivered');
  expect(deliveryStatusOf({ pickedUpAt: 1, onTheWayAt: 2, deliveredAt: 3 })).toBe('delivered');
});

describe('the pick-up', () => {
  it('accepts its own code once, and refuses the drop-off code with its own error', () => {
    expect(decidePickup('seller', facts('accepted'), 'pickup')).toEqual({ to: 'picked_up' });
    for (const status of DELIVERY_STATUSES) {
      if (status !== 'accepted') expect(decidePickup('seller', facts(status), 'pickup')).toBe('done');
      expect(decidePickup('seller', facts(status), 'handover')).toEqual({
        refused: 'dropoff_code_at_pickup',
      });
      expect(decidePickup('seller', facts(status), null)).toEqual({ refused: 'pickup_code_wrong' });
    }
  });

  it('is allowed to the helper alone, and checks no code once money is not held', () => {
    for (const entered of CODES) {
      for (const side of NOT_SELLERS)
        expect(decidePickup(side, facts('accepted'), entered)).toEqual({ refused: 'forbidden' });
      for (const orderStatus of ORDER_STATUSES.filter((one) => one !== 'held'))
        expect(decidePickup('seller', { orderStatus, status: 'accepted' }, entered)).toEqual({
          refused: 'order_not_held',
        });
    }
  });
});

describe('setting out', () => {
  it('is allowed to the helper once, after the pick-up and while money is held', () => {
    expect(decideDeparture('seller', facts('accepted'))).toEqual({ refused: 'not_picked_up' });
    expect(decideDeparture('seller', facts('picked_up'))).toEqual({ to: 'on_the_way' });
    for (const status of ['on_the_way', 'delivered'] as const)
      expect(decideDeparture('seller', facts(status))).toBe('done');
    for (const side of NOT_SELLERS)
      expect(decideDeparture(side, facts('picked_up'))).toEqual({ refused: 'forbidden' });
    for (const orderStatus of ORDER_STATUSES.filter((one) => one !== 'held'))
      expect(decideDeparture('seller', { orderStatus, status: 'picked_up' })).toEqual({
        refused: 'order_not_held',
      });
  });
});

describe('a photo of the drop-off', () => {
  it('can be added by the helper while money is held', () => {
    for (const status of DELIVERY_STATUSES) {
      for (const hasPhoto of [true, false]) {
        expect(refusalToAddPhoto('seller', { ...facts(status), hasPhoto })).toBeNull();
        for (const side of NOT_SELLERS)
          expect(refusalToAddPhoto(side, { ...facts(status), hasPhoto })).toBe('forbidden');
      }
    }
  });

  it('can be added once after the delivery, and never replaces an existing one', () => {
    for (const orderStatus of ORDER_STATUSES.filter((one) => one !== 'held')) {
      const isOver = orderStatus === 'released' || orderStatus === 'paid_out';
      const refusal = (status: DeliveryStatus, hasPhoto: boolean) =>
        refusalToAddPhoto('seller', { orderStatus, status, hasPhoto });
      expect(refusal('delivered', false)).toBe(isOver ? null : 'order_not_held');
      expect(refusal('delivered', true)).toBe('order_not_held');
      expect(refusal('on_the_way', false)).toBe('order_not_held');
    }
  });
});
