import type { Message, Presence, ServerEvents, Thread } from '@campushive/contract';
import type { QueryClient } from '@tanstack/react-query';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import { withMessage, type ThreadData } from './merge-thread.js';
import { keys, type Page, type Pages, type ShownMessage, type ThreadOf } from './messages.queries.js';

type Read = Parameters<ServerEvents['groupRead']>[0];
type Delivered = Pick<Parameters<ServerEvents['messagesDelivered']>[0], 'deliveredAt' | 'writtenUntil'>;

export function mapPages<T>(pages: Pages<T>, change: (item: T) => T): Pages<T> {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}

/**
 * Stores a message of the socket, the outbox or an action in its thread. A thread that is neither cached nor being loaded gets
 * the message with its next request.
 */
export function storeMessage(queries: QueryClient, message: ShownMessage): void {
  const id = message.conversationId;
  const queryKey = keys.messages(id);
  const state = queries.getQueryState<ThreadData>(queryKey);
  if (state?.data === undefined) {
    if (state?.fetchStatus === 'fetching')
      queries.setQueryData<ThreadData>(queryKey, withMessage(undefined, message), { updatedAt: 0 });
  } else patchMessages(queries, id, (data) => withMessage(data, message));
}

/** Applies an event to the cached messages of a thread. */
export function patchMessages(
  queries: QueryClient,
  id: string,
  patch: (data: ThreadData) => ThreadData,
): void {
  patchCache<ThreadData>(queries, keys.messages(id), patch, { merges: true });
}

/**
 * Marks the author's messages as delivered. In groups all members' devices have those up to `writtenUntil`. Between two, the default is
 * `deliveredAt`.
 */
export function withDelivered(
  pages: Pages<ShownMessage>,
  authorId: string,
  { deliveredAt, writtenUntil = deliveredAt }: Delivered,
): Pages<ShownMessage> {
  const change = (one: ShownMessage) =>
    one.senderId === authorId && one.deliveredAt === null && one.createdAt <= writtenUntil
      ? { ...one, deliveredAt }
      : one;
  return mapPages(pages, change);
}

/** Marks all of the author's messages as read by the other participant. */
export function withRead(pages: Pages<ShownMessage>, authorId: string): Pages<ShownMessage> {
  return mapPages(pages, (one) =>
    one.senderId === authorId && !one.isRead ? { ...one, isRead: true } : one,
  );
}

/** Converts a new group message for the viewer. The viewer's own starts with no readers. */
export const receivedInGroup = (message: Message, myId: string): ShownMessage => ({
  ...message,
  seenBy: message.senderId === myId ? 0 : null,
});

/** Adds a reader to the viewer's messages in a range. `others` is the number of other members. */
export function withReader(
  pages: Pages<ShownMessage>,
  { after, seenId }: Read,
  others: number,
): Pages<ShownMessage> {
  return mapPages(pages, (one) => {
    if (one.seenBy == null || one.id > seenId || (after !== null && one.id <= after)) return one;
    const seenBy = Math.min(one.seenBy + 1, others);
    return { ...one, seenBy, isRead: seenBy > 0 && seenBy >= others };
  });
}

/** Sets the last line of a thread. */
function withLast<T extends Thread>(thread: T, message: Message): T {
  const { kind, content, event, createdAt, senderId, messageAuthor } = message;
  const last = { kind, content, createdAt, senderId, unsent: message.unsentAt !== null };
  return thread.kind === 'group'
    ? { ...thread, lastMessage: { ...last, senderName: messageAuthor.name }, updatedAt: createdAt }
    : { ...thread, conversationLastMessage: { ...last, event }, updatedAt: createdAt };
}

/** Moves the thread of a new message to the top and updates its last line. Counts it as unread when another student wrote it. */
export function withLastMessage<T extends Thread>(
  pages: Pages<T> | undefined,
  message: Message,
  counts: boolean,
): Pages<T> | undefined {
  const found = pages?.pages.flatMap((page) => page.data).find((one) => one.id === message.conversationId);
  const [first, ...rest] = pages?.pages ?? [];
  if (pages === undefined || first === undefined || found === undefined) return pages;
  const moved = withLast(
    { ...found, unreadCount: counts ? found.unreadCount + 1 : found.unreadCount },
    message,
  );
  const without = (page: Page<T>) => ({ ...page, data: page.data.filter((one) => one.id !== found.id) });
  const top = without(first);
  return { ...pages, pages: [{ ...top, data: [moved, ...top.data] }, ...rest.map(without)] };
}

/** Marks a thread of a list as read. */
export function withoutUnread<T extends Thread>(pages: Pages<T>, id: string): Pages<T> {
  return mapPages(pages, (one) => (one.id === id ? { ...one, unreadCount: 0 } : one));
}

/** Shows the presence of a student in the thread with them. */
export const withPresence = (
  thread: ThreadOf<'direct'>,
  userId: string,
  presence: Presence,
): ThreadOf<'direct'> =>
  thread.otherParticipant.id === userId
    ? { ...thread, otherParticipant: { ...thread.otherParticipant, presence } }
    : thread;
