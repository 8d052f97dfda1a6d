import { campus as ghana } from '@campushive/campus-ghana';
import { CANCEL_WINDOW, feesFor, MINUTE, type OrderStatus } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageAccounts } from '../../../../../../apps/api/test/sales.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type StartedPayment, type Sales } from '../../../../../../apps/api/test/money.js';

let campus: TestCampus;
let sales: Sales;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
  moderator = await campus.student('Nana Moderator');
  await campus.promote(moderator.id, 'moderator');
});
afterAll(() => campus.close());

/** Steps of a sale, taken by any party, at any time, and more than once. */
const STEPS = [
  'pay',
  'pay-too-little',
  'webhook',
  'verify',
  'reconcile',
  'expire',
  'cancel-by-buyer',
  'cancel-by-seller',
  'wait',
  'dispute',
  'decide-release',
  'decide-refund',
  'handover',
  'voucher-by-buyer',
  'voucher-by-seller',
  'pay-out',
  'refund',
  'settle-payouts',
  'chargeback',
  'bank-declines',
  'bank-takes',
] as const;
type Step = (typeof STEPS)[number];

const PRICE = 5_000;
const fees = feesFor('purchase', PRICE, ghana.fees);
/** Ledger entries of an order, by its final status. A held order has its price in `held`. */
const BOOKED: Readonly<Record<OrderStatus, readonly string[]>> = {
  pending_payment: [],
  expired: [],
  failed: [],
  cancelled: [],
  held: ['charge'],
  disputed: ['charge'],
  released: ['charge', 'release'],
  paid_out: ['charge', 'release'],
  refunded: ['charge', 'refund'],
  frozen: ['charge'],
  charged_back: ['charge'],
};

it('applies each effect once and keeps the books balanced in any order of concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      fc.boolean(),
      async (steps, lost, onPhone) => {
        await sales.switch({ webhooks: lost ? 'lost' : 'doubled' });
        const seller = await campus.student('Akosua Mensah');
        const buyer = await campus.student('Kwame Boateng');
        await campus.request('PUT', '/payouts/account', {
          token: seller.token,
          body: { network: 'mtn', phone: '0551234987', name: 'Akosua Mensah' },
        });
        await ageAccounts(campus);
        const begin = onPhone ? sales.promptPayment : sales.startPayment;
        const sale = await begin(seller, buyer, PRICE / 100);
        const pay = (amount?: number) =>
          onPhone
            ? sales.answer(sale.accessCode, 'approve', amount)
            : sales.checkout(sale.accessCode, 'success', amount);
        const take = stepsOf({ ...sale, pay }, seller, buyer);
        // Runs two steps at a time, so that the second often meets the first halfway.
        for (let at = 0; at < steps.length; at += 2) {
          await Promise.all(steps.slice(at, at + 2).map((step) => take[step]()));
        }
        await check(sale, seller);
      },
    ),
    { numRuns: 12, interruptAfterTimeLimit: 20_000 },
  );
});

