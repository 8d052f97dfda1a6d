import { ApiError } from '@campushive/contract';
import { describe, expect, it } from 'vitest';

import {
  checkoutReducer,
  startCheckout,
  type CheckoutEvent,
  type CheckoutPhase,
  type CheckoutProgress,
} from './checkout-phase.js';
import { aPayment } from '../../testing/order-fixtures.js';

const charge = { network: 'mtn', maskedPhone: '024 ••• 0001', step: 'approve', sandboxUrl: null } as const;
const pending = aPayment(0, { status: 'pending', orderStatus: 'pending_payment', charge: null });
const onPhone = { ...pending, charge: { ...charge, secondsLeft: 165 } };
const silent = { ...pending, charge: { ...charge, secondsLeft: 0 } };
const paid = aPayment(0, { status: 'success', orderStatus: 'held' });
const declined = aPayment(0, { status: 'failed', orderStatus: 'failed' });
const cancelled = aPayment(0, { status: 'failed', orderStatus: 'cancelled' });

const failure = (code: ApiError['code'], status: number) => new ApiError({ code, status, message: '' });
const after = (start: CheckoutProgress, ...events: CheckoutEvent[]): CheckoutPhase =>
  events.reduce(checkoutReducer, start).phase;
const returned = startCheckout(pending.reference);
const ask: CheckoutEvent = { type: 'question' };
const answer = (payment: typeof pending): CheckoutEvent => ({ type: 'answer', payment });

describe('the initial phase of a checkout', () => {
  it('is ready without a pending payment at the provider', () => {
    expect(startCheckout(null).phase).toEqual({ status: 'ready', problem: null });
  });

  it('verifies the payment after a return from the provider', () => {
    expect(returned.phase).toMatchObject({
      status: 'verifying',
      reference: pending.reference,
      payment: null,
    });
  });
});

describe('the outcome of a payment', () => {
  it('is attributed to the return when the first check finds it, and to polling otherwise', () => {
    expect(after(returned, ask, answer(paid))).toEqual({ status: 'paid', payment: paid, path: 'return' });
    expect(after(returned, ask, answer(pending), ask, answer(paid))).toMatchObject({ path: 'poll' });
  });

  it('does not change when the same response arrives twice', () => {
    expect(after(returned, ask, answer(paid), ask, answer(paid))).toMatchObject({ path: 'return' });
  });

  it('can be a refusal, after which the buyer can pay again', () => {
    expect(after(returned, ask, answer(declined))).toMatchObject({ status: 'declined', problem: null });
    const again = after(returned, ask, answer(declined), { type: 'charged', payment: onPhone });
    expect(again).toMatchObject({ status: 'verifying', payment: onPhone });
  });

  it('is not a refusal when the buyer cancelled', () => {
    expect(after(returned, ask, answer(cancelled))).toEqual({ status: 'ready', problem: null });
    expect(after(returned, { type: 'cancelled' })).toEqual({ status: 'ready', problem: null });
  });
});

it('keeps the reference of the return when the response has another one', () => {
  const phase = after(startCheckout('from-the-address'), ask, answer(pending));
  expect(phase).toMatchObject({ status: 'verifying', reference: 'from-the-address', payment: pending });
});

it('ignores a response that arrives after the cancellation', () => {
  const phase = after(returned, ask, { type: 'cancelled' }, answer(pending));
  expect(phase).toEqual({ status: 'ready', problem: null });
});

describe('a payment that is confirmed on a phone', () => {
  it('never counts as a return', () => {
    const event = { type: 'charged', payment: onPhone } as const;
    expect(after(startCheckout(null), event, ask, answer(paid))).toMatchObject({ path: 'poll' });
  });

  it('is unanswered after its time limit, but paid when a later check finds the payment', () => {
    const over = [{ type: 'charged', payment: onPhone } as const, ask, answer(silent)];
    expect(after(startCheckout(null), ...over)).toMatchObject({ status: 'unanswered', payment: silent });
    expect(after(startCheckout(null), ...over, ask, answer(paid)).status).toBe('paid');
  });
});

describe('a timeout after two minutes', () => {
  it('ends the waiting, and a later pending response does not restart it', () => {
    const late = after(returned, ask, answer(pending), { type: 'time-over' }, ask, answer(pending));
    expect(late).toMatchObject({ status: 'timed-out', payment: pending });
  });

  it('has no effect on a paid checkout', () => {
    expect(after(returned, ask, answer(paid), { type: 'time-over' }).status).toBe('paid');
  });
});

describe('a problem of a checkout', () => {
  it.each([
    ['network', 0, { kind: 'offline' }],
    ['timeout', 0, { kind: 'offline' }],
    ['internal', 500, { kind: 'unconfirmed', path: 'return' }],
  ] as const)('does not end the waiting after %s', (code, status, problem) => {
    const phase = after(returned, ask, { type: 'no-answer', error: failure(code, status) });
    expect(phase).toMatchObject({ status: 'verifying', problem });
  });

  it('names polling instead of the return after a later check fails', () => {
    const fail: CheckoutEvent = { type: 'no-answer', error: failure('internal', 500) };
    expect(after(returned, ask, fail, ask, fail)).toMatchObject({
      problem: { kind: 'unconfirmed', path: 'poll' },
    });
  });

  it('sets the phase back to ready when the server does not know the payment', () => {
    const phase = after(returned, ask, { type: 'no-answer', error: failure('not_found', 404) });
    expect(phase).toEqual({ status: 'ready', problem: { kind: 'unknown-payment' } });
  });

  it('disappears with the next response, and with the next press on Pay', () => {
    const offline: CheckoutEvent = { type: 'no-answer', error: failure('network', 0) };
    expect(after(returned, ask, offline, ask, answer(pending))).toMatchObject({ problem: null });
    const refused: CheckoutEvent = { type: 'refused', problem: { kind: 'no-page' } };
    expect(after(startCheckout(null), refused)).toMatchObject({ problem: { kind: 'no-page' } });
    expect(after(startCheckout(null), refused, { type: 'pay' })).toMatchObject({ problem: null });
  });

  it('never replaces a paid phase', () => {
    const phase = after(returned, ask, answer(paid), { type: 'not-cancelled' });
    expect(phase).toEqual({ status: 'paid', payment: paid, path: 'return' });
  });
});
