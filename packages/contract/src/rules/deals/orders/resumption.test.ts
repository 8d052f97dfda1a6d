import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import { decideResumption, freeStatusOf, paidStatusOf, type StandingOrder } from './resumption.js';

const now = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const phone = { phone: '0241234567', network: 'mtn' };
const standing = (more: Partial<StandingOrder> = {}): StandingOrder => ({
  status: 'pending_payment',
  isMine: true,
  isSame: true,
  isStarted: true,
  createdAt: after(-60_000),
  reservedUntil: after(840_000),
  charge: null,
  ...more,
});
const prompt = { ...phone, expiresAt: after(1) };

it.each(ORDER_STATUSES.filter((one) => one !== 'pending_payment'))(
  'refuses a new order while the listing has a %s order',
  (status) => {
    expect(decideResumption(standing({ status }), null, now)).toEqual({ refused: 'listing_unavailable' });
  },
);

describe('an abandoned order', () => {
  it.each([true, false])('expires when its time is over, for either starter (mine: %s)', (isMine) => {
    expect(decideResumption(standing({ isMine, reservedUntil: now }), null, now)).toBe('expire');
  });

  it('expires half a minute after an interrupted start', () => {
    const cutOff = standing({ isMine: false, isStarted: false, createdAt: after(-30_001) });
    expect(decideResumption(cutOff, null, now)).toBe('expire');
    expect(decideResumption({ ...cutOff, createdAt: after(-30_000) }, null, now)).toHaveProperty('refused');
    expect(decideResumption({ ...cutOff, isStarted: true }, null, now)).toHaveProperty('refused');
  });
});

it('keeps the listing reserved for another buyer until their time is over', () => {
  expect(decideResumption(standing({ isMine: false, reservedUntil: after(1) }), null, now)).toEqual({
    refused: 'listing_reserved',
    until: after(1),
  });
});

describe('an own pending order', () => {
  it('continues as it was started', () => {
    expect(decideResumption(standing(), null, now)).toBe('go_on');
    expect(decideResumption(standing({ charge: prompt }), phone, now)).toBe('go_on');
  });

  it('is replaced by a payment by phone, and by another time', () => {
    expect(decideResumption(standing(), phone, now)).toBe('replace');
    expect(decideResumption(standing({ isSame: false }), null, now)).toBe('replace');
  });

  it.each([
    ['the page', null, true],
    ['another number', { ...phone, phone: '0247654321' }, true],
    ['another network', { ...phone, network: 'vod' }, true],
    ['another time', phone, false],
  ])('is replaced by %s only once the phone prompt has expired', (_name, request, isSame) => {
    const order = standing({ charge: prompt, isSame });
    expect(decideResumption(order, request, now)).toEqual({ refused: 'charge_under_way', until: after(1) });
    expect(decideResumption(order, request, after(1))).toBe('replace');
  });

  it('is replaced by a new prompt to the same phone once the first one has expired', () => {
    expect(decideResumption(standing({ charge: { ...prompt, expiresAt: now } }), phone, now)).toBe('replace');
  });
});

it('returns the status of a listing before and after payment', () => {
  expect([freeStatusOf('purchase'), paidStatusOf('purchase')]).toEqual(['active', 'sold']);
  expect([freeStatusOf('gig'), paidStatusOf('gig')]).toEqual(['assigned', 'assigned']);
});
