import type { Attachment, MessageKind, Photo, Warning } from '@campushive/contract';
import { renderNotification } from '@campushive/contract/notification-templates/render';
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { deletingUnread, insertingNotifications } from '../../base/notifications/statement.js';
import { hasDevice } from '../../base/push/has-device.js';
import type { Db } from '../../platform/database/database.js';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';
import { eventOf, insertingEvents } from '../../platform/outbox/statement.js';
import { permission, type Permission } from './storing-permission.js';

/** Kind of the notification about unread messages of two. */
export const MESSAGE_RECEIVED = 'message_received';

/** English text as stored; the statement prepends the sender's name. */
const english = renderNotification({ kind: MESSAGE_RECEIVED, values: { sender: '', count: 1 } }, 'en');

const param = sql.placeholder;

const always = sql`true`;
const noInstant = sql<Date | null>`null::timestamptz`;

/** Takes the next position of the thread, where the message may be stored. */
const counting = (db: Db, may: Permission) =>
  db.$with('counted').as(
    db
      .update(conversations)
      .set({ length: sql`${conversations.length} + 1`, updatedAt: sql`${may.createdAt}` })
      .from(may)
      .where(
        and(
          eq(conversations.id, may.conversationId),
          not(may.mistaken),
          not(may.gone),
          not(may.blocked),
          not(may.astray),
          isNull(may.earlierId),
        ),
      )
      .returning({ position: conversations.length }),
  );
type Counted = ReturnType<typeof counting>;

const inserting = (db: Db, may: Permission, counted: Counted) =>
  db.$with('stored').as(
    db.insert(messages).select(
      db
        .select({
          id: may.messageId,
          conversationId: may.conversationId,
          position: counted.position,
          senderId: may.senderId,
          clientId: sql<string | null>`${param('clientId')}::text`.as('client_id'),
          kind: sql<MessageKind>`${param('kind')}::text`.as('kind'),
          details: sql<null>`null::jsonb`.as('details'),
          content: sql<string>`${param('content')}::text`.as('content'),
          attachment: sql<Photo | null>`${param('attachment')}::jsonb`.as('attachment'),
          file: sql<Attachment | null>`${param('file')}::jsonb`.as('file'),
          warning: sql<Warning | null>`${param('warning')}::text`.as('warning'),
          replyToId: may.quotedId,
          createdAt: may.createdAt,
          unsentAt: noInstant.as('unsent_at'),
          deliveredAt: noInstant.as('delivered_at'),
        })
        .from(may)
        .innerJoin(counted, always),
    ),
  );

/** Between two: counts the message as unread for its recipient, and everything as read for its sender. */
const markingSeen = (db: Db, may: Permission, counted: Counted) => {
  const isRecipient = sql`${participations.userId} = ${may.recipientId}`;
  return db.$with('seen').as(
    db
      .update(participations)
      .set({
        updatedAt: sql`${may.createdAt}`,
        archivedAt: null,
        unreadCount: sql`case when ${isRecipient} then ${participations.unreadCount} + 1 else 0 end`,
        readPosition: sql`case when ${isRecipient} then ${participations.readPosition} else ${counted.position} end`,
      })
      .from(may)
      .innerJoin(counted, always)
      .where(
        and(
          isNotNull(may.recipientId),
          eq(participations.conversationId, may.conversationId),
          sql`${participations.userId} in (${may.senderId}, ${may.recipientId})`,
        ),
      )
      .returning({
        userId: participations.userId,
        unreadCount: participations.unreadCount,
        mutedAt: participations.mutedAt,
      }),
  );
};

/** The recipient, where they are to be notified. */
const hearing = (db: Db, may: Permission, seen: ReturnType<typeof markingSeen>) =>
  db.$with('heard').as(
    db
      .select({ userId: seen.userId, unreadCount: seen.unreadCount })
      .from(seen)
      .innerJoin(may, eq(may.recipientId, seen.userId))
      .where(and(isNull(seen.mutedAt), sql`${param('quiet')}::int = 0`)),
  );
type StoredReceipt = ReturnType<typeof hearing>;

/** Deletes the unread notification of the thread's earlier messages. */
const replacing = (db: Db, may: Permission, heard: StoredReceipt) =>
  db.$with('replaced').as(
    deletingUnread(db, MESSAGE_RECEIVED, {
      userIds: db.select({ userId: heard.userId }).from(heard),
      subjectId: db.select({ id: sql`${may.conversationId}::text` }).from(may),
    }),
  );

