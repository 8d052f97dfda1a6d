import type { Conversation, Message, Presence, ServerEvents } from '@campushive/contract';
import type { QueryClient } from '@tanstack/react-query';
import { patchCache } from '../../../kernel/live/patch-cache.js';
import { withMessage, type ThreadData } from './merge-thread.js';
import { keys, type Page, type Pages, type ShownMessage, type ThreadPlace } from './messages.queries.js';

type Delivered = Pick<Parameters<ServerEvents['messagesDelivered']>[0], 'deliveredAt' | 'writtenUntil'>;

function mapPages<T>(pages: Pages<T>, change: (item: T) => T): Pages<T> {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}

/**
 * Stores a message of the socket, the outbox or an action in its thread. A thread that is neither cached nor being loaded gets
 * the message with its next request.
 */
export function storeMessage(queries: QueryClient, place: ThreadPlace, message: ShownMessage): void {
  const queryKey = keys.thread(place);
  const state = queries.getQueryState<ThreadData>(queryKey);
  if (state?.data === undefined) {
    if (state?.fetchStatus === 'fetching')
      queries.setQueryData<ThreadData>(queryKey, withMessage(undefined, message), { updatedAt: 0 });
  } else patchThread(queries, place, (data) => withMessage(data, message));
}

/** Applies an event to the cached messages of a thread. */
export function patchThread(
  queries: QueryClient,
  place: ThreadPlace,
  patch: (data: ThreadData) => ThreadData,
): void {
  patchCache<ThreadData>(queries, keys.thread(place), patch, { merges: true });
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

/** Moves the conversation of a new message to the top and updates its last line. Counts it as unread when another student wrote it. */
export function withLastMessage(
  pages: Pages<Conversation> | undefined,
  message: Message,
  counts: boolean,
): Pages<Conversation> | undefined {
  const found = pages?.pages.flatMap((page) => page.data).find((one) => one.id === message.conversationId);
  const [first, ...rest] = pages?.pages ?? [];
  if (pages === undefined || first === undefined || found === undefined) return pages;
  const { kind, content, event, createdAt, senderId } = message;
  const moved: Conversation = {
    ...found,
    conversationLastMessage: { kind, content, event, createdAt, senderId, unsent: message.unsentAt !== null },
    updatedAt: createdAt,
    unreadCount: counts ? found.unreadCount + 1 : found.unreadCount,
  };
  const without = (page: Page<Conversation>) => ({
    ...page,
    data: page.data.filter((one) => one.id !== found.id),
  });
  const top = without(first);
  return { ...pages, pages: [{ ...top, data: [moved, ...top.data] }, ...rest.map(without)] };
}

export function withUnread(
  pages: Pages<Conversation>,
  conversationId: string,
  unreadCount: number,
): Pages<Conversation> {
  return mapPages(pages, (one) => (one.id === conversationId ? { ...one, unreadCount } : one));
}

export function withPresence(
  pages: Pages<Conversation>,
  userId: string,
  presence: Presence,
): Pages<Conversation> {
  const change = (one: Conversation) =>
    one.otherParticipant.id === userId
      ? { ...one, otherParticipant: { ...one.otherParticipant, presence } }
      : one;
  return mapPages(pages, change);
}
