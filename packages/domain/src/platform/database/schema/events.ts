import type { Warning } from '@campushive/contract';
import { PLACE_STATUSES } from '@campushive/contract/entities/event';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { orders } from './orders.js';

/** A student's seat at an event, or place in its waitlist. A buyer of several tickets has several. */
export const tickets = pgTable(
  'tickets',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** `left` is kept, so that a code that was given up is never given out again. */
    status: text('status', { enum: [...PLACE_STATUSES, 'left'] }).notNull(),
    /** The order that it is bought with; null for a free place. */
    orderId: uuid('order_id').references(() => orders.id),
    /** The kind of its event's tickets; null where the event has none, and in the line. */
    kindId: uuid('kind_id'),
    code: text('code').notNull().unique(),
    /** Number of the ticket within its order, and the order's number of tickets. */
    number: integer('number').notNull().default(1),
    ofCount: integer('of_count').notNull().default(1),
    /** The order of joining. Given out while the listing's row is locked, so it is the order in which they came. */
    turn: bigint('turn', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    heldUntil: instant('held_until'),
    checkedInAt: instant('checked_in_at'),
    /** The admitting phone's own id for a check-in, which makes its retries idempotent; null where the phone gave none. */
    admissionId: uuid('admission_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The database itself refuses a second seat for a student, except through an order of several, in case of bugs
    // above.
    uniqueIndex('tickets_each_once')
      .on(table.listingId, table.userId, table.number)
      .where(sql`${table.status} <> 'left'`),
    uniqueIndex('tickets_of_order').on(table.orderId, table.number),
    index('tickets_in_turn').on(table.listingId, table.status, table.turn),
    index('tickets_by_user').on(table.userId, table.status),
    index('tickets_offered')
      .on(table.heldUntil)
      .where(sql`${table.status} = 'offered'`),
  ],
);

/** Students who check in tickets of an event for its organiser. */
export const doorHelpers = pgTable(
  'door_helpers',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.userId] })],
);

/** Messages of organisers to all attendees of an event. */
export const attendeeMessages = pgTable(
  'attendee_messages',
  {
    id: primaryId(),
    /** The event. */
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** Its organiser. */
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    /** Warning shown to readers, by the rules at the time of sending. */
    warning: text('warning').$type<Warning>(),
    createdAt: instant('created_at').notNull(),
    /** Id of the last notified attendee. Attendees are notified in the order of their ids, and sending resumes here after a crash. */
    reachedId: uuid('reached_id'),
  },
  (table) => [
    index('attendee_messages_latest').on(table.listingId, table.id),
    index('attendee_messages_by_sender').on(table.senderId),
  ],
);
