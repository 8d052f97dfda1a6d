import { WORK_CANCELLABLE_AFTER, WORK_REFUNDED_AFTER } from '@campushive/contract';
import { completionStatusOf } from '@campushive/contract/rules/completion';
import { decideUndelivered, lateWorkDueAt, workReminderAt } from '@campushive/contract/rules/work';
import { and, asc, eq, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { completions, orders } from '../../../platform/database/schema/index.js';
import { findRounds, promisedAt } from './completion-row.js';
import { flushOrder, lockOrder, notifyOfOrder, type PaymentsContext } from '../context.js';
import { namesOf } from '../../sold/order-names.js';
import { orderFactsOf, type OrderRow } from '../orders/orders.js';
import { bookRefund, sendRefund } from '../refunds/refund.js';

/** Maximum number of orders that one run handles; the next run continues. */
const BATCH = 200;

type OrderKey = Pick<OrderRow, 'id' | 'listingId'>;

/** Reminds both sides of overdue work, and refunds it 30 days after its deadline. */
export async function followUndelivered(context: PaymentsContext): Promise<void> {
  const { log } = context.platform;
  await startMissingClocks(context);
  const isFailed = (error: unknown, { id }: OrderKey) => {
    // Marked as done, or disputed, at this very moment.
    if (!(error instanceof Failure)) log.error({ err: error, orderId: id }, 'undelivered work not handled');
  };
  for (const order of await findRefundable(context))
    await refund(context, order).catch((error: unknown) => isFailed(error, order));
  const reminded = await findUnreminded(context);
  for (const unlockedOrder of reminded)
    await remind(context, unlockedOrder).catch((error: unknown) => isFailed(error, unlockedOrder));
  if (reminded.length > 0) await flushOrder(context);
}

/** The last round of its work is done, and was not sent back. */
const isDone = sql`exists (select 1 from ${completions}
  where ${completions.orderId} = ${orders.id} and ${completions.rounds} -> -1 -> 'revision' = 'null'::jsonb)`;

/**
 * Gives a deadline to held work that has none: it was paid on a version that released the money of undelivered work. Takes the deadline
 * off work that such a version marked as done. Runs before every automatic release.
 */
export async function startMissingClocks(context: PaymentsContext): Promise<void> {
  const { db, clock } = context.platform;
  await db
    .update(orders)
    .set({ workDueAt: null })
    .where(and(eq(orders.status, 'held'), isNotNull(orders.workDueAt), isNotNull(orders.autoReleaseAt)));
  const found = await db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'held'),
        or(eq(orders.saleKind, 'gig'), eq(orders.item, 'service')),
        isNull(orders.workDueAt),
        not(isDone),
      ),
    );
  for (const unlockedOrder of found) {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { order, listing } = await lockOrder(tx, unlockedOrder);
      const rounds = await findRounds(tx, order.id);
      if (order.status !== 'held' || completionStatusOf(rounds) === 'done') return;
      const due = lateWorkDueAt(promisedAt(order, listing, order.paidAt ?? order.createdAt), now);
      await tx
        .update(orders)
        .set({ autoReleaseAt: null, workDueAt: due, updatedAt: now })
        .where(eq(orders.id, order.id));
      await context.platform.outbox.write(tx, 'order.changed', { orderId: order.id });
    });
  }
  if (found.length > 0) await flushOrder(context);
}

function findRefundable({ platform: { db, clock } }: PaymentsContext): Promise<OrderKey[]> {
  return db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(and(eq(orders.status, 'held'), lte(orders.workDueAt, later(clock.now(), -WORK_REFUNDED_AFTER))))
    .orderBy(asc(orders.workDueAt))
    .limit(BATCH);
}

async function refund(context: PaymentsContext, unlockedOrder: OrderKey): Promise<void> {
  const { db, clock } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { listing, order } = await lockOrder(tx, unlockedOrder);
    const facts = { ...orderFactsOf(order, listing), workDueAt: order.workDueAt };
    const decision = decideUndelivered(facts, now);
    if ('refused' in decision) throw new Failure(decision.refused, 'This work is not to be refunded.');
    const refunded = await bookRefund(context, tx, order, decision.refund, {}, now);
    await notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_refunded');
    await notifyOfOrder(context, tx, refunded, order.sellerId, 'work_refunded');
  });
  await sendRefund(context, unlockedOrder.id);
  await flushOrder(context);
}

function findUnreminded({ platform: { db, clock } }: PaymentsContext): Promise<OrderKey[]> {
  return db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'held'),
        lte(orders.workDueAt, clock.now()),
        or(
          isNull(orders.workReminder),
          and(
            ne(orders.workReminder, 'overdue'),
            lte(orders.workDueAt, later(clock.now(), -WORK_CANCELLABLE_AFTER)),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.workDueAt))
    .limit(BATCH);
}

async function remind(context: PaymentsContext, unlockedOrder: OrderKey): Promise<void> {
  const { db, clock } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { order } = await lockOrder(tx, unlockedOrder);
    if (order.status !== 'held') return;
    const reminder = workReminderAt({ dueAt: order.workDueAt, sent: order.workReminder }, now);
    if (reminder === null) return;
    await tx.update(orders).set({ workReminder: reminder }).where(eq(orders.id, order.id));
    if (reminder === 'due') return notifyOfOrder(context, tx, order, order.sellerId, 'work_due');
    for (const to of ['seller', 'buyer'] as const) {
      await context.notify(tx, {
        userId: to === 'seller' ? order.sellerId : order.buyerId,
        type: 'payment',
        kind: 'work_overdue',
        values: { ...namesOf(order), to },
        subject: { type: 'payment', id: order.id },
      });
    }
  });
}
