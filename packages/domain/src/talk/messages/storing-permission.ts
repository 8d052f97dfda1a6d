import type { Quote } from '@campushive/contract';
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { blocks, conversations, messages, users } from '../../platform/database/schema/index.js';
import { isClosedBetween } from './closed-thread.js';

const param = sql.placeholder;
const me = alias(users, 'me');
const other = alias(users, 'other');
const quoted = alias(messages, 'quoted');

/** Returns the id of the message that the sender stored before under the same `clientId`. */
const earlierId = (db: Db) =>
  sql<string | null>`(${db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.senderId, me.id),
        eq(messages.clientId, sql`${param('clientId')}::text`),
      ),
    )})`;

/** Facts about the draft: whether it may be stored, and what its event shows. */
const factsOf = (db: Db) => ({
  conversationId: sql<string>`${conversations.id}`.as('thread_id'),
  senderId: sql<string>`${me.id}`.as('writer_id'),
  messageId: sql<string>`${param('id')}::uuid`.as('draft_id'),
  createdAt: sql<Date>`${param('createdAt')}::timestamptz`.as('written_at'),
  recipientId: sql<string | null>`${other.id}`.as('reader_id'),
  name: me.name,
  avatarUrl: me.avatarUrl,
  gone: sql<boolean>`${other.deletedAt} is not null`.as('gone'),
  mistaken: sql<boolean>`coalesce(${other.id} <> ${param('named')}::uuid, false)`.as('mistaken'),
  blocked: isClosedBetween(sql`${me.id}`, sql`${other.id}`, sql`${conversations.listingId}`).as('blocked'),
  earlierId: earlierId(db).as('earlier_id'),
  language: sql<string | null>`${other.settings}->>'language'`.as('language'),
  astray: sql<boolean>`${param('replyToId')}::uuid is not null and ${quoted.id} is null`.as('astray'),
  quotedId: sql<string | null>`${quoted.id}`.as('quoted_id'),
  quote: sql<Quote | null>`case when ${quoted.id} is not null then jsonb_build_object(
    'id', ${quoted.id}, 'senderId', ${quoted.senderId}, 'kind', ${quoted.kind}, 'content', ${quoted.content},
    'unsent', ${quoted.unsentAt} is not null) end`.as('quote'),
});

/** Returns the draft's facts, if its sender has such a thread. */
export const permission = (db: Db) => {
  const senderBlocksQuoted = db
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.blockerId, me.id), eq(blocks.blockedId, quoted.senderId)));
  return db.$with('may').as(
    db
      .select(factsOf(db))
      .from(conversations)
      .innerJoin(
        me,
        and(
          eq(me.id, sql`${param('senderId')}::uuid`),
          or(
            eq(conversations.kind, 'group'),
            sql`${me.id} in (${conversations.firstUserId}, ${conversations.secondUserId})`,
          ),
        ),
      )
      .leftJoin(
        other,
        eq(
          other.id,
          sql`case ${me.id} when ${conversations.firstUserId} then ${conversations.secondUserId} else ${conversations.firstUserId} end`,
        ),
      )
      .leftJoin(
        quoted,
        and(
          eq(quoted.id, sql`${param('replyToId')}::uuid`),
          eq(quoted.conversationId, conversations.id),
          inArray(quoted.kind, ['text', 'photo', 'file']),
          notExists(senderBlocksQuoted),
        ),
      )
      .where(
        and(
          eq(conversations.id, sql`${param('conversationId')}::uuid`),
          eq(conversations.kind, sql`${param('thread')}::text`),
        ),
      ),
  );
};

export type Permission = ReturnType<typeof permission>;
