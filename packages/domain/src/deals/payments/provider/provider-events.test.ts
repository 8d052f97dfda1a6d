import { ORDER_STATUSES, RESERVATION_LIFETIME, type OrderStatus } from '@campushive/contract';
import {
  AFTER_EVENT,
  PROVIDER_EVENTS,
  type EventSubject,
  type ProviderEvent,
} from '@campushive/contract/rules/provider-events';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ageAccounts } from '../../../../../../apps/api/test/sales.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import {
  chargebacks,
  ledgerEntries,
  ledgerPostings,
  orders,
  payouts,
  webhookEvents,
} from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());

interface Sale {
  readonly paymentId: string;
  readonly reference: string;
  readonly seller: TestStudent;
  readonly buyer: TestStudent;
}
const EVENTS = Object.entries(PROVIDER_EVENTS) as [ProviderEvent, EventSubject][];

const statusOf = async ({ paymentId }: { paymentId: string }) => {
  const { db } = campus.app.platform;
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, paymentId));
  return row?.status;
};
const until = (sale: { paymentId: string }, status: OrderStatus) =>
  vi.waitFor(async () => expect(await statusOf(sale)).toBe(status), 120_000);

/** Creates an order and brings it to a status through regular steps. */
async function saleIn(status: OrderStatus): Promise<Sale> {
  await sales.switch({ webhooks: 'normal' });
  const seller = await campus.student('Akosua Mensah');
  const buyer = await campus.student('Kwame Boateng');
  const post = (path: string, student: TestStudent, body: object = {}) =>
    campus.request('POST', path, { token: student.token, body });
  const { jobs } = campus.app.platform;
  const unpaid = ['pending_payment', 'expired', 'failed', 'cancelled'].includes(status);
  const sale = await (unpaid ? sales.startPayment(seller, buyer, 50) : sales.held(seller, buyer, 50));
  const { paymentId, reference } = sale;
  const code = 'code' in sale ? sale.code : '';
  const order = `/payments/${paymentId}`;
  const bank = () => sales.bank({ action: 'raise', reference });
  const steps: Readonly<Record<OrderStatus, () => Promise<unknown>>> = {
    pending_payment: async () => undefined,
    expired: async () => {
      campus.clock.advance(RESERVATION_LIFETIME);
      await jobs.runNow('payments.expire-due', {});
    },
    failed: async () => {
      await sales.checkout(sale.accessCode, 'failed');
      await campus.request('GET', `/payments/verify/${reference}`, { token: buyer.token });
    },
    cancelled: () => post(`${order}/cancel`, buyer),
    held: async () => undefined,
    disputed: () => post(`${order}/dispute`, buyer, { reason: 'damaged', text: 'Broken.' }),
    frozen: bank,
    released: () => post(`${order}/handover`, seller, { code }),
    paid_out: async () => {
      await post(`${order}/handover`, seller, { code });
      const account = { network: 'mtn', phone: '0551234987', name: 'Akosua Mensah' };
      await campus.request('PUT', '/payouts/account', { token: seller.token, body: account });
      await ageAccounts(campus);
      await post('/payouts', seller);
    },
    refunded: async () => {
      await post(`${order}/cancel`, buyer);
      await vi.waitFor(async () => {
        const { body } = await campus.request('GET', order, { token: buyer.token });
        expect(body.data.refund?.status).toBe('processed');
      }, 120_000);
    },
    charged_back: async () => {
      const { id } = await bank();
      await until(sale, 'frozen');
      await sales.bank({ action: 'resolve', id, resolution: 'auto-accepted' });
    },
  };
  await steps[status]();
  await until(sale, status);
  return { paymentId, reference, seller, buyer };
}

/** Returns the data of an event about this subject. */
async function subjectOf(subject: EventSubject, { paymentId, reference }: Sale): Promise<object> {
  const { db } = campus.app.platform;
  if (subject === 'charge') return { reference };
  if (subject === 'refund') return { transaction_reference: reference };
  if (subject === 'transfer') {
    const [row] = await db
      .select({ reference: payouts.reference })
      .from(payouts)
      .innerJoin(orders, eq(orders.payoutId, payouts.id))
      .where(eq(orders.id, paymentId));
    return { reference: row?.reference ?? 'cmp-out-of-no-one' };
  }
  const [row] = await db
    .select({ id: chargebacks.providerId })
    .from(chargebacks)
    .where(eq(chargebacks.orderId, paymentId));
  return { id: row?.id ?? 'unheard-of', transaction_reference: null, transaction: { reference } };
}

/** Sends an event and waits until it was handled, or recorded as unknown. */
async function tell(event: ProviderEvent, data: object, nonce: number): Promise<void> {
  const { db } = campus.app.platform;
  await sales.webhook(event, { ...data, nonce });
  await vi.waitFor(async () => {
    const [open] = await db
      .select({ count: count() })
      .from(webhookEvents)
      .where(sql`${webhookEvents.processedAt} is null and ${webhookEvents.alarm} is null`);
    expect(open?.count).toBe(0);
  }, 120_000);
}

const books = async () => {
  const { db } = campus.app.platform;
  const [entries] = await db.select({ count: count() }).from(ledgerEntries);
  const [postings] = await db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings);
  return { entries: entries?.count, sum: postings?.sum };
};

it.each(ORDER_STATUSES)(
  'ignores every event about a %s order that the provider does not confirm',
  async (status) => {
    const sale = await saleIn(status);
    const before = await books();
    expect(before.sum).toBe(0);
    for (const [at, [event, subject]] of EVENTS.entries()) {
      await tell(event, await subjectOf(subject, sale), at);
      expect(await statusOf(sale), event).toBe(status);
      expect(AFTER_EVENT[subject][status]).toContain(status);
    }
    expect(await books()).toEqual(before);
  },
);

/** Status of a paid order after its bank raises a chargeback. */
const RAISED: Partial<Record<OrderStatus, OrderStatus>> = { held: 'frozen', disputed: 'frozen' };

it.each(ORDER_STATUSES)(
  'moves a %s order to the status in the transition table when a chargeback is raised and resolved',
  async (status) => {
    for (const resolution of ['declined', 'auto-accepted']) {
      const sale = await saleIn(status);
      const { id } = await sales.bank({ action: 'raise', reference: sale.reference });
      await tell('charge.dispute.create', { id, transaction: { reference: sale.reference } }, 1);
      const raised = await statusOf(sale);
      expect(raised).toBe(RAISED[status] ?? status);
      expect(AFTER_EVENT.dispute[status]).toContain(raised);
      await sales.bank({ action: 'resolve', id, resolution });
      await tell('charge.dispute.resolve', { id, transaction: { reference: sale.reference } }, 2);
      const decided = await statusOf(sale);
      expect(decided && raised && AFTER_EVENT.dispute[raised]).toContain(decided);
      expect((await books()).sum).toBe(0);
    }
  },
);
