import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import {
  FaultyRefunds,
  LOST_QUESTIONS,
  REFUSALS,
  TIMES_DONE,
  TIMES_UNDONE,
} from '../../../../../../apps/api/test/paystack/faulty-refunds.js';
import { later } from '../../../platform/clock.js';
import { refunds } from '../../../platform/database/schema/index.js';
import type { PaymentsContext } from '../context.js';
import type { OrderRow } from '../orders/orders.js';
import { findRefundCases, repeatRefund } from './refund-again.js';
import { reconcileRefunds, requestRefund, settleRefund } from './refund.js';
import { cancel } from '../checkout/unpaid.js';

let desk: PaymentDesk;
let paystack: FaultyRefunds;
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  // Refunds of other tests are not looked for again.
  await db().update(refunds).set({ status: 'processed' });
  paystack = new FaultyRefunds(() => desk.now);
  desk.answers = paystack.calls();
});
afterAll(() => desk.campus.close());

const db = () => desk.campus.app.platform.db;

/** Creates an order with a refund that was not requested from the provider yet. */
async function owed(): Promise<OrderRow> {
  const order = await desk.held();
  await cancel(desk.context(), order, viewerOf(desk.buyer));
  desk.notified = [];
  return order;
}

/** Runs the reconciliation as often as it runs in twenty minutes. */
async function waitTwentyMinutes(): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    desk.now = later(desk.now, 5 * MINUTE);
    await reconcileRefunds(desk.context());
  }
}

/** Promises of every refund: sent once, shown as on its way until it has arrived, then booked once. */
async function expectSentOnce(order: OrderRow): Promise<void> {
  expect(paystack.begun).toMatchObject([{ reference: order.reference, amount: order.total }]);
  expect((await desk.refundRow(order))?.status).toBe('pending');
  expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund']);
  expect(desk.kinds().filter(([, kind]) => kind !== 'payment_cancelled')).toEqual([]);
  paystack.end('processed');
  await waitTwentyMinutes();
  expect(await desk.refundRow(order)).toMatchObject({ status: 'processed', processedAt: expect.any(Date) });
  expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund', 'refund_paid']);
  expect(desk.kinds().filter(([, kind]) => kind === 'payment_refund_arrived')).toHaveLength(1);
  expect(paystack.begun).toHaveLength(1);
}

/** Returns a try that may fail, as a job may. */
const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

describe('a refund whose provider call fails', () => {
  it.each(TIMES_UNDONE)('before the provider did anything (%s) is sent once later', async (_name, fault) => {
    const order = await owed();
    paystack.fail('POST /refund', fault);
    await attempt(requestRefund(desk.context(), order.id));
    expect(paystack.begun).toEqual([]);
    expect((await desk.refundRow(order))?.status).toBe('requested');
    await waitTwentyMinutes();
    await expectSentOnce(order);
  });

  it.each(TIMES_DONE)(
    'after the provider started it (%s) is found and not sent again',
    async (_name, fault) => {
      const order = await owed();
      paystack.fail('POST /refund', fault);
      // The status check after a failure fails as well.
      paystack.fail('GET /refund', 'passed', 'bad gateway');
      await attempt(requestRefund(desk.context(), order.id));
      expect(paystack.begun).toHaveLength(1);
      expect((await desk.refundRow(order))?.status).toBe('requested');
      // The queue repeats its job at once.
      await attempt(requestRefund(desk.context(), order.id));
      await waitTwentyMinutes();
      await expectSentOnce(order);
    },
  );

  it.each(LOST_QUESTIONS)(
    'while earlier attempts are looked up (%s) is sent once later',
    async (_name, fault) => {
      const order = await owed();
      paystack.fail('GET /refund', fault);
      await attempt(requestRefund(desk.context(), order.id));
      expect(paystack.begun).toEqual([]);
      await waitTwentyMinutes();
      await expectSentOnce(order);
    },
  );

  it.each(LOST_QUESTIONS)('while its status is looked up (%s) keeps its status', async (_name, fault) => {
    const order = await owed();
    await requestRefund(desk.context(), order.id);
    paystack.fail('GET /refund/:id', fault);
    await attempt(settleRefund(desk.context(), order.reference));
    expect((await desk.refundRow(order))?.status).toBe('pending');
    await expectSentOnce(order);
  });

  it('for a day becomes a case for operators after an hour, and is sent once when the provider is back', async () => {
    const order = await owed();
    paystack.isDown = true;
    await attempt(requestRefund(desk.context(), order.id));
    expect(await findRefundCases(db(), desk.now)).toEqual([]);
    desk.now = later(desk.now, HOUR);
    await waitTwentyMinutes();
    const { reference, total: amount } = order;
    expect(await findRefundCases(db(), desk.now)).toMatchObject([
      { reference, amount, reason: 'unanswered' },
    ]);
    desk.now = later(desk.now, DAY);
    await waitTwentyMinutes();
    paystack.isDown = false;
    await waitTwentyMinutes();
    expect(await findRefundCases(db(), desk.now)).toEqual([]);
    await expectSentOnce(order);
  });

  it('does not delay other refunds', async () => {
    const orders = [await owed(), await owed(), await owed()];
    const [first] = orders;
    paystack.failsAlways = first?.reference;
    await waitTwentyMinutes();
    const sent = paystack.begun.map(({ reference }) => reference);
    expect(sent.toSorted()).toEqual(
      orders
        .slice(1)
        .map(({ reference }) => reference)
        .toSorted(),
    );
  });
});

