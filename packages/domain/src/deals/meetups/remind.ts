import { MEETUP_REMINDERS, type MeetupReminder } from '@campushive/contract';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { later } from '../../platform/clock.js';
import { meetups, orders, users } from '../../platform/database/schema/index.js';
import { namesOf } from '../sold/order-names.js';
import { latestMeetup } from './meetup-row.js';
import type { MeetupsContext } from './change-meetup.js';

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');
const BATCH = 200;

/**
 * Reminds both sides of an agreed meet-up, a day and an hour before. A meet-up that was agreed after a reminder's time
 * is not announced again.
 */
export async function remindDue(context: MeetupsContext): Promise<void> {
  // The hour first: after a long downtime one reminder is enough.
  for (const within of ['hour', 'day'] as const) {
    while ((await remindBatch(context, within)) === BATCH);
  }
}

async function remindBatch(
  { platform: { db, clock, outbox }, notify }: MeetupsContext,
  within: MeetupReminder,
): Promise<number> {
  const ahead = MEETUP_REMINDERS[within];
  const now = clock.now();
  const since = sql`${meetups.startsAt} - ${`${ahead} milliseconds`}::interval`;
  const reminded = await db.transaction(async (tx) => {
    const due = await tx
      .select({ meetup: meetups, order: orders, buyer: buyers.name, seller: sellers.name })
      .from(meetups)
      .innerJoin(orders, eq(orders.id, meetups.orderId))
      .innerJoin(buyers, eq(buyers.id, meetups.buyerId))
      .innerJoin(sellers, eq(sellers.id, meetups.sellerId))
      .where(
        and(
          eq(meetups.status, 'accepted'),
          eq(meetups.id, latestMeetup),
          eq(orders.status, 'held'),
          gt(meetups.startsAt, now),
          lte(meetups.startsAt, later(now, ahead)),
          // Agreed on before the reminder's time, and not reminded since.
          lt(meetups.updatedAt, since),
          or(isNull(meetups.remindedAt), lt(meetups.remindedAt, since)),
        ),
      )
      .limit(BATCH)
      .for('update', { of: meetups, skipLocked: true });
    for (const { meetup, order, buyer, seller } of due) {
      await tx.update(meetups).set({ remindedAt: now }).where(eq(meetups.id, meetup.id));
      for (const [userId, name] of [
        [meetup.buyerId, seller],
        [meetup.sellerId, buyer],
      ] as const) {
        await notify(tx, {
          userId,
          type: 'payment',
          kind: 'meetup_due',
          values: { ...namesOf(order), place: meetup.place, name, within },
          subject: { type: 'payment', id: order.id },
        });
      }
    }
    return due.length;
  });
  await outbox.flush();
  return reminded;
}
