import { findUniversity, meetupSpotsOf, type ErrorCode, type ParsedInputOf } from '@campushive/contract';
import {
  decideMeetup,
  decideProposal,
  type MeetupAct,
  type MeetupRefusal,
  type Side,
} from '@campushive/contract/rules/meetups';
import type { MeetupEvent } from '@campushive/contract/rules/deal-events';
import { and, eq, inArray } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readName } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { meetups, orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import { addLine } from '../../talk/messages/lines.js';
import { isClosed } from '../../talk/messages/closed-thread.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { namesOf } from '../sold/order-names.js';
import { factsOf, findLatest, orderFactsOf, type MeetupRow } from './meetup-row.js';

export interface MeetupsContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
  readonly presence: Pick<Presence, 'readersOf'>;
}

type OrderRow = typeof orders.$inferSelect;

interface Locked {
  readonly tx: Db;
  readonly order: OrderRow;
  readonly side: Side;
  readonly now: Date;
}

/** Proposes a place and a time, which replace an earlier meet-up. */
export function propose(
  context: MeetupsContext,
  { id, spotId, place, startsAt }: ParsedInputOf<'meetups.propose'>,
  viewer: Viewer,
): Promise<void> {
  const where = placeOf(spotId, place);
  return change(context, id, viewer, async (locked) => {
    const { tx, order, side, now } = locked;
    const decision = decideProposal(
      orderFactsOf(order),
      startsAt === undefined ? undefined : Date.parse(startsAt),
      now.getTime(),
      campus.timeZone,
    );
    if ('refused' in decision) throw refusal(decision);
    await refuseBlocked(locked);
    await tx
      .update(meetups)
      .set({ status: 'declined', updatedAt: now })
      .where(and(eq(meetups.orderId, order.id), inArray(meetups.status, ['proposed', 'accepted'])));
    const { buyerId, sellerId } = order;
    await tx.insert(meetups).values({
      ...where,
      orderId: order.id,
      buyerId,
      sellerId,
      proposedBy: side,
      startsAt: new Date(decision.startsAt),
      status: 'proposed',
      createdAt: now,
      updatedAt: now,
    });
    await notifyOther(context, locked, 'meetup_proposed', {
      ...where,
      startsAt: new Date(decision.startsAt),
    });
  });
}

/** Answers a meet-up, or reports its progress. */
export function act(
  context: MeetupsContext,
  action: MeetupAct,
  { id, meetupId }: { readonly id: string; readonly meetupId: string },
  viewer: Viewer,
): Promise<void> {
  return change(context, id, viewer, async (locked) => {
    const { tx, order, side, now } = locked;
    const row = await findLatest(tx, order.id);
    const move = decideMeetup(action, side, {
      order: orderFactsOf(order),
      meetup: row && factsOf(row),
      seen: meetupId,
      now: now.getTime(),
    });
    if ('refused' in move) throw refusal(move);
    if (row === undefined) return;
    if (action === 'accept') await refuseBlocked(locked);
    switch (move.to) {
      case 'arrived':
        if (move.known) return;
        await update(tx, row, { [side === 'buyer' ? 'buyerArrivedAt' : 'sellerArrivedAt']: now }, now);
        return notifyOther(context, locked, 'meetup_arrived', row);
      case 'missed':
        await update(tx, row, { status: 'missed', missedBy: move.missedBy }, now);
        return notifyOther(context, locked, 'meetup_missed', row);
      case 'accepted':
      case 'declined':
        if (row.status === move.to) return;
        await update(tx, row, { status: move.to }, now);
        return notifyOther(context, locked, `meetup_${move.to}`, row);
      default:
        return move satisfies never;
    }
  });
}

/** Runs a change under the order's lock, then publishes the order to both sides. Throws 404 for everybody else. */
async function change(
  { platform: { db, clock, outbox } }: MeetupsContext,
  id: string,
  { userId }: Viewer,
  decide: (locked: Locked) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    const side = order?.buyerId === userId ? 'buyer' : order?.sellerId === userId ? 'seller' : undefined;
    if (order === undefined || side === undefined) throw notFound('Payment');
    await decide({ tx, order, side, now: clock.now() });
    await outbox.write(tx, 'order.changed', { orderId: id });
  });
  void outbox.flush('messages');
  await outbox.flush();
}

async function update(tx: Db, row: MeetupRow, to: Partial<MeetupRow>, now: Date): Promise<void> {
  await tx
    .update(meetups)
    .set({ ...to, updatedAt: now })
    .where(eq(meetups.id, row.id));
}

/** Adds a line to the thread of both sides, and notifies the other side unless the thread is on their screen. */
async function notifyOther(
  { notify, presence }: MeetupsContext,
  { tx, order, side, now }: Locked,
  kind: MeetupEvent,
  { place, startsAt }: Pick<MeetupRow, 'place' | 'startsAt'>,
): Promise<void> {
  const [me, otherId] = side === 'buyer' ? [order.buyerId, order.sellerId] : [order.sellerId, order.buyerId];
  const details = { code: kind, amountMinor: null, meetup: { place, startsAt: startsAt.toISOString() } };
  const thread = { userIds: [me, otherId], listingId: order.listingId } as const;
  const conversationId = await addLine(tx, thread, { kind: 'meetup', details, senderId: me }, now);
  if ((await presence.readersOf(conversationId, [otherId])).has(otherId)) return;
  const name = await readName(tx, me);
  await notify(tx, {
    userId: otherId,
    type: 'payment',
    kind,
    values: { ...namesOf(order), place, name: name ?? null },
    subject: { type: 'payment', id: order.id },
  });
}

/** Throws 403 where the sides cannot write to each other, because a proposal carries its sender's words. */
async function refuseBlocked({ tx, order }: Locked): Promise<void> {
  if (await isClosed(tx, order.buyerId, order.sellerId, order.listingId))
    throw new Failure('blocked', 'You cannot agree on a meet-up with this student.');
}

function placeOf(spotId: string | undefined, place: string | undefined) {
  if (spotId !== undefined) {
    const spot = meetupSpotsOf(campus).find(({ id }) => id === spotId);
    if (spot === undefined) throw invalidField('spotId', 'unknown_spot');
    const university = findUniversity(campus, spot.universityId);
    return {
      spotId,
      place: university === undefined ? spot.name : `${spot.name}, ${university.displayName}`,
    };
  }
  if (place === undefined || place === '') throw invalidField('place', 'required');
  return { spotId: null, place };
}

const REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  order_not_held: 'No money is held for this order, so there is nothing to hand over.',
  forbidden: 'That is for the other side to do.',
  meetup_changed: 'This meet-up has changed. Look at it again.',
  meetup_too_early: 'It is too early for that.',
};

function refusal({ refused, field }: MeetupRefusal): Failure {
  if (field !== undefined) return invalidField(field.name, field.code);
  return new Failure(refused, REFUSALS[refused] ?? 'This cannot be done.');
}
