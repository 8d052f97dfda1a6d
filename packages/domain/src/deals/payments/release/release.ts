import {
  decideAutoRelease,
  decideHandover,
  decideRelease,
  type OrderSide,
  type Release,
} from '@campushive/contract/rules/orders';
import { and, eq, lte, not, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { deliveries, listings, orders, users } from '../../../platform/database/schema/index.js';
import { releaseIsPaused } from '../../orders/block-sql.js';
import { moveListing } from '../../../catalogue/hives/posting/move.js';
import { markMet } from '../../meetups/meetup-row.js';
import { soldItemOf } from '../../sold/kinds.js';
import { flushOrder, lockOrder, notifyBoth, type PaymentsContext } from '../context.js';
import { RELEASE_REFUSALS } from './release-refusals.js';
import { enteredCode, markDelivered } from './delivery-row.js';
import { handoverAttempts, handoverKey } from './handover-attempts.js';
import { post } from '../ledger/ledger.js';
import { moveOrder, orderFactsOf, sideOf, type OrderRow } from '../orders/orders.js';
import { startMissingClocks } from './undelivered.js';

/** Orders released per batch. */
const DUE_BATCH = 200;

/** Hands an order over: the seller enters the buyer's code. Five wrong codes block the entry for a quarter of an hour. */
export async function handOver(
  context: PaymentsContext,
  order: OrderRow,
  viewer: Viewer,
  code: string,
): Promise<void> {
  const attempts = handoverAttempts(context.platform);
  const key = handoverKey(order.id);
  const decision = await decideFor(context, order, viewer, code);
  // A retry of the same code, as after a lost answer.
  if (decision === 'done') return;
  if ('refused' in decision && !isWrongCode(decision.refused)) throw refusal(decision.refused);
  await attempts.countFailure(key);
  if ('refused' in decision) throw refusal(decision.refused);
  await release(context, order, 'payment_released', 'seller').catch(async (error: unknown) => {
    // A duplicate request was faster.
    if ((await decideFor(context, order, viewer, code)) !== 'done') throw error;
  });
  await attempts.succeed(key);
}

/** Decides the effect of the code on the order's current state. */
async function decideFor(
  { platform: { db, clock } }: PaymentsContext,
  unlockedOrder: OrderRow,
  { userId }: Viewer,
  code: string,
): Promise<ReturnType<typeof decideHandover>> {
  const [row] = await db
    .select({
      order: orders,
      listing: { status: listings.status, details: listings.details },
      delivery: deliveries,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(eq(orders.id, unlockedOrder.id));
  if (row === undefined) throw new Error('Orders and their listings are never deleted');
  const { order, listing, delivery } = row;
  const entered = enteredCode(order, delivery, code);
  return decideHandover(sideOf(order, userId), orderFactsOf(order, listing), entered, clock.now());
}

type HandoverRefusal = Extract<ReturnType<typeof decideHandover>, { readonly refused: unknown }>['refused'];

const isWrongCode = (code: HandoverRefusal): boolean =>
  code === 'handover_code_wrong' || code === 'pickup_code_at_dropoff';

function refusal(code: HandoverRefusal): Failure {
  switch (code) {
    case 'forbidden':
      return new Failure('forbidden', 'Only the seller can enter the buyer’s code.');
    case 'order_not_held':
      return notHeld();
    case 'event_not_started':
    case 'event_cancelled':
      return new Failure(code, RELEASE_REFUSALS[code]);
    case 'handover_code_wrong':
      return new Failure('handover_code_wrong', 'That is not the code. Ask the buyer to show it again.', {
        fieldErrors: { code: { code: 'handover_code_wrong' } },
      });
    case 'pickup_code_at_dropoff':
      return new Failure(
        'pickup_code_at_dropoff',
        'That is the pick-up code. Ask the poster for the drop-off code.',
        { fieldErrors: { code: { code: 'pickup_code_at_dropoff' } } },
      );
    default:
      return code satisfies never;
  }
}

/** Releases held money to the seller, once. */
export async function release(
  context: PaymentsContext,
  order: Pick<OrderRow, 'id' | 'listingId'>,
  kind: 'payment_released' | 'payment_auto_released',
  by: OrderSide = null,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockOrder(tx, order);
    const facts = orderFactsOf(locked.order, locked.listing);
    const { autoReleaseAt } = locked.order;
    // The release date may have moved since the order was found, for example because work was sent back.
    const decision =
      kind === 'payment_released'
        ? decideRelease(facts, now)
        : decideAutoRelease({ ...facts, autoReleaseAt }, now);
    if ('refused' in decision) throw refusal(decision.refused);
    if (kind === 'payment_auto_released' && (await isPaused(tx, order.id))) throw notHeld();
    const released = await giveToSeller(tx, locked, decision, now, by);
    if (kind === 'payment_released') {
      await markMet(tx, released.id, now);
      await markDelivered(tx, released.id, now);
    }
    await notifyBoth(context, tx, released, kind, by);
    await outbox.write(tx, 'order.changed', { orderId: released.id });
  });
  await flushOrder(context);
}

/** Returns true if a block pauses the release, including one made since the due orders were listed. */
async function isPaused(tx: Db, orderId: string): Promise<boolean> {
  const [row] = await tx.select({ paused: releaseIsPaused }).from(orders).where(eq(orders.id, orderId));
  return row?.paused ?? false;
}

/** Books the release of an order to its seller; the caller holds the lock and has decided. */
export async function giveToSeller(
  tx: Db,
  { order, listing }: Awaited<ReturnType<typeof lockOrder>>,
  { postings, listing: to }: Release,
  now: Date,
  by: OrderSide = null,
): Promise<OrderRow> {
  const released = await moveOrder(tx, order, 'released', { releasedAt: now }, now, by);
  if (to !== null) await moveListing(tx, listing, to, 'system', now);
  await soldItemOf(order).moveOthers(tx, order, 'hand_over', now);
  await post(tx, { orderId: order.id, kind: 'release' }, postings, now);
  return released;
}

/**
 * Releases money seven days after payment without a code or a dispute; for gigs, seven days after the work is marked
 * as done. Money of a suspended seller stays held.
 */
export async function releaseDue(context: PaymentsContext): Promise<void> {
  const { log } = context.platform;
  await startMissingClocks(context);
  let due = await findDue(context, undefined);
  // Failed orders are left for the next run, so that they do not hold up the rest.
  while (due.length > 0) {
    for (const order of due) {
      await release(context, order, 'payment_auto_released').catch((error: unknown) => {
        // Handed over or disputed by a concurrent request: no longer due.
        if (!(error instanceof Failure)) log.error({ err: error, orderId: order.id }, 'order not released');
      });
    }
    due = await findDue(context, due.at(-1));
  }
}

type DueOrder = Pick<OrderRow, 'id' | 'listingId' | 'autoReleaseAt'>;

/** Returns a batch of due held orders after a given one, longest waiting first. */
function findDue(
  { platform: { db, clock } }: PaymentsContext,
  after: DueOrder | undefined,
): Promise<DueOrder[]> {
  return db
    .select({ id: orders.id, listingId: orders.listingId, autoReleaseAt: orders.autoReleaseAt })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'held'),
        lte(orders.autoReleaseAt, clock.now()),
        after &&
          sql`(${orders.autoReleaseAt}, ${orders.id}) > (${after.autoReleaseAt?.toISOString()}::timestamptz, ${after.id}::uuid)`,
        not(releaseIsPaused),
        // Held money of a suspended seller stays held.
        sql`not exists (select 1 from ${users} where ${users.id} = ${orders.sellerId} and ${users.suspendedAt} is not null)`,
      ),
    )
    .orderBy(orders.autoReleaseAt, orders.id)
    .limit(DUE_BATCH);
}

const notHeld = () => new Failure('order_not_held', 'No money is held for this order.');
