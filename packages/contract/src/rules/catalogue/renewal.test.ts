import { expect, it } from 'vitest';
import { mayRenew, renewableFrom, RENEW_EVERY } from './renewal.js';

const createdAt = new Date('2026-11-01T08:00:00.000Z');
const week = new Date(createdAt.getTime() + RENEW_EVERY);
const before = new Date(week.getTime() - 1);

it('allows a renewal a week after posting, and then once a week', () => {
  const posted = { status: 'active', createdAt, renewedAt: null } as const;
  expect(renewableFrom(posted)).toEqual(week);
  expect([mayRenew(posted, before), mayRenew(posted, week)]).toEqual([false, true]);
  const renewed = { ...posted, renewedAt: week };
  expect(mayRenew(renewed, new Date(week.getTime() + RENEW_EVERY - 1))).toBe(false);
  expect(mayRenew(renewed, new Date(week.getTime() + RENEW_EVERY))).toBe(true);
});

it('allows a renewal of active and expired listings only', () => {
  const at = (status: Parameters<typeof mayRenew>[0]['status']) =>
    mayRenew({ status, createdAt, renewedAt: null }, week);
  expect(at('expired')).toBe(true);
  for (const status of ['draft', 'reserved', 'assigned', 'sold', 'completed', 'hidden', 'deleted'] as const)
    expect(at(status)).toBe(false);
});
