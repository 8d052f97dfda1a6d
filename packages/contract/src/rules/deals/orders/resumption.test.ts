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

it.each(ORDER_STATUSES.filter((one) => one !== 'pending_payment'))('sells nothing twice: %s', (status) => {
  expect(decideResumption(standing({ status }), null, now)).toEqual({ refused: 'listing_unavailable' });
});

describe('an order whose time is over', () => {
  it.each([true, false])('ends, no matter who began it (mine: %s)', (isMine) => {
    expect(decideResumption(standing({ isMine, reservedUntil: now }), null, now)).toBe('expire');
  });

  it('ends when its start was cut off half a minute ago', () => {
    const cutOff = standing({ isMine: false, isStarted: false, createdAt: after(-30_001) });
    expect(decideResumption(cutOff, null, now)).toBe('expire');
    expect(decideResumption({ ...cutOff, createdAt: after(-30_000) }, null, now)).toHaveProperty('refused');
    expect(decideResumption({ ...cutOff, isStarted: true }, null, now)).toHaveProperty('refused');
  });
});

it('keeps it for another buyer until their time is over', () => {
  expect(decideResumption(standing({ isMine: false, reservedUntil: after(1) }), null, now)).toEqual({
    refused: 'listing_reserved',
    until: after(1),
  });
});

describe('one’s own order', () => {
  it('goes on as it was started', () => {
    expect(decideResumption(standing(), null, now)).toBe('go_on');
    expect(decideResumption(standing({ charge: prompt }), phone, now)).toBe('go_on');
  });

  it('gives way to a phone, and to another time', () => {
    expect(decideResumption(standing(), phone, now)).toBe('replace');
    expect(decideResumption(standing({ isSame: false }), null, now)).toBe('replace');
  });

  it.each([
    ['the page', null, true],
    ['another number', { ...phone, phone: '0247654321' }, true],
    ['another network', { ...phone, network: 'vod' }, true],
    ['another time', phone, false],
  ])('does not give way to %s while a phone is asked, and does afterwards', (_name, request, isSame) => {
    const order = standing({ charge: prompt, isSame });
    expect(decideResumption(order, request, now)).toEqual({ refused: 'charge_under_way', until: after(1) });
    expect(decideResumption(order, request, after(1))).toBe('replace');
  });

  it('gives way to the same phone, asked again after it was silent', () => {
    expect(decideResumption(standing({ charge: { ...prompt, expiresAt: now } }), phone, now)).toBe('replace');
  });
});

it('says what a listing is before and after it is paid', () => {
  expect([freeStatusOf('purchase'), paidStatusOf('purchase')]).toEqual(['active', 'sold']);
  expect([freeStatusOf('gig'), paidStatusOf('gig')]).toEqual(['assigned', 'assigned']);
});
