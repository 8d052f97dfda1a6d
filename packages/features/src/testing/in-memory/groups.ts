import type { Group, GroupMessage, Person, Photo } from '@campushive/contract';
import {
  isBlocked,
  notify,
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
  | 'groups.list'
  | 'groups.get'
  | 'groups.messages'
  | 'groups.send'
  | 'groups.markRead'
  | 'groups.mute'
  | 'groups.members'
  | 'groups.readers'
>;

const going = (state: State, listing: StoredListing) =>
  state.places.filter((one) => one.listing === listing && one.status === 'going');
/** A member of an event's group. */
export const isInGroup = (state: State, listing: StoredListing, me: Student | null): boolean =>
  listing.hive === 'buzz' &&
  listing.status !== 'draft' &&
  // That of an event that was cancelled stays to be read, if there is anything.
  (listing.status !== 'deleted' || state.groupMessages.some((one) => one.listing === listing)) &&
  (listing.poster === me || going(state, listing).some((one) => one.student === me));
/** By event and student. */
const keyOf = (listing: StoredListing, me: Student | null) => `${listing.id} ${me?.id ?? ''}`;
const hasBlocked = (state: State, by: Student | null, of: Student) =>
  state.blocks.some((block) => block.by === by && block.of === of);
/** Newest first. */
const messagesOf = (state: State, listing: StoredListing, me: Student | null) =>
  state.groupMessages
    .filter((one) => one.listing === listing && !hasBlocked(state, me, one.sender))
    .reverse();
const unreadOf = (state: State, listing: StoredListing, me: Student | null) => {
  const seen = state.groupReads.get(keyOf(listing, me)) ?? 0;
  return messagesOf(state, listing, me).filter(
    (one) => one.sender !== me && state.groupMessages.indexOf(one) >= seen,
  ).length;
};

/** The groups that hold something new, without muted ones. */
export const unreadGroups = (state: State, me: Student): string[] =>
  state.listings
    .filter((one) => isInGroup(state, one, me) && !state.groupMutes.has(keyOf(one, me)))
    .filter((one) => unreadOf(state, one, me) > 0)
    .map((one) => one.id);

/** Notifies members who have read all earlier messages. */
function tellOf(state: State, { listing, sender }: StoredGroupMessage): void {
  const count = state.groupMessages.length;
  for (const one of [listing.poster, ...going(state, listing).map((place) => place.student)]) {
    const key = keyOf(listing, one);
    const told = state.groupTold.get(key) ?? 0;
    const quiet = one === sender || one.suspended !== null || state.groupMutes.has(key);
    if (quiet || isBlocked(state, one, sender)) continue;
    if (told > (state.groupReads.get(key) ?? 0)) continue;
    state.groupTold.set(key, count);
    notify(state, one.id, {
      type: 'message',
      kind: 'group_message_received',
      values: { sender: sender.name, group: listing.title },
      subject: { type: 'group', id: listing.id },
    });
  }
}

/** Groups of events, as the server keeps them. */
export function groupCalls(state: State): GroupCalls {
  const find = (id: string, me: Student | null): StoredListing =>
    state.listings.find((one) => one.id === id && isInGroup(state, one, me)) ?? refuse('not_found');
  const describe = (listing: StoredListing, me: Student | null): Group => {
    const [last] = messagesOf(state, listing, me);
    const { eventDate } = listing.details;
    return {
      id: listing.id,
      title: listing.title,
      eventDate: typeof eventDate === 'string' ? eventDate : null,
      photo: listing.photos[0] ?? null,
      organiserId: listing.poster.id,
      members: going(state, listing).length + 1,
      lastMessage:
        last === undefined
          ? null
          : {
              content: last.content,
              createdAt: last.createdAt,
              senderId: last.sender.id,
              senderName: toUser(last.sender).name,
            },
      unreadCount: unreadOf(state, listing, me),
      cancelled: listing.status === 'deleted',
      muted: state.groupMutes.has(keyOf(listing, me)),
      updatedAt: last?.createdAt ?? listing.createdAt,
    };
  };

  /** Who of the group has come past a message, without its writer and those who have blocked them. */
  const readersOf = (message: StoredGroupMessage): Student[] =>
    [message.listing.poster, ...going(state, message.listing).map((one) => one.student)].filter(
      (one) =>
        one !== message.sender &&
        (state.groupReads.get(keyOf(message.listing, one)) ?? 0) > state.groupMessages.indexOf(message) &&
        !hasBlocked(state, one, message.sender),
    );
  const toMessage = (message: StoredGroupMessage, me: Student | null): GroupMessage => {
    const { id, listing, sender, content, attachment, clientId, createdAt } = message;
    const { name, profileImage } = toUser(sender);
    const seenBy = sender === me ? readersOf(message).length : null;
    return {
      id,
      conversationId: listing.id,
      kind: attachment === null ? 'text' : 'photo',
      senderId: sender.id,
      content,
      attachment,
      event: null,
      clientId,
      createdAt,
      isRead: seenBy !== null && seenBy > 0 && seenBy >= going(state, listing).length,
      seenBy,
      messageAuthor: { name, profileImage },
    };
  };

  return {
    'groups.list'(_input, me) {
      const data = state.listings.filter((one) => isInGroup(state, one, me)).map((one) => describe(one, me));
      data.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
      return { data, count: data.length };
    },
    'groups.get': ({ id }, me) => ({ data: describe(find(id, me), me) }),
    'groups.messages'({ id, cursor, limit }, me) {
      const { items, pagination } = pageOf(messagesOf(state, find(id, me), me), cursor, limit);
      return { data: items.map((one) => toMessage(one, me)), pagination };
    },
    'groups.send'({ id, content, clientId = null, attachmentId }, me) {
      const listing = find(id, me);
      if (listing.status === 'deleted') return refuse('listing_unavailable');
      const sender = me ?? refuse('unauthenticated');
      const earlier = state.groupMessages.find(
        (one) =>
          one.listing === listing && one.sender === me && clientId !== null && one.clientId === clientId,
      );
      if (earlier !== undefined) return { data: toMessage(earlier, me) };
      const upload = attachmentId === undefined ? undefined : state.uploads.get(attachmentId);
      if (attachmentId !== undefined && upload?.owner !== me) {
        return refuseField('attachmentId', 'unknown_upload');
      }
      const createdAt = state.now().toISOString();
      const attachment = upload?.photo ?? null;
      const stored = { id: state.nextId(), listing, sender, content, attachment, clientId, createdAt };
      state.groupMessages.push(stored);
      tellOf(state, stored);
      return { data: toMessage(stored, me) };
    },
    'groups.markRead'({ id }, me) {
      const listing = find(id, me);
      const count = unreadOf(state, listing, me);
      state.groupReads.set(keyOf(listing, me), state.groupMessages.length);
      for (const one of state.notifications) {
        const ofGroup = one.kind === 'group_message_received' && one.subject?.id === id;
        if (one.userId === me.id && ofGroup) one.read = true;
      }
      return { count };
    },
    'groups.mute'({ id, muted }, me) {
      const listing = find(id, me);
      if (muted) state.groupMutes.add(keyOf(listing, me));
      else state.groupMutes.delete(keyOf(listing, me));
      return { data: describe(listing, me) };
    },
    'groups.members'({ id, cursor, limit }, me) {
      const listing = find(id, me);
      const others = going(state, listing)
        .map((place) => ({ student: place.student, joinedAt: place.joinedAt }))
        .sort((a, b) => a.student.name.localeCompare(b.student.name));
      const all = [{ student: listing.poster, joinedAt: listing.createdAt }, ...others];
      const { items, pagination } = pageOf(all, cursor, limit);
      const data = items.map(({ student, joinedAt }) => ({
        ...toPersonShown(student),
        organiser: student === listing.poster,
        blocked: hasBlocked(state, me, student),
        joinedAt,
      }));
      return { data, count: all.length, pagination };
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

/** A student as others see them. */
function toPersonShown(student: Student): Person {
  const { id, name, profileImage, isVerified, university } = toUser(student);
  return { id, name, profileImage, isVerified, university };
}
