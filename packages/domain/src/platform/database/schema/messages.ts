import type { Attachment, MessageKind, Photo, Warning } from '@campushive/contract';
import type { DealEvent } from '@campushive/contract/rules/deal-events';
import { sql } from 'drizzle-orm';
import {
  boolean,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Data of an automatic message. */
export interface MessageDetails {
  readonly code: DealEvent;
  readonly amountMinor: number | null;
  /** Amount that the seller gets after an agreed part refund, in minor units. */
  readonly payoutMinor?: number;
  /** The offer of the line, and the round of its amount. */
  readonly offer?: { readonly id: string; readonly round: number };
  /** Place and time of a meet-up. */
  readonly meetup?: { readonly place: string; readonly startsAt: string };
  /** New start of a moved lesson, agreed or proposed. */
  readonly lesson?: { readonly startsAt: string };
}

/**
 * A thread: a conversation of two students, one per pair and listing and one without a listing; or the group of an
 * event, which has the event's id and is created when something is first stored in it.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: primaryId(),
    kind: text('kind', { enum: ['direct', 'group'] })
      .notNull()
      .default('direct'),
    /** The participant with the smaller id, and the other; null in a group, whose members are found by ticket. */
    firstUserId: uuid('first_user_id').references(() => users.id),
    secondUserId: uuid('second_user_id').references(() => users.id),
    /** The student who started it and alone sees it until the first message. Null in a group. */
    openedById: uuid('opened_by_id').references(() => users.id),
    /** The listing of the conversation, which never changes; the event of a group. */
    listingId: uuid('listing_id').references(() => listings.id),
    /** The number of messages, and so the last message's `position`. */
    length: bigint('length', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('conversations_pair_listing')
      .on(table.firstUserId, table.secondUserId, table.listingId)
      .nullsNotDistinct(),
    check('conversations_ordered', sql`${table.firstUserId} < ${table.secondUserId}`),
    check(
      'conversations_of_a_kind',
      sql`case ${table.kind} when 'direct' then num_nulls(${table.firstUserId}, ${table.secondUserId}, ${table.openedById}) = 0
        when 'group' then num_nonnulls(${table.firstUserId}, ${table.secondUserId}, ${table.openedById}) = 0 and ${table.listingId} = ${table.id} else false end`,
    ),
  ],
);

/**
 * State of a thread for one participant. Exists from the start in a conversation of two; in a group, from the first
 * time something is stored about the member.
 */
export const participations = pgTable(
  'participations',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** For conversations of two. In a group the number is counted on request, because it depends on the reader's blocks. */
    unreadCount: integer('unread_count').notNull().default(0),
    /** The position of the last message that this participant has seen. */
    readPosition: bigint('read_position', { mode: 'number' }).notNull().default(0),
    /** The position of the last message that a device of this participant has. */
    receivedPosition: bigint('received_position', { mode: 'number' }).notNull().default(0),
    /** In a group, position of the message that this member was notified of: until they have read it, they get no other notification. */
    notifiedPosition: bigint('notified_position', { mode: 'number' }).notNull().default(0),
    mutedAt: instant('muted_at'),
    /** For conversations of two: the next message unarchives it. */
    archivedAt: instant('archived_at'),
    /** In a group, position of the newest message at the time of archiving: a later one that they may read unarchives it. */
    archivedPosition: bigint('archived_position', { mode: 'number' }),
    /** Copied from the conversation, so that one index sorts a student's list. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('participations_latest').on(table.userId, table.updatedAt.desc(), table.conversationId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** 1, 2, 3 … within the thread: the common order for all sides. */
    position: bigint('position', { mode: 'number' }).notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id),
    /** The sender's own id for it; sending it again finds the stored one. */
    clientId: text('client_id'),
    kind: text('kind').$type<MessageKind>().notNull().default('text'),
    /** Content of messages other than texts and photos. */
    details: jsonb('details').$type<MessageDetails>(),
    /** Empty once it was taken back, as `attachment` and `file` are then. */
    content: text('content').notNull(),
    attachment: jsonb('attachment').$type<Photo>(),
    /** A private file of a conversation of two. */
    file: jsonb('file').$type<Attachment>(),
    /** Warning shown to readers, by the rules at the time of sending. */
    warning: text('warning').$type<Warning>(),
    /** The message that it answers. */
    replyToId: uuid('reply_to_id').references((): AnyPgColumn => messages.id),
    createdAt: instant('created_at').notNull(),
    unsentAt: instant('unsent_at'),
    /** Time at which the devices of all readers had received the message. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.position),
    // The sender comes first: threads are read by position, and a student's own messages through this constraint.
    unique('messages_once').on(table.senderId, table.conversationId, table.clientId),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid('blocker_id')
      .notNull()
      .references(() => users.id),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Messages about open orders of both students stay open. False until the blocker chooses so: automatic releases pause meanwhile. */
    keepsOrders: boolean('keeps_orders').notNull().default(false),
    /** Start of the pause that is not yet added to the orders' release times; null means `createdAt`. */
    pausedSince: instant('paused_since'),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);
