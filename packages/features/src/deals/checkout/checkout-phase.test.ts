import { ApiError } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { aPayment } from '../../testing/fixtures.js';
import {
  checkoutReducer,
  startCheckout,
  type CheckoutEvent,
  type CheckoutPhase,
  type CheckoutProgress,
} from './checkout-phase.js';

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

describe('where a checkout starts', () => {
  it('is the button, without a payment that left for the provider', () => {
    expect(startCheckout(null).phase).toEqual({ status: 'ready', problem: null });
  });

  it('is the question for the outcome, after the return', () => {
    expect(returned.phase).toMatchObject({
      status: 'verifying',
      reference: pending.reference,
      payment: null,
    });
  });
});

describe('the outcome', () => {
  it('is found on return by the first question, and by asking again later', () => {
    expect(after(returned, ask, answer(paid))).toEqual({ status: 'paid', payment: paid, path: 'return' });
    expect(after(returned, ask, answer(pending), ask, answer(paid))).toMatchObject({ path: 'poll' });
  });

  it('stays as it was found when the same answer comes twice', () => {
    expect(after(returned, ask, answer(paid), ask, answer(paid))).toMatchObject({ path: 'return' });
  });

  it('may be a refusal, which can be paid again', () => {
    expect(after(returned, ask, answer(declined))).toMatchObject({ status: 'declined', problem: null });
    const again = after(returned, ask, answer(declined), { type: 'charged', payment: onPhone });
    expect(again).toMatchObject({ status: 'verifying', payment: onPhone });
  });

  it('is no refusal where the buyer cancelled', () => {
    expect(after(returned, ask, answer(cancelled))).toEqual({ status: 'ready', problem: null });
    expect(after(returned, { type: 'cancelled' })).toEqual({ status: 'ready', problem: null });
  });
});

it('asks for the payment that the buyer came back from, whatever the answer calls it', () => {
  const phase = after(startCheckout('from-the-address'), ask, answer(pending));
  expect(phase).toMatchObject({ status: 'verifying', reference: 'from-the-address', payment: pending });
});

it('is not started again by an answer that comes late', () => {
  const phase = after(returned, ask, { type: 'cancelled' }, answer(pending));
  expect(phase).toEqual({ status: 'ready', problem: null });
});

describe('a phone that is asked', () => {
  it('never counts as a return', () => {
    const event = { type: 'charged', payment: onPhone } as const;
    expect(after(startCheckout(null), event, ask, answer(paid))).toMatchObject({ path: 'poll' });
  });

  it('is left alone once its time is over, and still counts when it answers', () => {
    const over = [{ type: 'charged', payment: onPhone } as const, ask, answer(silent)];
    expect(after(startCheckout(null), ...over)).toMatchObject({ status: 'unanswered', payment: silent });
    expect(after(startCheckout(null), ...over, ask, answer(paid)).status).toBe('paid');
  });
});

describe('two minutes without an outcome', () => {
  it('end the waiting, and a later question does not start it again', () => {
    const late = after(returned, ask, answer(pending), { type: 'time-over' }, ask, answer(pending));
    expect(late).toMatchObject({ status: 'timed-out', payment: pending });
  });

  it('change nothing once it is paid', () => {
    expect(after(returned, ask, answer(paid), { type: 'time-over' }).status).toBe('paid');
  });
});

describe('what went wrong', () => {
  it.each([
    ['network', 0, { kind: 'offline' }],
    ['timeout', 0, { kind: 'offline' }],
    ['internal', 500, { kind: 'unconfirmed', path: 'return' }],
  ] as const)('keeps waiting after %s', (code, status, problem) => {
    const phase = after(returned, ask, { type: 'no-answer', error: failure(code, status) });
    expect(phase).toMatchObject({ status: 'verifying', problem });
  });

  it('is said otherwise by later questions', () => {
    const fail: CheckoutEvent = { type: 'no-answer', error: failure('internal', 500) };
    expect(after(returned, ask, fail, ask, fail)).toMatchObject({
      problem: { kind: 'unconfirmed', path: 'poll' },
    });
  });

  it('leads back to the button where the server knows no such payment', () => {
    const phase = after(returned, ask, { type: 'no-answer', error: failure('not_found', 404) });
    expect(phase).toEqual({ status: 'ready', problem: { kind: 'unknown-payment' } });
  });

  it('is gone with the next answer, and with the next press on Pay', () => {
    const offline: CheckoutEvent = { type: 'no-answer', error: failure('network', 0) };
    expect(after(returned, ask, offline, ask, answer(pending))).toMatchObject({ problem: null });
    const refused: CheckoutEvent = { type: 'refused', problem: { kind: 'no-page' } };
    expect(after(startCheckout(null), refused)).toMatchObject({ problem: { kind: 'no-page' } });
    expect(after(startCheckout(null), refused, { type: 'pay' })).toMatchObject({ problem: null });
  });

  it('never hides that it is paid', () => {
    const phase = after(returned, ask, answer(paid), { type: 'not-cancelled' });
    expect(phase).toEqual({ status: 'paid', payment: paid, path: 'return' });
  });
});
