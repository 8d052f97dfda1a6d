import type { Group, GroupMessage, Person, Photo } from '@campushive/contract';
import {
  pageOf,
  refuse,
  refuseField,
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
  readonly attachment: Photo | null;
  readonly clientId: string | null;
  readonly createdAt: string;
}

type GroupCalls = InMemoryCalls<
  'groups.list' | 'groups.get' | 'groups.messages' | 'groups.send' | 'groups.markRead' | 'groups.readers'
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

  /** Who of the group has come past a message, without its writer and whoever has blocked them. */
  const readersOf = (message: StoredGroupMessage): Student[] =>
    [message.listing.poster, ...going(message.listing).map((one) => one.student)].filter(
      (one) =>
        one !== message.sender &&
        (state.groupReads.get(seenKey(message.listing, one)) ?? 0) > state.groupMessages.indexOf(message) &&
        !state.blocks.some((block) => block.by === one && block.of === message.sender),
    );
  const toMessage = (message: StoredGroupMessage, me: Student | null): GroupMessage => {
    const { id, listing, sender, content, attachment, clientId, createdAt } = message;
    const { name, profileImage } = toUser(sender);
    const seenBy = sender === me ? readersOf(message).length : null;
    return {
      id,
      conversationId: listing.id,
      senderId: sender.id,
      content,
      attachment,
      clientId,
      createdAt,
      isRead: seenBy !== null && seenBy > 0 && seenBy >= going(listing).length,
      seenBy,
      messageAuthor: { name, profileImage },
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
      return { data: items.map((one) => toMessage(one, me)), pagination };
    },
    'groups.send'({ id, content, clientId = null, attachmentId }, me) {
      const listing = find(id, me);
      const sender = me ?? refuse('unauthenticated');
      const earlier = state.groupMessages.find(
        (one) =>
          one.listing === listing && one.sender === me && clientId !== null && one.clientId === clientId,
      );
      if (earlier !== undefined) return { data: toMessage(earlier, me) };
      const upload = attachmentId === undefined ? undefined : state.uploads.get(attachmentId);
      if (attachmentId !== undefined && upload?.owner !== me) {
        return refuseField('attachmentId', 'Not one of your uploads');
      }
      const createdAt = state.now().toISOString();
      const attachment = upload?.photo ?? null;
      const stored = { id: state.nextId(), listing, sender, content, attachment, clientId, createdAt };
      state.groupMessages.push(stored);
      return { data: toMessage(stored, me) };
    },
    'groups.markRead'({ id }, me) {
      const listing = find(id, me);
      const count = unreadOf(listing, me);
      state.groupReads.set(seenKey(listing, me), state.groupMessages.length);
      return { count };
    },
    'groups.readers'({ id, messageId }, me) {
      const listing = find(id, me);
      const message =
        state.groupMessages.find((one) => one.id === messageId && one.listing === listing) ??
        refuse('not_found');
      if (message.sender !== me) return refuse('forbidden');
      const readers = readersOf(message).sort((a, b) => a.name.localeCompare(b.name));
      return { data: readers.map(toPersonShown), count: readers.length };
    },
  };
}

/** Somebody as others see them. */
function toPersonShown(student: Student): Person {
  const { id, name, profileImage, isVerified, university } = toUser(student);
  return { id, name, profileImage, isVerified, university };
}
