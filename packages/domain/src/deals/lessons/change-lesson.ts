import type { LessonEvent } from '@campushive/contract/rules/deal-events';
import {
  decideMove,
  decideMoveDecline,
  decideMoveProposal,
  type LessonFacts,
  type LessonMove,
} from '@campushive/contract/rules/lessons';
import type { OrderSide } from '@campushive/contract/rules/orders';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readName } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { meetups, orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { tutorTimeChanged } from '../availability/tutor-time.js';
import { addLine } from '../../talk/messages/lines.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { lockBookingFacts, refuseSlot } from '../sold/lesson/booked-times.js';
import { lockOrder } from '../payments/context.js';
import { sideOf, type OrderRow } from '../payments/orders/orders.js';

export interface LessonsContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
}

interface LessonChangeRequest {
  readonly id: string;
  readonly startsAt: string;
}

interface Locked {
  readonly tx: Db;
  readonly order: OrderRow;
  readonly side: OrderSide;
  /** The requested time. */
  readonly startsAt: Date;
  readonly now: Date;
}

/** Moves a lesson, for its student. */
export const move = (context: LessonsContext, request: LessonChangeRequest, viewer: Viewer): Promise<void> =>
  change(context, request, viewer, async (locked) => {
    const { tx, order, side, startsAt, now } = locked;
    const facts = await lockBookingFacts(tx, order, startsAt, now);
    const decision = decideMove(side, factsOf(order), startsAt.getTime(), facts);
    if (decision === 'done') return;
    if ('refused' in decision) throw refusal(decision.refused);
    await store(locked, decision);
    await say(context, locked, 'lesson_moved');
    const { buyerId } = order;
    await context.notify(tx, {
      userId: buyerId,
      actorId: buyerId,
      type: 'payment',
      kind: 'lesson_moved',
      values: { listing: order.listingTitle, name: await nameOf(tx, order.sellerId), to: 'buyer' },
      subject: { type: 'payment', id: order.id },
    });
  });

/** Proposes another time to the student, for the tutor. */
export const proposeMove = (
  context: LessonsContext,
  request: LessonChangeRequest,
  viewer: Viewer,
): Promise<void> =>
  change(context, request, viewer, async (locked) => {
    const { tx, order, side, startsAt, now } = locked;
    const facts = await lockBookingFacts(tx, order, startsAt, now);
    const decision = decideMoveProposal(side, factsOf(order), startsAt.getTime(), facts);
    if (decision === 'done') return;
    if ('refused' in decision) throw refusal(decision.refused);
    await tx
      .update(orders)
      .set({ proposedStartsAt: startsAt, updatedAt: now })
      .where(eq(orders.id, order.id));
    await say(context, locked, 'lesson_move_proposed');
  });

/** Declines a proposal; the lesson stays as it is. */
export const declineMove = (
  context: LessonsContext,
  request: LessonChangeRequest,
  viewer: Viewer,
): Promise<void> =>
  change(context, request, viewer, async (locked) => {
    const { tx, order, side, startsAt, now } = locked;
    const decision = decideMoveDecline(side, factsOf(order), startsAt.getTime());
    if (decision === 'done') return;
    if ('refused' in decision) throw refusal(decision.refused);
    await tx.update(orders).set({ proposedStartsAt: null, updatedAt: now }).where(eq(orders.id, order.id));
    await say(context, locked, 'lesson_move_declined');
  });

/** Runs a change under the order's lock, then publishes the order to both sides. Throws 404 for everybody else. */
async function change(
  { platform: { db, clock, outbox } }: LessonsContext,
  { id, startsAt }: LessonChangeRequest,
  { userId }: Viewer,
  decide: (locked: Locked) => Promise<void>,
): Promise<void> {
  const [unlockedOrder] = await db.select().from(orders).where(eq(orders.id, id));
  if (unlockedOrder === undefined || sideOf(unlockedOrder, userId) === null) throw notFound('Payment');
  await db.transaction(async (tx) => {
    // Takes the locks in the same order as a booking, so that the two never deadlock.
    const { order } = await lockOrder(tx, unlockedOrder);
    const side = sideOf(order, userId);
    await decide({ tx, order, side, startsAt: new Date(startsAt), now: clock.now() });
    await outbox.write(tx, 'order.changed', { orderId: id });
  });
  void outbox.flush('messages');
  await outbox.flush();
}

/** Stores the new time of the order, and of its meeting. */
async function store({ tx, order, now }: Locked, { startsAt, endsAt, autoReleaseAt }: LessonMove) {
  const begins = new Date(startsAt);
  await tx
    .update(orders)
    .set({
      startsAt: begins,
      endsAt: new Date(endsAt),
      autoReleaseAt: new Date(autoReleaseAt),
      proposedStartsAt: null,
      movedAt: now,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id));
  await tx
    .update(meetups)
    .set({ startsAt: begins, updatedAt: now })
    .where(and(eq(meetups.orderId, order.id), inArray(meetups.status, ['proposed', 'accepted'])));
  await tutorTimeChanged(tx, order.sellerId, now);
}

/** Notifies the other side, and adds a line to their thread. */
async function say(
  { notify }: LessonsContext,
  { tx, order, side, startsAt, now }: Locked,
  kind: LessonEvent,
): Promise<void> {
  const { buyerId, sellerId, listingId, listingTitle: listing } = order;
  const [me, otherId] = side === 'buyer' ? [buyerId, sellerId] : [sellerId, buyerId];
  const about = { listing, name: await nameOf(tx, me) };
  await notify(tx, {
    userId: otherId,
    type: 'payment',
    ...(kind === 'lesson_moved'
      ? { kind, values: { ...about, to: 'seller' as const } }
      : { kind, values: about }),
    subject: { type: 'payment', id: order.id },
  });
  const details = { code: kind, amountMinor: null, lesson: { startsAt: startsAt.toISOString() } };
  const thread = { userIds: [me, otherId], listingId } as const;
  await addLine(tx, thread, { kind: 'system', details, senderId: me }, now);
}

async function nameOf(tx: Db, userId: string): Promise<string | null> {
  const name = await readName(tx, userId);
  return name ?? null;
}

const factsOf = ({ status, startsAt, endsAt, proposedStartsAt, paidAt }: OrderRow): LessonFacts => ({
  status,
  session:
    startsAt === null || endsAt === null ? null : { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
  proposedAt: proposedStartsAt?.getTime() ?? null,
  paidAt: paidAt?.getTime() ?? null,
});

const REFUSALS = {
  forbidden: 'A student moves a lesson; its tutor proposes another time to them.',
  order_not_held: 'No money is held for this lesson, so it cannot be moved.',
  lesson_move_too_late: 'A lesson can be moved until 4 hours before it begins.',
  lesson_changed: 'Another time is proposed by now. Look at it again.',
} as const;

type Refusal = Parameters<typeof refuseSlot>[0] | keyof typeof REFUSALS;

function refusal(code: Refusal): Failure {
  switch (code) {
    case 'slot_taken':
    case 'slot_not_offered':
    case 'slot_too_soon':
      return refuseSlot(code);
    default:
      return new Failure(code, REFUSALS[code]);
  }
}
