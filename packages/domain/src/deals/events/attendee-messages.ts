import {
  ATTENDEE_MESSAGES_A_DAY,
  DAY,
  type AttendeeMessage,
  type ErrorCode,
  type Warning,
} from '@campushive/contract';
import { refusalToMessage, takesAttendeeMessages } from '@campushive/contract/rules/attendee-messages';
import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { attendeeMessages, listings, tickets, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { isAccountOpen } from '../../accounts/users/is-account-open.js';
import { areUnblocked } from '../../accounts/users/unblocked.js';

export type AttendeeMessageRow = typeof attendeeMessages.$inferSelect;

export interface AttendeeMessageDeps {
  readonly notifyAll: NotificationsModule['notifyAll'];
  /** Returns the warning for readers of a text; null without one. */
  warningOf(text: string): Warning | null;
}

/** Students notified in one transaction, so that a large event delays nothing else. */
const BATCH = 100;

const WHY: Readonly<Partial<Record<ErrorCode, string>>> = {
  listing_unavailable: 'This event is over or has been removed, so its attendees can no longer be messaged.',
  limit_reached: `You can send at most ${ATTENDEE_MESSAGES_A_DAY} messages a day about an event.`,
};

/** Stores an organiser's message to all attendees, who are notified after the commit. */
export async function sendToAttendees(
  { db, clock, outbox }: Platform,
  { warningOf }: AttendeeMessageDeps,
  { listingId, content }: { readonly listingId: string; readonly content: string },
  viewer: Viewer,
): Promise<AttendeeMessage> {
  const stored = await db.transaction(async (tx) => {
    const now = clock.now();
    // First the student, as an account that is erased locks them before its listings.
    const [sender] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, viewer.userId), isNull(users.deletedAt)))
      .for('key share');
    if (sender === undefined) throw new Failure('session_expired', 'Your session has ended.');
    // Serialises concurrent messages, so that the limit counts each of them.
    const listing = await lockListing(tx, listingId);
    if (listing?.hive !== 'buzz' || !isVisible(listing, viewer)) throw notFound('Event');
    if (listing.posterId !== viewer.userId)
      throw new Failure('forbidden', 'Only the organiser can message attendees.');
    const lately = await tx
      .select({ createdAt: attendeeMessages.createdAt })
      .from(attendeeMessages)
      .where(
        and(eq(attendeeMessages.listingId, listingId), gt(attendeeMessages.createdAt, later(now, -2 * DAY))),
      );
    const sent = lately.map((one) => one.createdAt);
    const refused = refusalToMessage(listing, sent, { now, timeZone: campus.timeZone });
    if (refused !== null) throw new Failure(refused, WHY[refused] ?? refused);
    const [made] = await tx
      .insert(attendeeMessages)
      .values({
        listingId,
        senderId: viewer.userId,
        content,
        warning: warningOf(content),
        createdAt: now,
      })
      .returning();
    if (made === undefined) throw new Error('An inserted message is answered');
    await outbox.write(tx, 'event.message', { messageId: made.id, listingId });
    return made;
  });
  // The organiser does not wait for the delivery.
  void outbox.flush();
  return toAttendeeMessage(stored);
}

/** Returns the messages about an event, newest first. */
export function findAttendeeMessages(
  db: Db,
  listingId: string,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<AttendeeMessageRow[]> {
  const { before } = page;
  return db
    .select()
    .from(attendeeMessages)
    .where(
      and(
        eq(attendeeMessages.listingId, listingId),
        before === undefined ? undefined : lt(attendeeMessages.id, before),
      ),
    )
    .orderBy(desc(attendeeMessages.id))
    .limit(page.limit);
}

export const toAttendeeMessage = ({
  id,
  content,
  warning,
  createdAt,
}: AttendeeMessageRow): AttendeeMessage => ({ id, content, warning, createdAt: createdAt.toISOString() });

/** Notifies all attendees in batches; each of them once, however often it is started. */
export async function notifyOfAttendeeMessage(
  platform: Platform,
  deps: AttendeeMessageDeps,
  messageId: string,
): Promise<void> {
  let more = true;
  while (more) more = await notifySome(platform, deps, messageId);
  void platform.outbox.flush();
}

/** Notifies a batch. Returns whether there may be more. */
function notifySome(
  { db, clock }: Platform,
  { notifyAll }: AttendeeMessageDeps,
  messageId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        message: attendeeMessages,
        listing: { status: listings.status, expiresAt: listings.expiresAt, title: listings.title },
        sender: { name: users.name, deletedAt: users.deletedAt },
      })
      .from(attendeeMessages)
      .innerJoin(listings, eq(listings.id, attendeeMessages.listingId))
      .innerJoin(users, eq(users.id, attendeeMessages.senderId))
      .where(eq(attendeeMessages.id, messageId))
      .for('update', { of: attendeeMessages });
    // Cancelled, or taken away by moderators, since it was written.
    if (row === undefined || !takesAttendeeMessages(row.listing, row.message.createdAt)) return false;
    const { message, listing, sender } = row;
    const readers = await findReaders(tx, message, clock.now());
    const last = readers.at(-1);
    if (last === undefined) return false;
    await notifyAll(tx, readers, {
      type: 'message',
      kind: 'event_message',
      values: {
        listing: listing.title,
        name: sender.deletedAt === null ? sender.name : null,
        // A message with a warning is only read where the warning is shown.
        text: message.warning === null ? message.content : null,
      },
      subject: { type: 'listing', id: message.listingId },
    });
    await tx.update(attendeeMessages).set({ reachedId: last }).where(eq(attendeeMessages.id, messageId));
    return readers.length === BATCH;
  });
}

/** Returns the next attendees to notify of a message, except suspended ones and those with a block in either direction. */
async function findReaders(
  db: Db,
  { listingId, reachedId }: AttendeeMessageRow,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .innerJoin(listings, eq(listings.id, tickets.listingId))
    .where(
      and(
        eq(tickets.listingId, listingId),
        eq(tickets.status, 'going'),
        isAccountOpen(now),
        areUnblocked(db, users.id, listings.posterId),
        reachedId === null ? undefined : gt(users.id, reachedId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);
  return rows.map((row) => row.id);
}
