import type { Group, Message, ServerEvents } from '@campushive/contract';
import type { Pages, ShownMessage } from '../outbox/messages.queries.js';

/** Pure functions that apply socket events to the cached groups. */

type Read = Parameters<ServerEvents['groupRead']>[0];

/** Converts a new group message for the viewer. The viewer's own starts with no readers. */
export const receivedInGroup = (message: Message, myId: string): ShownMessage => ({
  ...message,
  seenBy: message.senderId === myId ? 0 : null,
});

/** Moves the group of a new message to the top and updates its last line. Undefined when the group is not in the list. */
export function withLastInGroup(
  groups: readonly Group[] | undefined,
  { conversationId, kind, content, createdAt, senderId, messageAuthor, unsentAt }: Message,
  counts: boolean,
): Group[] | undefined {
  const found = groups?.find((one) => one.id === conversationId);
  if (groups === undefined || found === undefined) return undefined;
  const moved: Group = {
    ...found,
    lastMessage: {
      ...{ kind, content, createdAt, senderId },
      senderName: messageAuthor.name,
      unsent: unsentAt !== null,
    },
    updatedAt: createdAt,
    unreadCount: counts ? found.unreadCount + 1 : found.unreadCount,
  };
  return [moved, ...groups.filter((one) => one !== found)];
}

/** Adds a reader to the viewer's messages in a range. `others` is the number of other members. */
export function withReader(
  pages: Pages<ShownMessage>,
  { after, seenId }: Read,
  others: number,
): Pages<ShownMessage> {
  const change = (one: ShownMessage): ShownMessage => {
    if (one.seenBy == null || one.id > seenId || (after !== null && one.id <= after)) return one;
    const seenBy = Math.min(one.seenBy + 1, others);
    return { ...one, seenBy, isRead: seenBy > 0 && seenBy >= others };
  };
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}
