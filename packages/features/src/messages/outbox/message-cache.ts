import type { Conversation, Message, Presence } from '@campushive/contract';
import type { Page, Pages } from './messages.queries.js';

/** How what the socket tells changes what was fetched. Pure: each function answers new pages. */

function mapPages<T>(pages: Pages<T>, change: (item: T) => T): Pages<T> {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}

/** A message joins its thread once: the sender's own echo and a repeated delivery are recognised by its id. */
export function withMessage<T extends Message>(
  pages: Pages<T> | undefined,
  message: T,
): Pages<T> | undefined {
  const [first, ...rest] = pages?.pages ?? [];
  if (pages === undefined || first === undefined) return pages;
  const known = pages.pages.some((page) => page.data.some((one) => one.id === message.id));
  if (known) return pages;
  const newest: Page<T> = { ...first, data: [message, ...first.data] };
  return { ...pages, pages: [newest, ...rest] };
}

/** The other participant has seen everything of mine. */
export function withRead(pages: Pages<Message> | undefined, authorId: string): Pages<Message> | undefined {
  return (
    pages &&
    mapPages(pages, (one) => (one.senderId === authorId && !one.isRead ? { ...one, isRead: true } : one))
  );
}

/** The conversation of a new message moves to the top, with its last line; unread when another student wrote it. */
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
    conversationLastMessage: { kind, content, event, createdAt, senderId },
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
  pages: Pages<Conversation> | undefined,
  conversationId: string,
  unreadCount: number,
): Pages<Conversation> | undefined {
  return pages && mapPages(pages, (one) => (one.id === conversationId ? { ...one, unreadCount } : one));
}

export function withPresence(
  pages: Pages<Conversation> | undefined,
  userId: string,
  presence: Presence,
): Pages<Conversation> | undefined {
  const change = (one: Conversation) =>
    one.otherParticipant.id === userId
      ? { ...one, otherParticipant: { ...one.otherParticipant, presence } }
      : one;
  return pages && mapPages(pages, change);
}
