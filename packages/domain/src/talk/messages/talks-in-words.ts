import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations, listings, messages, users } from '../../platform/database/schema/index.js';

const MESSAGE_BATCH = 500;

/** Words beside the texts of conversations. */
export interface TalkTexts {
  readonly you: string;
  /** Name of a student whose account is deleted. */
  readonly gone: string;
  readonly photo: string;
  readonly about: (listing: string) => string;
}

/** A student's conversations with names and times, one below the other, written while they are read. */
export async function* talksInWords(db: Db, userId: string, texts: TalkTexts): AsyncGenerator<string> {
  const other = sql`case when ${conversations.firstUserId} = ${userId} then ${conversations.secondUserId} else ${conversations.firstUserId} end`;
  const talks = await db
    .select({ id: conversations.id, name: users.name, deletedAt: users.deletedAt, listing: listings.title })
    .from(conversations)
    .innerJoin(users, eq(users.id, other))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(or(eq(conversations.firstUserId, userId), eq(conversations.secondUserId, userId)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  for (const { id, name, deletedAt, listing } of talks) {
    const otherName = deletedAt === null ? name : texts.gone;
    yield `${otherName}${listing === null ? '' : ` (${texts.about(listing)})`}\n${'-'.repeat(40)}\n`;
    for (let offset = 0; ; offset += MESSAGE_BATCH) {
      const rows = await db
        .select()
        .from(messages)
        // System messages are left out: the file of orders has the history of each order.
        .where(
          and(
            eq(messages.conversationId, id),
            inArray(messages.kind, [...WRITTEN_KINDS]),
            isNull(messages.unsentAt),
          ),
        )
        .orderBy(asc(messages.position))
        .limit(MESSAGE_BATCH)
        .offset(offset);
      for (const { senderId, content, attachment, file, createdAt } of rows) {
        const at = createdAt.toISOString().slice(0, 16).replace('T', ' ');
        const text = [attachment === null ? '' : texts.photo, file === null ? '' : `[${file.name}]`, content]
          .filter((part) => part !== '')
          .join(' ');
        yield `${at}  ${senderId === userId ? texts.you : otherName}: ${text}\n`;
      }
      if (rows.length < MESSAGE_BATCH) break;
    }
    yield '\n\n';
  }
}
