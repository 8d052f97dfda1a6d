import { invalidField } from '../../calls/failure.js';
import { decodeCursor, encodeCursor } from '../../calls/page.js';
import type { Db } from '../../platform/database/database.js';
import { findMessage, findMessages, type StoredMessage } from '../messages/thread-messages.js';

export interface MessageRange {
  readonly id: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly offset?: number | undefined;
  /** Id of a message before the page, to catch up. */
  readonly after?: string | undefined;
  /** Text that each message of the page contains. */
  readonly q?: string | undefined;
}

/** Finds a page of a thread's messages, newest first. With `readerId` without those of students whom this reader has blocked. */
export async function findMessagePage(db: Db, range: MessageRange, readerId?: string) {
  const { id, limit, cursor, offset, q } = range;
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['whole']);
  const after = range.after === undefined ? undefined : await positionOf(db, range.after, id);
  const found = await findMessages(db, id, {
    ...{ limit: limit + 1, offset, after, q, readerId },
    before: before === undefined ? undefined : Number(before),
  });
  // Going forward the extra row is the newest one and comes first.
  const rows: StoredMessage[] = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  const last = rows.at(-1);
  const more = after === undefined && found.length > limit && last !== undefined;
  return { rows, pagination: { nextCursor: more ? encodeCursor([last.position]) : null, limit } };
}

async function positionOf(db: Db, messageId: string, threadId: string): Promise<number> {
  const row = await findMessage(db, messageId);
  if (row?.message.conversationId !== threadId) throw invalidField('after', 'not_their_message');
  return row.message.position;
}
