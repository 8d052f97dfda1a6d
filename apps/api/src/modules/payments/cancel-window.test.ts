import { CANCEL_WINDOW, MINUTE } from '@campushive/contract';
import { expect, it } from 'vitest';
import { later } from '../../platform/clock.js';
import { cancellableUntil } from './cancel-window.js';

const paidAt = new Date('2026-11-22T09:00:00.000Z');
const order = { createdAt: later(paidAt, -MINUTE), paidAt, startsAt: null };

it('lets a buyer change their mind for half an hour after paying', () => {
  expect(cancellableUntil(order)).toEqual(later(paidAt, CANCEL_WINDOW));
  expect(cancellableUntil({ ...order, startsAt: later(paidAt, 60 * MINUTE) })).toEqual(
    later(paidAt, CANCEL_WINDOW),
  );
});

it('does not give back the money of a lesson that has begun', () => {
  const startsAt = later(paidAt, 5 * MINUTE);
  expect(cancellableUntil({ ...order, startsAt })).toEqual(startsAt);
});
