import type { Group, GroupMessage, Message } from '@campushive/contract';
import { quoteOf } from '@campushive/contract/rules/messages';
import type { Db } from '../../platform/database/database.js';
import { kindOf } from '../messages/sending.js';
import { countReaders } from './readers.js';
import { findMembers, findQuotedInGroup, type GroupMessageRow, type GroupRow } from './store.js';

type Quoted = ReadonlyMap<string, GroupMessageRow['message']>;

/** A message as a member sees it. Whose answer it is, is left out where its reader has blocked who is quoted. */
export function toMessage({ message, author }: GroupMessageRow, quotes: Quoted, viewerId: string): Message {
  const { id, listingId, senderId, content, attachment, clientId, replyToId, createdAt } = message;
  const gone = author.deletedAt !== null;
  const quoted = replyToId === null ? undefined : quotes.get(replyToId);
  return {
    id,
    conversationId: listingId,
    kind: kindOf(message),
    senderId,
    content,
    attachment,
    event: null,
    warning: senderId === viewerId ? null : message.warning,
    clientId,
    replyTo:
      quoted === undefined
        ? null
        : quoteOf({
            ...quoted,
            kind: kindOf(quoted),
            unsentAt: quoted.unsentAt?.toISOString() ?? null,
          }),
    createdAt: createdAt.toISOString(),
    unsentAt: message.unsentAt?.toISOString() ?? null,
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
    isRead: false,
    messageAuthor: { name: gone ? null : author.name, profileImage: gone ? null : author.avatarUrl },
  };
}

/** Messages as a member sees them: their own with how many have seen them. */
export async function present(
  db: Db,
  viewerId: string,
  listingId: string,
  rows: readonly GroupMessageRow[],
): Promise<GroupMessage[]> {
  const quotes = await findQuotedInGroup(db, viewerId, rows);
  const shown = rows.map((row) => toMessage(row, quotes, viewerId));
  const mine = shown.filter(({ senderId }) => senderId === viewerId).map(({ id }) => id);
  if (mine.length === 0) return shown.map((message) => ({ ...message, seenBy: null }));
  const readers = await countReaders(db, mine);
  const others = (await findMembers(db, listingId)).length - 1;
  return shown.map((message) => {
    if (message.senderId !== viewerId) return { ...message, seenBy: null };
    const seenBy = readers.get(message.id) ?? 0;
    return { ...message, seenBy, isRead: seenBy > 0 && seenBy >= others };
  });
}

export function toGroup({ last, ...row }: GroupRow): Group {
  const { eventDate } = row.details as { eventDate?: unknown };
  return {
    id: row.id,
    title: row.title,
    eventDate: typeof eventDate === 'string' ? eventDate : null,
    photo: row.photos[0] ?? null,
    organiserId: row.posterId,
    members: (row.going ?? 0) + 1,
    lastMessage: last && {
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
