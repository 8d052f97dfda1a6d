import { isDelivered } from '@campushive/contract';
import {
  decideDone,
  decideRevision,
  refusalToAccept,
  type CompletionFacts,
} from '@campushive/contract/rules/completion';
import { decideRelease, type OrderClocks } from '@campushive/contract/rules/orders';
import { isWork } from '@campushive/contract/rules/work';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { orders } from '../../../platform/database/schema/index.js';
import { findRounds, storeRounds, promisedAt, type Rounds } from './completion-row.js';
import { markDelivered } from './delivery-row.js';
import { flushOrder, lockOrder, notifyBoth, notifyOfOrder, type PaymentsContext } from '../context.js';
import { COMPLETION_STEPS_AN_HOUR } from '../limits.js';
import { orderFactsOf, sideOf, type OrderRow } from '../orders/orders.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { RELEASE_REFUSALS } from './release-refusals.js';
import { giveToSeller } from './release.js';

type CompletionCalls = Handlers<'completions.finish' | 'completions.revise' | 'completions.accept'>;

interface Locked extends Awaited<ReturnType<typeof lockOrder>> {
  readonly tx: Db;
  readonly rounds: Rounds;
  readonly now: Date;
}

/** Returns the work of a paid gig, errand or service: the worker marks it as done, the payer accepts it or sends it back. */
export function completionCalls(context: PaymentsContext): CompletionCalls {
  return {
    'completions.finish': ({ id, note, fileIds }, { viewer }) =>
      change(id, viewer, (locked) => finish(context, locked, viewer, { note, fileIds })),
    'completions.revise': ({ id, reason }, { viewer }) =>
      change(id, viewer, (locked) => revise(context, locked, viewer, reason)),
    'completions.accept': ({ id }, { viewer }) =>
      change(id, viewer, (locked) => accept(context, locked, viewer)),
  };

  /** Does it under the order's lock, then publishes the order to both sides. */
  async function change(id: string, viewer: Viewer, decide: (locked: Locked) => Promise<void>) {
    const { platform } = context;
    const { db, clock, limits, outbox } = platform;
    await limits.hit(`completion:${viewer.userId}`, COMPLETION_STEPS_AN_HOUR, 3_600);
    const { order: order } = await requireOwn(platform, eq(orders.id, id), viewer);
    if (!isWork(order)) throw notFound('Gig');
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order);
      await decide({ ...locked, tx, rounds: await findRounds(tx, id), now: clock.now() });
      await outbox.write(tx, 'order.changed', { orderId: id });
    });
    await flushOrder(context);
    return { data: await describe(platform, eq(orders.id, id), viewer) };
  }
}

async function finish(
  context: PaymentsContext,
  locked: Locked,
  viewer: Viewer,
  { note, fileIds }: { readonly note: string; readonly fileIds: readonly string[] },
): Promise<void> {
  const { tx, order, rounds, now } = locked;
  const decision = decideDone(sideOf(order, viewer.userId), factsOf(locked), now);
  if ('refused' in decision) throw refusal(decision.refused);
  const files = await context.deliverFiles(tx, viewer.userId, fileIds, order.id);
  const round = { note, files, doneAt: now.toISOString(), revision: null };
  await storeRounds(tx, order.id, [...rounds, round], now);
  await setClocks(tx, order, { autoReleaseAt: decision.autoReleaseAt, workDueAt: null }, now);
  await notifyOfOrder(context, tx, order, order.buyerId, 'work_done');
}

async function revise(
  context: PaymentsContext,
  locked: Locked,
  viewer: Viewer,
  reason: string,
): Promise<void> {
  const { tx, order, rounds, now } = locked;
  const decision = decideRevision(sideOf(order, viewer.userId), factsOf(locked), now);
  if ('refused' in decision) throw refusal(decision.refused);
  const revision = { reason, askedAt: now.toISOString() };
  const sentBack = rounds.map((round, index) =>
    index === rounds.length - 1 ? { ...round, revision } : round,
  );
  await storeRounds(tx, order.id, sentBack, now);
  await setClocks(tx, order, { autoReleaseAt: null, workDueAt: decision.workDueAt }, now);
  await notifyOfOrder(context, tx, order, order.sellerId, 'work_sent_back');
}

async function accept(context: PaymentsContext, locked: Locked, viewer: Viewer): Promise<void> {
  const { tx, order, listing, now } = locked;
  const refused = refusalToAccept(sideOf(order, viewer.userId), factsOf(locked));
  // The answer was lost, and the poster presses again.
  if (refused === 'done') return;
  if (refused !== null) throw refusal(refused);
  const decision = decideRelease(orderFactsOf(order, listing), now);
  if ('refused' in decision) throw refusal(decision.refused);
  const released = await giveToSeller(tx, locked, decision, now, 'buyer');
  await markDelivered(tx, order.id, now);
  await notifyBoth(context, tx, released, 'payment_released', 'buyer');
}

/** Starts a clock, without reminders of the one before. */
async function setClocks(tx: Db, { id }: OrderRow, clocks: OrderClocks, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ ...clocks, workReminder: null, updatedAt: now })
    .where(eq(orders.id, id));
}

const factsOf = ({ order, listing, rounds }: Locked): CompletionFacts => ({
  orderStatus: order.status,
  rounds,
  promisedAt: promisedAt(order, listing, order.paidAt ?? order.createdAt),
  isErrand: isDelivered(listing.hive),
});

const REFUSALS = {
  ...RELEASE_REFUSALS,
  forbidden: 'That is for the other one of the two to do.',
  order_not_held: 'No money is held for this order.',
  already_done: 'You said already that the work is done.',
  not_done: 'The work is not done yet.',
  revisions_used_up: 'You asked for every revision that there is. Accept the work, or report a problem.',
} as const;

const refusal = (code: keyof typeof REFUSALS) => new Failure(code, REFUSALS[code]);
