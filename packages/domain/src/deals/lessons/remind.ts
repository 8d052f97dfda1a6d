import { MEETUP_REMINDERS, type MeetupReminder } from '@campushive/contract';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { later } from '../../platform/clock.js';
import { meetups, orders, users } from '../../platform/database/schema/index.js';
import { latestMeetup } from '../meetups/meetup-row.js';
import type { LessonsContext } from './change-lesson.js';

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');
const BATCH = 200;

/**
 * Reminds student and tutor of a lesson, a day and an hour before it. Where they agreed on a place, the reminder of
 * that meet-up says more and is the only one. A lesson booked or moved after a reminder's time is not announced again.
 */
export async function remindDue(context: LessonsContext): Promise<void> {
  // The hour first: after a long downtime one reminder is enough.
  for (const within of ['hour', 'day'] as const) {
    while ((await remindBatch(context, within)) === BATCH);
  }
}

async function remindBatch(
  { platform: { db, clock, outbox }, notify }: LessonsContext,
  within: MeetupReminder,
): Promise<number> {
  const ahead = MEETUP_REMINDERS[within];
  const now = clock.now();
  const since = sql`${orders.startsAt} - ${`${ahead} milliseconds`}::interval`;
  const reminded = await db.transaction(async (tx) => {
    const due = await tx
      .select({ order: orders, buyer: buyers.name, seller: sellers.name })
      .from(orders)
      .innerJoin(buyers, eq(buyers.id, orders.buyerId))
      .innerJoin(sellers, eq(sellers.id, orders.sellerId))
      .leftJoin(meetups, and(eq(meetups.id, latestMeetup), eq(meetups.status, 'accepted')))
      .where(
        and(
          eq(orders.item, 'session'),
          eq(orders.status, 'held'),
          isNull(meetups.id),
          gt(orders.startsAt, now),
          lte(orders.startsAt, later(now, ahead)),
          // Paid and moved before the reminder's time, and not reminded since.
          lt(orders.paidAt, since),
          or(isNull(orders.movedAt), lt(orders.movedAt, since)),
          or(isNull(orders.remindedAt), lt(orders.remindedAt, since)),
        ),
      )
      .limit(BATCH)
      .for('update', { of: orders, skipLocked: true });
    for (const { order, buyer, seller } of due) {
      await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id));
      for (const [userId, name] of [
        [order.buyerId, seller],
        [order.sellerId, buyer],
      ] as const) {
        await notify(tx, {
          userId,
          type: 'payment',
          kind: 'lesson_due',
          values: { listing: order.listingTitle, name, within },
          subject: { type: 'payment', id: order.id },
        });
      }
    }
    return due.length;
  });
  await outbox.flush();
  return reminded;
}
