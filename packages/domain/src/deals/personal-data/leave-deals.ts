import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { forgetNameIn } from '../../base/notifications/forget-name.js';
import { dropAbout } from '../../base/notifications/unread.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { lockTasksOf, returnTask } from '../../catalogue/hives/posting/assign-task.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { listings, orders, tickets } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { notifyOfTask, notifyOtherApplicants } from '../applications/notify.js';
import { announceCancellation } from '../events/cancelled-event.js';
import { changeSeat, promoteFromWaitlist, type SeatsContext } from '../events/seats.js';

/** Gives up the student's free seats, which go to the waitlist. A bought ticket stays with its order. */
export async function leaveEvents(context: SeatsContext, tx: Db, userId: string, now: Date): Promise<void> {
  const places = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        ne(tickets.status, 'left'),
        isNull(tickets.orderId),
        isNull(tickets.checkedInAt),
      ),
    );
  for (const place of places) {
    const listing = await lockListing(tx, place.listingId);
    await changeSeat(tx, place.id, { status: 'left', heldUntil: null }, now);
    if (listing !== undefined) await promoteFromWaitlist(context, tx, listing, now);
  }
}

/** Cancels the student's events. Attendees' notifications with the texts of their messages are deleted. */
export async function cancelEventsOf(platform: Platform, tx: Db, userId: string): Promise<void> {
  const own = and(eq(listings.posterId, userId), eq(listings.hive, 'buzz'));
  const events = await tx
    .select({ id: listings.id, hive: listings.hive })
    .from(listings)
    .where(and(own, ne(listings.status, 'deleted')));
  for (const event of events) await announceCancellation(platform, tx, event);
  const ids = tx
    .select({ id: sql`${listings.id}::text` })
    .from(listings)
    .where(own);
  await dropAbout(tx, 'event_message', sql`${ids}`);
}

/** Returns the student's tasks. As when students withdraw, the poster chooses another of the remaining applicants. */
export async function returnTasksOf(
  notify: NotificationsModule['notify'],
  tx: Db,
  userId: string,
  now: Date,
): Promise<void> {
  for (const task of await lockTasksOf(tx, userId)) {
    await returnTask(tx, task, now);
    await notifyOfTask(notify, tx, task.posterId, task, 'task_returned');
    await notifyOtherApplicants(notify, tx, task, userId, 'application_reopened');
  }
}

/** Removes the student's name from others' notifications about orders. */
export async function forgetNameInOrders(tx: Db, userId: string): Promise<void> {
  const subjectIds = tx
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));
  await forgetNameIn(tx, { userId, key: 'name', about: 'payment', subjectIds });
}
