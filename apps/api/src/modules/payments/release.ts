import { HANDOVER_TRIES, MINUTE } from '@campushive/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import { Attempts } from '../../platform/attempts.js';
import type { Db } from '../../platform/database/database.js';
import { orders, users } from '../../platform/database/schema/index.js';
import { sameSecret } from '../../platform/secrets.js';
import { moveListing } from '../hives/move.js';
import { lockOrder, notifyBoth, type PaymentsContext } from './context.js';
import { releasePostings } from '@campushive/contract/rules/postings';
import { post } from './ledger.js';
import { amountsOf, moveOrder, type OrderRow } from './orders.js';

const LOCKED_FOR = 15 * MINUTE;

/** They meet: the seller enters the buyer's code. Five wrong ones close it for a quarter of an hour. */
export async function handOver(context: PaymentsContext, order: OrderRow, code: string): Promise<void> {
  const { db, clock } = context.platform;
  const attempts = new Attempts(db, clock, {
    freeTries: HANDOVER_TRIES,
    firstWait: LOCKED_FOR,
    longestWait: LOCKED_FOR,
  });
  const key = `handover:${order.id}`;
  if (order.status !== 'held') throw notHeld();
  await attempts.countFailure(key);
  if (!sameSecret(order.handoverCode, code)) {
    throw new Failure('handover_code_wrong', 'That is not the code. Ask the buyer to show it again.', {
      fieldErrors: { code: { code: 'handover_code_wrong' } },
    });
  }
  await release(context, order, 'payment_released');
  await attempts.succeed(key);
}

/** Gives held money to the seller, once. */
export async function release(
  context: PaymentsContext,
  known: Pick<OrderRow, 'id' | 'listingId'>,
  kind: 'payment_released' | 'payment_auto_released',
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, known);
    if (locked.order.status !== 'held') throw notHeld();
    const released = await giveToSeller(context, tx, locked, now);
    await notifyBoth(context, tx, released, kind);
    await outbox.write(tx, 'order.changed', { orderId: released.id });
  });
  await outbox.flush();
}

/** Books a held or disputed order to its seller, under the caller's lock. */
export async function giveToSeller(
  context: PaymentsContext,
  tx: Db,
  { order, listing }: Awaited<ReturnType<typeof lockOrder>>,
  now: Date,
): Promise<OrderRow> {
  const released = await moveOrder(tx, order, 'released', { releasedAt: now }, now);
  if (order.item === 'listing' && (listing.status === 'sold' || listing.status === 'assigned')) {
    await moveListing(tx, listing, 'completed', 'system', now);
  }
  const postings = releasePostings(amountsOf(released), released.sellerId);
  await post(tx, { orderId: order.id, kind: 'release' }, postings, now);
  return released;
}

/** After seven days without a code or a complaint the money is the seller's; a suspended seller's stays held. */
export async function releaseDue(context: PaymentsContext): Promise<void> {
  const { db, clock, log } = context.platform;
  const due = await db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'held'),
        lte(orders.autoReleaseAt, clock.now()),
        // Held money of a suspended seller stays held.
        sql`not exists (select 1 from ${users} where ${users.id} = ${orders.sellerId} and ${users.suspendedAt} is not null)`,
      ),
    )
    .limit(200);
  for (const order of due) {
    await release(context, order, 'payment_auto_released').catch((error: unknown) => {
      // Handed over, or disputed, in this very moment: no longer due.
      if (!(error instanceof Failure)) log.error({ err: error, orderId: order.id }, 'order not released');
    });
  }
}

const notHeld = () => new Failure('order_not_held', 'No money is held for this order.');