const notifying = (db: Db, may: Permission, heard: StoredReceipt) =>
  db.$with('told').as(
    insertingNotifications(
      db,
      db
        .select({
          id: sql<string>`${param('tellingId')}::uuid`.as('id'),
          userId: heard.userId,
          type: sql<'message'>`'message'`.as('type'),
          kind: sql<string>`${MESSAGE_RECEIVED}::text`.as('kind'),
          title: sql<string>`${may.name} || ${english.title}::text`.as('title'),
          description: sql<string>`${english.description}::text`.as('description'),
          values: sql`jsonb_build_object('sender', ${may.name}, 'count', ${heard.unreadCount})`.as('values'),
          subject: sql`jsonb_build_object('type', 'conversation', 'id', ${may.conversationId})`.as('subject'),
          readAt: noInstant.as('read_at'),
          mailedAt: noInstant.as('mailed_at'),
          createdAt: may.createdAt,
        })
        .from(may)
        .innerJoin(heard, always),
    ),
  );
type Notified = ReturnType<typeof notifying>;

/** Writes the events: of the notification, of the message for both sides, and of a group's message for its notifications. */
const announcing = (db: Db, may: Permission, counted: Counted, notification: Notified) => {
  const notified = db
    .select(
      eventOf('notification.stored', may.createdAt, {
        subject: sql`'user:' || ${notification.userId}`,
        payload: sql`jsonb_build_object('notificationId', ${notification.id}, 'notification', jsonb_build_object(
          'userId', ${notification.userId}, 'type', ${notification.type}, 'kind', ${notification.kind}, 'title', ${notification.title},
          'description', ${notification.description}, 'values', ${notification.values}, 'subject', ${notification.subject},
          'createdAt', ${param('shownAt')}::text, 'language', ${may.language}, 'device', ${hasDevice(db, notification.userId)}))`,
      }),
    )
    .from(may)
    .innerJoin(notification, always);
  const stored = db
    .select(
      eventOf('message.stored', may.createdAt, {
        subject: sql`'conversation:' || ${may.conversationId}`,
        payload: sql`jsonb_build_object('messageId', ${may.messageId}, 'conversationId', ${may.conversationId},
          'userIds', jsonb_build_array(${may.senderId}, ${may.recipientId}),
          'message', ${param('shown')}::jsonb || jsonb_build_object('replyTo', ${may.quote}, 'sequence', ${counted.position},
            'messageAuthor', jsonb_build_object('name', ${may.name}, 'profileImage', ${may.avatarUrl})))
          || ${param('group')}::jsonb`,
      }),
    )
    .from(may)
    .innerJoin(counted, always);
  const storedInGroup = db
    .select(
      eventOf('group.message.stored', may.createdAt, {
        subject: sql`'group:' || ${may.conversationId}`,
        payload: sql`jsonb_build_object('messageId', ${may.messageId}, 'listingId', ${may.conversationId})`,
      }),
    )
    .from(may)
    .innerJoin(counted, always)
    .where(isNull(may.recipientId));
  const events = unionAll(notified, stored, storedInGroup);
  return db.$with('events', {}).as(insertingEvents(events));
};

/**
 * Stores a message in one statement: the message, its position in the common order, the events, and between two the read
 * positions and the single notification of all unread messages.
 */
export const storing = preparedQuery((db) => {
  const may = permission(db);
  const counted = counting(db, may);
  const stored = inserting(db, may, counted);
  const seen = markingSeen(db, may, counted);
  const heard = hearing(db, may, seen);
  const replaced = replacing(db, may, heard);
  const notification = notifying(db, may, heard);
  const events = announcing(db, may, counted, notification);
  return db
    .with(may, counted, stored, seen, heard, replaced, notification, events)
    .select({
      recipientId: may.recipientId,
      mistaken: may.mistaken,
      gone: may.gone,
      blocked: may.blocked,
      astray: may.astray,
      quoted: may.quote,
      name: may.name,
      avatarUrl: may.avatarUrl,
      sequence: counted.position,
      toldId: notification.id,
    })
    .from(may)
    .leftJoin(counted, always)
    .leftJoin(notification, always)
    .prepare('store_message');
});
