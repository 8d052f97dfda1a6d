import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { foldForSearch } from '@campushive/contract/rules/messages';
import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import { blocks, messages, users } from '../../platform/database/schema/index.js';
import { personColumns, type PersonRow } from '../../accounts/users/person.js';

/** A stored message of a conversation or a group. */
export type StoredMessage = typeof messages.$inferSelect;

export interface MessageRow {
  readonly message: StoredMessage;
  readonly author: PersonRow;
  /** The quoted message; omitted where it answers none. */
  readonly quoted?: QuotedRow | undefined;
}

export interface QuotedRow extends Pick<StoredMessage, 'id' | 'senderId' | 'kind' | 'content'> {
  readonly unsentAt: string | null;
}

interface MessageRange {
  readonly limit: number;
  readonly offset?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Filters by this text: letters count, capitals and accents do not. */
  readonly q?: string | undefined;
  /** Reader in a group: messages of students whom they have blocked are left out. */
  readonly readerId?: string | undefined;
}

const param = sql.placeholder;
// Authors are not joined: they are the two participants, who are known already.
const newestMessages = preparedQuery((db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, param('conversationId')), lt(messages.position, param('before'))))
    .orderBy(desc(messages.position))
    .limit(param('limit'))
    .offset(param('offset'))
    .prepare('newest_messages'),
);

/** Returns messages, newest first; with `after` the oldest ones past that position, still newest first. */
export async function findMessages(
  db: Db,
  conversationId: string,
  range: MessageRange,
): Promise<StoredMessage[]> {
  const { limit, offset = 0, before = Number.MAX_SAFE_INTEGER, after, q, readerId } = range;
  if (after === undefined && q === undefined && readerId === undefined)
    return newestMessages(db).execute({ conversationId, before, limit, offset });
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        lt(messages.position, before),
        after === undefined ? undefined : gt(messages.position, after),
        q === undefined ? undefined : says(q),
        readerId === undefined ? undefined : notBlocked(db, readerId),
      ),
    )
    .orderBy(after === undefined ? desc(messages.position) : asc(messages.position))
    .limit(limit)
    .offset(offset);
  return after === undefined ? rows : rows.reverse();
}

/** Returns the condition for written messages that contain the text and were not taken back. */
const says = (q: string): SQL | undefined =>
  and(inArray(messages.kind, [...WRITTEN_KINDS]), isNull(messages.unsentAt), holdsText(messages.content, q));

/** As `isFoundBy`. Compares literally: no character of the text is a pattern. */
const holdsText = (content: PgColumn, q: string): SQL =>
  sql`strpos(regexp_replace(normalize(lower(${content}), NFD), '[\u0300-\u036f]', '', 'g'), ${foldForSearch(q)}) > 0`;

/** Returns the condition for messages whose author the reader has not blocked. */
export const notBlocked = (db: Db, readerId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(and(eq(blocks.blockerId, readerId), eq(blocks.blockedId, messages.senderId))),
  );

/** Returns the messages quoted by some of these, by id; with `readerId` except those whose author this reader has blocked. */
export async function findQuoted(
  db: Db,
  rows: readonly Pick<StoredMessage, 'replyToId'>[],
  readerId?: string,
): Promise<ReadonlyMap<string, QuotedRow>> {
  const ids = [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))];
  if (ids.length === 0) return new Map();
  const { id, senderId, kind, content, unsentAt } = messages;
  const found = await db
    .select({ id, senderId, kind, content, unsentAt })
    .from(messages)
    .where(and(inArray(messages.id, ids), readerId === undefined ? undefined : notBlocked(db, readerId)));
  return new Map(found.map((row) => [row.id, { ...row, unsentAt: row.unsentAt?.toISOString() ?? null }]));
}

/** Returns the authors of these messages, by id. */
export async function findAuthors(
  db: Db,
  rows: readonly Pick<StoredMessage, 'senderId'>[],
): Promise<ReadonlyMap<string, PersonRow>> {
  const ids = [...new Set(rows.map(({ senderId }) => senderId))];
  if (ids.length === 0) return new Map();
  const found = await db.select(personColumns(users)).from(users).where(inArray(users.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

const messageQuery = (db: Db) =>
  db
    .select({ message: messages, author: personColumns(users) })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId));

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return withQuoted(db, (await messageQuery(db).where(eq(messages.id, id)))[0]);
}

async function withQuoted(db: Db, row: MessageRow | undefined): Promise<MessageRow | undefined> {
  if (row === undefined || row.message.replyToId === null) return row;
  return { ...row, quoted: (await findQuoted(db, [row.message])).get(row.message.replyToId) };
}

/** Finds a sender's message in a thread by its `clientId`. */
export async function findByClientId(db: Db, conversationId: string, senderId: string, clientId: string) {
  const [row] = await messageQuery(db).where(
    and(
      eq(messages.conversationId, conversationId),
      eq(messages.senderId, senderId),
      eq(messages.clientId, clientId),
    ),
  );
  return withQuoted(db, row);
}
