import { readListing } from '../../catalogue/hives/read-listing.js';
import { and, eq, ne } from 'drizzle-orm';
import type { NotificationContent } from '@campushive/contract/notification-templates/render';
import { campus } from '../../platform/campus.js';
import { tickets } from '../../platform/database/schema/index.js';
import type { DomainEvents } from '../../platform/outbox/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { TicketRow } from './seats.js';

const NOTIFICATION_BATCH = 200;

type Seat = Pick<TicketRow, 'userId' | 'status' | 'orderId'>;
type EventContent = Extract<NotificationContent, { readonly kind: `event_${string}` }>;

/** Notifies everyone with a seat, or in the line, of a change of their event. */
export function notifyOfChange(
  platform: Platform,
  notify: NotificationsModule['notify'],
  { listingId, kind }: DomainEvents['event.updated'],
): Promise<void> {
  return notifyAll(platform, notify, listingId, (listing) => ({ kind, values: { listing } }));
}

/** Notifies everyone with a seat, or in the line, that their event was moved: from where and when, and where to. */
export function notifyOfMove(
  platform: Platform,
  notify: NotificationsModule['notify'],
  { listingId, from, to, until }: DomainEvents['event.moved'],
): Promise<void> {
  return notifyAll(platform, notify, listingId, (listing, seat) => ({
    kind: 'event_moved',
    values: { listing, from, to, until, role: roleOf(seat), timeZone: campus.timeZone },
  }));
}

function roleOf({ status, orderId }: Seat): 'holder' | 'guest' | 'waiting' {
  if (status === 'waiting' || status === 'offered') return 'waiting';
  return orderId === null ? 'guest' : 'holder';
}

/** Notifies attendees in batches, so that a large event delays nothing else. */
async function notifyAll(
  { db }: Platform,
  notify: NotificationsModule['notify'],
  listingId: string,
  contentFor: (listing: string, seat: Seat) => EventContent,
): Promise<void> {
  const listing = await readListing(db, listingId);
  if (listing === undefined) return;
  const { userId, status, orderId } = tickets;
  const rows = await db
    .select({ userId, status, orderId })
    .from(tickets)
    .where(and(eq(tickets.listingId, listing.id), ne(tickets.status, 'left')));
  const seats = [...new Map(rows.map((row) => [row.userId, row])).values()];
  for (let start = 0; start < seats.length; start += NOTIFICATION_BATCH) {
    await db.transaction(async (tx) => {
      for (const seat of seats.slice(start, start + NOTIFICATION_BATCH)) {
        const subject = { type: 'listing', id: listing.id } as const;
        const content = contentFor(listing.title, seat);
        await notify(tx, { userId: seat.userId, type: 'system', ...content, subject });
      }
    });
  }
}
