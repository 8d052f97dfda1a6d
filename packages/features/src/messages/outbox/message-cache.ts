import type { Conversation, Message, Presence, ServerEvents } from '@campushive/contract';
import { quoteOf } from '@campushive/contract/rules/messages';
import type { Page, Pages, ShownMessage } from './messages.queries.js';

/** How what the socket tells changes what was fetched. Pure: each function answers new pages. */

type Delivered = Pick<Parameters<ServerEvents['messagesDelivered']>[0], 'deliveredAt' | 'writtenUntil'>;

function mapPages<T>(pages: Pages<T>, change: (item: T) => T): Pages<T> {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}

/** A message joins its thread once: the sender's own echo and a repeated delivery are recognised by its id. */
export function withMessage(
  pages: Pages<ShownMessage> | undefined,
  message: ShownMessage,
): Pages<ShownMessage> | undefined {
  const [first, ...rest] = pages?.pages ?? [];
  if (pages === undefined || first === undefined) return pages;
  const known = pages.pages.some((page) => page.data.some((one) => one.id === message.id));
  if (known) return pages;
  const newest: Page<ShownMessage> = { ...first, data: [message, ...first.data] };
  return { ...pages, pages: [newest, ...rest] };
}

/** A message became another one, such as one that was taken back; answers that quote it quote that. */
export function withChanged(
  pages: Pages<ShownMessage> | undefined,
  changed: ShownMessage,
): Pages<ShownMessage> | undefined {
  return (
    pages &&
    mapPages(pages, (one) => {
      if (one.id === changed.id) return { ...one, ...changed, isRead: one.isRead };
      return one.replyTo?.id === changed.id ? { ...one, replyTo: quoteOf(changed) } : one;
    })
  );
}

/** Devices of all who read it have what I wrote until then; between two that is until `deliveredAt`. */
export function withDelivered(
  pages: Pages<ShownMessage> | undefined,
  authorId: string,
  { deliveredAt, writtenUntil = deliveredAt }: Delivered,
): Pages<ShownMessage> | undefined {
  const change = (one: ShownMessage) =>
    one.senderId === authorId && one.deliveredAt === null && one.createdAt <= writtenUntil
      ? { ...one, deliveredAt }
      : one;
  return pages && mapPages(pages, change);
}

/** The other participant has seen everything of mine. */
export function withRead(
  pages: Pages<ShownMessage> | undefined,
  authorId: string,
): Pages<ShownMessage> | undefined {
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
