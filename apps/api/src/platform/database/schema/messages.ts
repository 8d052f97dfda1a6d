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

/** What a message says that is not written by hand. */
export interface MessageDetails {
  readonly code: DealEvent;
  readonly amountMinor: number | null;
  /** What the seller gets, once a part refund is agreed on. */
  readonly payoutMinor?: number;
  /** Of an offer: which one, and which of its amounts. */
  readonly offer?: { readonly id: string; readonly round: number };
  /** Of a meet-up: where and when. */
  readonly meetup?: { readonly place: string; readonly startsAt: string };
  /** Of a lesson that is moved: when it begins, or would begin. */
  readonly lesson?: { readonly startsAt: string };
}

/**
 * A thread: of two students, at most one a pair and listing and one about no listing; or the group of an event, which bears the
 * event's id and is made with the first that is kept of it.
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
    /** Who began it; until the first message only they see it. Null in a group. */
    openedById: uuid('opened_by_id').references(() => users.id),
    /** What it is about, for good: another listing is another conversation. The event of a group. */
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
 * What a thread is to one of its participants. Each of two has one from the start, a member of a group from the first that is
 * kept of them.
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
    /** Of two. In a group it is counted when it is asked: it depends on whom its reader has blocked. */
    unreadCount: integer('unread_count').notNull().default(0),
    /** The position of the last message that this participant has seen. */
    readPosition: bigint('read_position', { mode: 'number' }).notNull().default(0),
    /** The position of the last message that a device of this participant has. */
    receivedPosition: bigint('received_position', { mode: 'number' }).notNull().default(0),
    /** In a group, the message that this member was notified of: until they have read it, they hear of no other. */
    notifiedPosition: bigint('notified_position', { mode: 'number' }).notNull().default(0),
    mutedAt: instant('muted_at'),
    /** Of two: the next message brings it back. */
    archivedAt: instant('archived_at'),
    /** In a group, the newest message when this member put it away: a later one that they may read brings it back. */
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
    /** 1, 2, 3 … within the thread: the one order that all sides see. */
    position: bigint('position', { mode: 'number' }).notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id),
    /** The sender's own name for it; sending it again finds the stored one. */
    clientId: text('client_id'),
    kind: text('kind').$type<MessageKind>().notNull().default('text'),
    /** What a message other than words and photos says. */
    details: jsonb('details').$type<MessageDetails>(),
    /** Empty once it was taken back, as `attachment` and `file` are then. */
    content: text('content').notNull(),
    attachment: jsonb('attachment').$type<Photo>(),
    /** A private file of a conversation of two. */
    file: jsonb('file').$type<Attachment>(),
    /** What its readers should be careful about, as the rules were when it was sent. */
    warning: text('warning').$type<Warning>(),
    /** What it answers. */
    replyToId: uuid('reply_to_id').references((): AnyPgColumn => messages.id),
    createdAt: instant('created_at').notNull(),
    unsentAt: instant('unsent_at'),
    /** When devices of all its readers had it. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.position),
    // The sender first: a thread is found by its order alone, and what a student wrote by this.
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
    /** Messages about open orders of the two stay open. False until the blocker chooses so: automatic releases pause meanwhile. */
    keepsOrders: boolean('keeps_orders').notNull().default(false),
    /** Start of the pause that is not yet added to the orders' release times; null means `createdAt`. */
    pausedSince: instant('paused_since'),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);
