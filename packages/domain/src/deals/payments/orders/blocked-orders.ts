import { HELD_STATUSES, type OpenOrder } from '@campushive/contract';
import { decideCancelOnBlock, pausedFor, type BlockedOrderFacts } from '@campushive/contract/rules/blocks';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { toMajor } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { disputes, orders } from '../../../platform/database/schema/index.js';
import { isCheckedIn } from '../../events/seats.js';
import type { EndedPause, NewBlock } from '../../../accounts/users/blocking.js';
import { endOffersBetween } from '../../offers/store-decision.js';
import { giveBack } from '../refunds/cancel.js';
import { flushOrder, lockOrder, type PaymentsContext } from '../context.js';
import { namesOf } from '../../sold/order-names.js';
import { findOrder, orderFactsOf, sideOf, type DescribedOrder, type OrderRow } from './orders.js';
import { sendRefund } from '../refunds/refund.js';

/** Orders for which money is held between two students. */
const isOpenBetween = (one: string, other: string): SQL | undefined =>
  and(
    inArray(orders.buyerId, [one, other]),
    inArray(orders.sellerId, [one, other]),
    inArray(orders.status, [...HELD_STATUSES]),
  );

const findOpen = (db: Db, one: string, other: string): Promise<OrderRow[]> =>
  db.select().from(orders).where(isOpenBetween(one, other)).orderBy(asc(orders.id));

/** Facts that decide whether blocking cancels an order. */
async function factsOf(tx: Db, row: DescribedOrder): Promise<BlockedOrderFacts> {
  const { order, listing, meetup, delivery, rounds, stallOrder } = row;
  return {
    ...orderFactsOf(order, listing),
    isCheckedIn: await isCheckedIn(tx, order.id),
    meetsAt: meetup?.status === 'accepted' ? meetup.startsAt : null,
    isDelivered:
      (rounds ?? []).length > 0 ||
      (delivery?.pickedUpAt ?? null) !== null ||
      (stallOrder !== null && stallOrder.status !== 'new'),
  };
}

/** Lists the orders that `blockerId` decides about before blocking `otherId`. */
export async function listOpenOrders(
  { platform: { db, clock } }: PaymentsContext,
  blockerId: string,
  otherId: string,
): Promise<OpenOrder[]> {
  const found: OpenOrder[] = [];
  for (const { id } of await findOpen(db, blockerId, otherId)) {
    const row = await findOrder(db, eq(orders.id, id));
    if (row === undefined) continue;
    const { order, listing } = row;
    const side = sideOf(order, blockerId);
    const decision = decideCancelOnBlock(side, await factsOf(db, row), clock.now());
    found.push({
      id,
      title: order.listingTitle,
      moreItems: order.moreItems,
      photo: listing.photos[0] ?? null,
      role: side === 'buyer' ? 'buyer' : 'seller',
      orderStatus: order.status,
      amount: toMajor(order.total),
      canCancel: !('refused' in decision),
    });
  }
  return found;
}

/** Throws `cancel_too_late` unless blocking can cancel every open order of both students. */
export async function requireCancellable(
  { platform: { db, clock } }: PaymentsContext,
  blockerId: string,
  otherId: string,
): Promise<void> {
  for (const { id } of await findOpen(db, blockerId, otherId)) {
    const row = await findOrder(db, eq(orders.id, id));
    if (row === undefined) continue;
    const decision = decideCancelOnBlock(sideOf(row.order, blockerId), await factsOf(db, row), clock.now());
    if ('refused' in decision) throw tooLate();
  }
}

/**
 * Cancels every open order between both students with a full refund. Each has a separate transaction, so a repeated
 * call finishes the rest.
 */
export async function cancelOpenOrders(
  context: PaymentsContext,
  blockerId: string,
  otherId: string,
): Promise<void> {
  const { db, clock } = context.platform;
  for (const order of await findOpen(db, blockerId, otherId)) {
    const isCancelled = await db.transaction(async (tx) => {
      const now = clock.now();
      const locked = await lockOrder(tx, order);
      // Handed over, or refunded, since it was listed.
      if (!HELD_STATUSES.includes(locked.order.status)) return false;
      const row = await findOrder(tx, eq(orders.id, order.id));
      const by = sideOf(locked.order, blockerId);
      if (row === undefined || by === null) throw new Error('Orders and their sides are never deleted');
      const decision = decideCancelOnBlock(by, await factsOf(tx, row), now);
      if ('refused' in decision) throw tooLate();
      await giveBack(context, tx, locked, { by, decision, now });
      return true;
    });
    if (isCancelled) await sendRefund(context, order.id);
  }
  await flushOrder(context);
}

/** Ends the open offers between both students, and notifies the other side of what happens to open orders. */
export async function applyBlock(
  context: PaymentsContext,
  tx: Db,
  block: NewBlock,
  now: Date,
): Promise<void> {
  if (block.isNews) await notifyOfBlock(context, tx, block);
  await endOffersBetween(tx, block.blockerId, block.blockedId, 'blocked', now);
}

/** Notifies the other side of each open order of their options after a block, and refreshes both sides' pages. */
async function notifyOfBlock(
  { notify, platform: { outbox } }: PaymentsContext,
  tx: Db,
  { blockerId, blockedId, keepsOrders }: NewBlock,
): Promise<void> {
  for (const order of await findOpen(tx, blockerId, blockedId)) {
    await notify(tx, {
      userId: blockedId,
      type: 'payment',
      kind: 'payment_blocked',
      values: { ...namesOf(order), to: order.buyerId === blockedId ? 'buyer' : 'seller', kept: keepsOrders },
      subject: { type: 'payment', id: order.id },
    });
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  }
}

/** Adds the time that a pause lasted to the release times of the two students' held orders. */
export async function resumeReleases(
  { platform: { outbox } }: PaymentsContext,
  tx: Db,
  { one, other, pausedSince }: EndedPause,
  now: Date,
): Promise<void> {
  const held = await tx
    .select({ order: orders, resumedAt: disputes.resolvedAt })
    .from(orders)
    .leftJoin(disputes, eq(disputes.orderId, orders.id))
    .where(isOpenBetween(one, other))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
  for (const { order, resumedAt } of held) {
    await outbox.write(tx, 'order.changed', { orderId: order.id });
    if (order.status !== 'held' || order.autoReleaseAt === null) continue;
    const pause = pausedFor({ pausedSince, paidAt: order.paidAt, resumedAt }, now);
    const autoReleaseAt = new Date(order.autoReleaseAt.getTime() + pause);
    await tx.update(orders).set({ autoReleaseAt, updatedAt: now }).where(eq(orders.id, order.id));
  }
}

const tooLate = () =>
  new Failure(
    'cancel_too_late',
    'An order can no longer be cancelled. Keep messages about it open, or report a problem.',
  );