describe('a refund that the provider refuses', () => {
  it.each(REFUSALS)(
    'with %s fails, notifies the buyer, and becomes a case for operators who can repeat it',
    async (_name, fault) => {
      const order = await owed();
      paystack.fail('POST /refund', fault);
      await attempt(requestRefund(desk.context(), order.id));
      await waitTwentyMinutes();
      expect(paystack.begun).toEqual([]);
      expect(await desk.refundRow(order)).toMatchObject({ status: 'failed', processedAt: null });
      expect(desk.kinds()).toEqual([['buyer', 'payment_refund_failed']]);
      const { reference, total: amount } = order;
      expect(await findRefundCases(db(), desk.now)).toMatchObject([{ reference, amount, reason: 'failed' }]);

      expect(await repeatRefund(desk.context().platform, reference)).toBe(true);
      await requestRefund(desk.context(), order.id);
      desk.notified = [];
      await expectSentOnce(order);
      expect(await findRefundCases(db(), desk.now)).toEqual([]);
    },
  );

  it('because of an unlisted earlier attempt is completed when the provider reports that attempt', async () => {
    const order = await owed();
    paystack.fail('POST /refund', 'passed', 'bad gateway');
    paystack.isListed = false;
    await attempt(requestRefund(desk.context(), order.id));
    paystack.fail('POST /refund', 'turned away', 'refused');
    await waitTwentyMinutes();
    expect((await desk.refundRow(order))?.status).toBe('failed');
    paystack.isListed = true;
    desk.notified = [];
    // The webhook of the provider.
    await settleRefund(desk.context(), order.reference);
    await expectSentOnce(order);
  });
});

describe('a refund whose process is killed', () => {
  class Killed extends Error {}

  /** Returns a context whose process dies at the n-th of its steps: before or after a call, a commit, or a job that is sent. */
  function mortal(lastStep: number): { context: PaymentsContext; steps: () => number } {
    let step = 0;
    const live = () => {
      step += 1;
      if (step > lastStep) throw new Killed();
    };
    const around =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        live();
        const result = await work(...args);
        live();
        return result;
      };
    const context = desk.context();
    const { platform, provider } = context;
    const transaction: typeof platform.db.transaction = async (work, ...options) => {
      live();
      const result = await platform.db.transaction(
        async (tx) => {
          const done = await work(tx);
          // Rolled back with everything that it wrote.
          live();
          return done;
        },
        ...options,
      );
      live();
      return result;
    };
    return {
      steps: () => step,
      context: {
        ...context,
        platform: {
          ...platform,
          db: Object.assign(Object.create(platform.db), { transaction }),
          jobs: Object.assign(Object.create(platform.jobs), { send: around(platform.jobs.send) }),
        },
        provider: {
          ...provider,
          refund: around(provider.refund),
          findRefund: around(provider.findRefund),
        },
      },
    };
  }

  /** The way of a refund, from the press of a button to its arrival. */
  async function refundAll(context: PaymentsContext, order: OrderRow): Promise<void> {
    await cancel(context, order, viewerOf(desk.buyer));
    await requestRefund(context, order.id);
    paystack.end('processed');
    await settleRefund(context, order.reference);
  }

  const STEPS = Array.from({ length: 30 }, (_, step) => step);

  it.each(STEPS)('after %i steps is sent once', async (lastStep) => {
    const order = await desk.held();
    desk.notified = [];
    const { context } = mortal(lastStep);
    await refundAll(context, order).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    // A call that was not committed leaves the money held, and is repeated by its student.
    const left = await desk.find(order.id);
    if (left.status === 'held') await cancel(desk.context(), left, viewerOf(desk.buyer));
    expect((await desk.find(order.id)).status).toBe('refunded');
    await waitTwentyMinutes();
    paystack.end('processed');
    await waitTwentyMinutes();
    expect(paystack.begun).toMatchObject([{ reference: order.reference, amount: order.total }]);
    expect((await desk.refundRow(order))?.status).toBe('processed');
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund', 'refund_paid']);
  });

  it('has no more steps than the cases above cover', async () => {
    const { context, steps } = mortal(Number.POSITIVE_INFINITY);
    const order = await desk.held();
    await refundAll(context, order);
    expect((await desk.refundRow(order))?.status).toBe('processed');
    expect(steps()).toBeGreaterThan(12);
    expect(steps()).toBeLessThanOrEqual(STEPS.length);
  });
});