function stepsOf(
  sale: StartedPayment & { pay: (amount?: number) => Promise<void> },
  seller: TestStudent,
  buyer: TestStudent,
): Record<Step, () => Promise<unknown>> {
  const { jobs } = campus.app.platform;
  const post = (path: string, student: TestStudent, body: object = {}) =>
    campus.request('POST', path, { token: student.token, body });
  const order = `/payments/${sale.paymentId}`;
  const payment = async () => (await campus.request('GET', order, { token: buyer.token })).body.data;
  const disputed: number[] = [];
  /** Latest voucher on the buyer's phone; worth nothing before the order is paid. */
  let stored = '0'.repeat(16);
  const handIn = async (student: TestStudent) => {
    const { orders } = (await buyer.client.handovers.list({})).data;
    stored = orders.find(({ paymentId }) => paymentId === sale.paymentId)?.voucher ?? stored;
    await post(`/handovers/${sale.paymentId}`, student, { voucher: stored });
  };
  const bank = async (resolution: string) => {
    for (const id of disputed) await sales.bank({ action: 'resolve', id, resolution });
    await jobs.runNow('payments.reconcile-chargebacks', {});
  };
  const decide = async (decision: string) => {
    const id = (await payment()).dispute?.id;
    if (id !== undefined)
      await post(`/moderation/disputes/${id}/resolve`, moderator, { decision, note: 'So.' });
  };
  return {
    pay: () => sale.pay(),
    'pay-too-little': () => sale.pay(PRICE / 2),
    webhook: () => sales.webhook('charge.success', { reference: sale.reference }),
    verify: () => campus.request('GET', `/payments/verify/${sale.reference}`, { token: buyer.token }),
    reconcile: () => jobs.runNow('payments.reconcile', { orderId: sale.paymentId, round: 0 }),
    expire: () => jobs.runNow('payments.expire-due', {}),
    'cancel-by-buyer': () => post(`${order}/cancel`, buyer),
    'cancel-by-seller': () => post(`${order}/cancel`, seller),
    wait: async () => campus.clock.advance(CANCEL_WINDOW + MINUTE),
    dispute: () => post(`${order}/dispute`, buyer, { reason: 'damaged', text: 'Broken.' }),
    'decide-release': () => decide('release'),
    'decide-refund': () => decide('refund'),
    handover: async () => {
      const code = (await payment()).handoverCode ?? '000000';
      await post(`${order}/handover`, seller, { code });
    },
    'voucher-by-buyer': () => handIn(buyer),
    'voucher-by-seller': () => handIn(seller),
    'pay-out': () => post('/payouts', seller),
    refund: () => jobs.runNow('payments.refund', { orderId: sale.paymentId }),
    'settle-payouts': () => jobs.runNow('payouts.reconcile', {}),
    chargeback: async () => {
      disputed.push((await sales.bank({ action: 'raise', reference: sale.reference })).id);
      await jobs.runNow('payments.reconcile-chargebacks', {});
    },
    'bank-declines': () => bank('declined'),
    'bank-takes': () => bank('auto-accepted'),
  };
}

async function check(sale: StartedPayment, seller: TestStudent): Promise<void> {
  const { db } = campus.app.platform;
  const rows = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
    const found: unknown = await db.execute(query);
    return (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows) as Record<string, unknown>[];
  };
  const [order] = await rows(sql`select status from orders where id = ${sale.paymentId}`);
  const status = order?.['status'] as OrderStatus;
  const kinds = await rows(
    sql`select kind from ledger_entries where order_id = ${sale.paymentId} and kind <> 'refund_paid' order by kind`,
  );
  expect(kinds.map((row) => row['kind'])).toEqual([...BOOKED[status]].sort());
  const [total] = await rows(sql`select coalesce(sum(amount), 0)::int as total from ledger_postings`);
  expect(total?.['total']).toBe(0);
  const refunds = await rows(sql`select 1 from refunds where order_id = ${sale.paymentId}`);
  expect(refunds).toHaveLength(status === 'refunded' ? 1 : 0);
  const balance = async (account: string): Promise<number> => {
    const [row] = await rows(
      sql`select coalesce(sum(amount), 0)::int as sum from ledger_postings where account = ${account}`,
    );
    return Number(row?.['sum']);
  };
  const chargebacks = await rows(sql`
    select count(*) filter (where outcome is null)::int as open, coalesce(sum(seller_share), 0)::int as share
    from chargebacks where order_id = ${sale.paymentId}`);
  const share = Number(chargebacks[0]?.['share']);
  expect(share).toBeLessThanOrEqual(fees.payout);
  if (status === 'frozen') expect(Number(chargebacks[0]?.['open'])).toBeGreaterThan(0);
  const payouts = await rows(
    sql`select amount, fee, debt from payouts where user_id = ${seller.id} and status not in ('failed', 'reversed')`,
  );
  const paid = payouts.reduce((sum, record) => sum + Number(record['amount']) + Number(record['fee']), 0);
  const stored = payouts.reduce((sum, record) => sum + Number(record['debt']), 0);
  const released = status === 'released' || status === 'paid_out';
  // The seller's payouts and balance equal the proceeds less debt.
  expect(await balance(`seller_debt:${seller.id}`)).toBe(share - stored);
  expect(-(await balance(`user:${seller.id}`)) + paid + stored).toBe(released ? fees.payout : 0);
}
