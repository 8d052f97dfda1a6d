import type { Group, Message } from '@campushive/contract';
import {
  pageOf,
  refuse,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

/** What was written to an event's group. */
export interface StoredGroupMessage {
  readonly id: string;
  readonly listing: StoredListing;
  readonly sender: Student;
  readonly content: string;
  readonly clientId: string | null;
  readonly createdAt: string;
}

type GroupCalls = InMemoryCalls<
  'groups.list' | 'groups.get' | 'groups.messages' | 'groups.send' | 'groups.markRead'
>;

/** Groups of events, as the server keeps them. */
export function groupCalls(state: State): GroupCalls {
  const going = (listing: StoredListing) =>
    state.places.filter((one) => one.listing === listing && one.status === 'going');
  const isIn = (listing: StoredListing, me: Student | null) =>
    listing.hive === 'buzz' &&
    listing.status !== 'deleted' &&
    listing.status !== 'draft' &&
    (listing.poster === me || going(listing).some((one) => one.student === me));
  const find = (id: string, me: Student | null): StoredListing =>
    state.listings.find((one) => one.id === id && isIn(one, me)) ?? refuse('not_found');
  /** Newest first. */
  const messagesOf = (listing: StoredListing, me: Student | null) =>
    state.groupMessages
      .filter(
        (one) =>
          one.listing === listing &&
          !state.blocks.some((block) => block.by === me && block.of === one.sender),
      )
      .reverse();
  const seenKey = (listing: StoredListing, me: Student | null) => `${listing.id} ${me?.id ?? ''}`;
  const unreadOf = (listing: StoredListing, me: Student | null) => {
    const seen = state.groupReads.get(seenKey(listing, me)) ?? 0;
    return messagesOf(listing, me).filter(
      (one) => one.sender !== me && state.groupMessages.indexOf(one) >= seen,
    ).length;
  };
  const describe = (listing: StoredListing, me: Student | null): Group => {
    const [last] = messagesOf(listing, me);
    const { eventDate } = listing.details;
    return {
      id: listing.id,
      title: listing.title,
      eventDate: typeof eventDate === 'string' ? eventDate : null,
      photo: listing.photos[0] ?? null,
      members: going(listing).length + 1,
      lastMessage:
        last === undefined
          ? null
          : {
              content: last.content,
              createdAt: last.createdAt,
              senderId: last.sender.id,
              senderName: toUser(last.sender).name,
            },
      unreadCount: unreadOf(listing, me),
      updatedAt: last?.createdAt ?? listing.createdAt,
    };
  };

  return {
    'groups.list'(_input, me) {
      const data = state.listings.filter((one) => isIn(one, me)).map((one) => describe(one, me));
      data.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
      return { data, count: data.length };
    },
    'groups.get': ({ id }, me) => ({ data: describe(find(id, me), me) }),
    'groups.messages'({ id, cursor, limit }, me) {
      const { items, pagination } = pageOf(messagesOf(find(id, me), me), cursor, limit);
      return { data: items.map(toMessage), pagination };
    },
    'groups.send'({ id, content, clientId = null }, me) {
      const listing = find(id, me);
      const sender = me ?? refuse('unauthenticated');
      const earlier = state.groupMessages.find(
        (one) =>
          one.listing === listing && one.sender === me && clientId !== null && one.clientId === clientId,
      );
      if (earlier !== undefined) return { data: toMessage(earlier) };
      const createdAt = state.now().toISOString();
      const stored = { id: state.nextId(), listing, sender, content, clientId, createdAt };
      state.groupMessages.push(stored);
      return { data: toMessage(stored) };
    },
    'groups.markRead'({ id }, me) {
      const listing = find(id, me);
      const count = unreadOf(listing, me);
      state.groupReads.set(seenKey(listing, me), state.groupMessages.length);
      return { count };
    },
  };
}

function toMessage({ id, listing, sender, content, clientId, createdAt }: StoredGroupMessage): Message {
  const { name, profileImage } = toUser(sender);
  return {
    id,
    conversationId: listing.id,
    senderId: sender.id,
    content,
    attachment: null,
    clientId,
    createdAt,
    isRead: false,
    messageAuthor: { name, profileImage },
  };
}
