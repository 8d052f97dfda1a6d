import type { GroupThread, ThreadMessage } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import { toMessage } from '../messages/presenters.js';
import { findAuthors, findQuoted, type StoredMessage } from '../messages/thread-messages.js';
import { countReaders } from './readers.js';
import { findMembers, type GroupRow } from './store.js';

/**
 * Presents messages to a member; their own include the number of readers. A quote is omitted if the member has blocked
 * the quoted student.
 */
export async function present(
  db: Db,
  viewerId: string,
  listingId: string,
  rows: readonly StoredMessage[],
): Promise<ThreadMessage[]> {
  const quotes = await findQuoted(db, rows, viewerId);
  const authors = await findAuthors(db, rows);
  const shown = rows.flatMap((message) => {
    const author = authors.get(message.senderId);
    const quoted = message.replyToId === null ? undefined : quotes.get(message.replyToId);
    return author === undefined ? [] : [toMessage({ message, author, quoted }, 0, viewerId)];
  });
  const ownIds = shown.filter(({ senderId }) => senderId === viewerId).map(({ id }) => id);
  if (ownIds.length === 0) return shown.map((message) => ({ ...message, seenBy: null }));
  const readers = await countReaders(db, ownIds);
  const others = (await findMembers(db, listingId)).length - 1;
  return shown.map((message) => {
    if (message.senderId !== viewerId) return { ...message, seenBy: null };
    const seenBy = readers.get(message.id) ?? 0;
    return { ...message, seenBy, isRead: seenBy > 0 && seenBy >= others };
  });
}

export function toGroup({ last, ...row }: GroupRow): GroupThread {
  const { eventDate } = row.details as { eventDate?: unknown };
  return {
    kind: 'group',
    id: row.id,
    title: row.title,
    eventDate: typeof eventDate === 'string' ? eventDate : null,
    photo: row.photos[0] ?? null,
    organiserId: row.posterId,
    members: (row.going ?? 0) + 1,
    lastMessage: last && {
      kind: last.kind,
      content: last.content,
      createdAt: last.createdAt.toISOString(),
      senderId: last.senderId,
      senderName: last.senderDeletedAt === null ? last.senderName : null,
      unsent: last.unsentAt !== null,
    },
    unreadCount: row.unread ?? 0,
    cancelled: row.status === 'deleted',
    muted: row.mutedAt !== null,
    archived: row.archived,
    updatedAt: (last?.createdAt ?? row.createdAt).toISOString(),
  };
}
