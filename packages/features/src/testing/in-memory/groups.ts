import { DAY, type Group, type GroupMessage, type Person } from '@campushive/contract';
import { isFoundBy } from '@campushive/contract/rules/messages';
import { isElsewhere } from '@campushive/contract/rules/seats';
import { guardOwnCode } from './code-guard.js';
import { attached, sentFile, shownTo, takeBack, warningOf } from './said.js';
import { UNTOUCHED } from './threads.js';
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
  type StoredMessage,
  type Student,
} from './state.js';

/** Message of an event's group. */
export interface StoredGroupMessage extends StoredMessage {
  readonly listing: StoredListing;
}

type GroupCalls = InMemoryCalls<
  | 'groups.list'
  | 'groups.get'
  | 'groups.messages'
  | 'groups.send'
  | 'groups.unsend'
  | 'groups.search'
  | 'groups.markRead'
  | 'groups.mute'
  | 'groups.archive'
  | 'groups.members'
  | 'groups.readers'
>;

/** Returns the places of attendees, except deleted accounts. A paid ticket stays with its order. */
const going = (state: State, listing: StoredListing) => {
  const places = state.places.filter(
    (one) => one.listing === listing && one.status === 'going' && state.students.includes(one.student),
  );
  // Counts each student once, however many tickets they have.
  return places.filter((one) => places.find(({ student }) => student === one.student) === one);
};
const membersOf = (state: State, listing: StoredListing) => [
  listing.poster,
  ...going(state, listing).map((one) => one.student),
];
const isWritten = (state: State, listing: StoredListing): boolean =>
  state.groupMessages.some((one) => one.listing === listing);
/** Returns true for a member of an event's group. */
export const isInGroup = (state: State, listing: StoredListing, me: Student | null): boolean =>
  listing.hive === 'buzz' &&
  listing.status !== 'draft' &&
  // The group of a cancelled event stays readable if it has messages.
  (listing.status !== 'deleted' || isWritten(state, listing)) &&
  // With external registration no one could join the organiser, so there is no group until it has messages or attendees.
  (!isElsewhere(listing) || isWritten(state, listing) || going(state, listing).length > 0) &&
  (listing.poster === me || going(state, listing).some((one) => one.student === me));
/** Key by event and student. */
const keyOf = (listing: StoredListing, me: Student | null) => `${listing.id} ${me?.id ?? ''}`;
const hasBlocked = (state: State, by: Student | null, of: Student) =>
  state.blocks.some((block) => block.by === by && block.of === of);
/** Returns messages, newest first. */
const messagesOf = (state: State, listing: StoredListing, me: Student | null) =>
  state.groupMessages
    .filter((one) => one.listing === listing && !hasBlocked(state, me, one.sender))
    .reverse();
const unreadOf = (state: State, listing: StoredListing, me: Student | null) => {
  const seen = state.groupReads.get(keyOf(listing, me)) ?? 0;
  return messagesOf(state, listing, me).filter(
    (one) => one.sender !== me && one.unsentAt === null && state.groupMessages.indexOf(one) >= seen,
  ).length;
};

/** Returns true when the group is archived and no readable message followed. */
const isArchived = (state: State, listing: StoredListing, me: Student | null) => {
  const before = state.groupArchives.get(keyOf(listing, me));
  return (
    before !== undefined &&
    messagesOf(state, listing, me).every((one) => state.groupMessages.indexOf(one) < before)
  );
};

/** Returns the groups with unread messages, without muted and archived ones. */
export const unreadGroups = (state: State, me: Student): string[] =>
  state.listings
    .filter((one) => isInGroup(state, one, me) && !state.groupMutes.has(keyOf(one, me)))
    .filter((one) => !isArchived(state, one, me))
    .filter((one) => unreadOf(state, one, me) > 0)
    .map((one) => one.id);

/** Members without a device in use for this long do not delay delivery. */
const GONE_AFTER = 7 * DAY;
/** Maximum age of messages that become delivered because a member they waited for is gone. */
const LOOK_BACK = 30 * DAY;

/** Returns true when one of the student's devices was used within a week. False for a deleted account. */
function isHere(state: State, student: Student): boolean {
  const since = state.now().getTime() - GONE_AFTER;
  return [...state.devices].some(
    ([token, { lastUsedAt }]) => state.sessions.get(token) === student && Date.parse(lastUsedAt) > since,
  );
}

/** Records that a device has the messages of groups, and marks those as delivered that all others have too. Returns their number. */
export function receiveInGroups(
  state: State,
  me: Student,
  groups = state.listings.filter((one) => isInGroup(state, one, me)),
): number {
  let count = 0;
  for (const listing of groups) {
    const had = state.groupReceived.get(keyOf(listing, me)) ?? 0;
    state.groupReceived.set(keyOf(listing, me), state.groupMessages.length);
    const isWaitedFor = (one: Student, at: number, { sender }: StoredGroupMessage) =>
      one !== sender &&
      isHere(state, one) &&
      !isBlocked(state, one, sender) &&
      (state.groupReceived.get(keyOf(listing, one)) ?? 0) <= at;
    const deliver = (isMeant: (message: StoredGroupMessage, at: number) => boolean): number => {
      const delivered = [...state.groupMessages.entries()].filter(
        ([at, message]) =>
          message.listing === listing &&
          message.sender !== me &&
          message.deliveredAt === null &&
          isMeant(message, at) &&
          !isBlocked(state, me, message.sender) &&
          !membersOf(state, listing).some((one) => isWaitedFor(one, at, message)),
      );
      for (const [, message] of delivered) message.deliveredAt = state.now().toISOString();
      return delivered.length;
    };
    const fresh = deliver((_message, at) => at >= had);
    count += fresh;
    // Delivers older messages that only waited for members who are gone.
    const since = state.now().getTime() - LOOK_BACK;
    if (fresh > 0 && had > 0)
      count += deliver(({ createdAt }, at) => at < had && Date.parse(createdAt) > since);
  }
  return count;
}

const KIND = 'group_message_received';

/** Notifies members who have read all earlier messages. For the others, increments the unread notification. */
function notifyOfMessage(state: State, { listing, sender }: StoredGroupMessage): void {
  const count = state.groupMessages.length;
  for (const one of membersOf(state, listing)) {
    const key = keyOf(listing, one);
    const notified = state.groupNotified.get(key) ?? 0;
    const quiet = one === sender || one.suspended !== null || state.groupMutes.has(key);
    if (quiet || isBlocked(state, one, sender)) continue;
    if (notified > (state.groupReads.get(key) ?? 0)) {
      const notification = state.notifications.find(
        (row) => row.userId === one.id && row.kind === KIND && row.subject?.id === listing.id && !row.read,
      );
      const values = { ...notification?.values, sender: sender.name, count: unreadOf(state, listing, one) };
      if (notification !== undefined) Object.assign(notification, { values });
      continue;
    }
    state.groupNotified.set(key, count);
    notify(state, one.id, {
      type: 'message',
      kind: KIND,
      values: { sender: sender.name, group: listing.title, count: 1 },
      subject: { type: 'group', id: listing.id },
    });
  }
}

/** Decrements notifications about an unsent message, and deletes those that counted nothing else. */
function countOneLess(state: State, listing: StoredListing): void {
  const isUnread = (one: State['notifications'][number]) =>
    one.kind === KIND && one.subject?.id === listing.id && !one.read;
  for (const notification of state.notifications.filter(isUnread)) {
    const reader = state.students.find((one) => one.id === notification.userId) ?? null;
    const count = unreadOf(state, listing, reader);
    Object.assign(notification, { values: { ...notification.values, count } });
    if (count > 0) continue;
    state.notifications.splice(state.notifications.indexOf(notification), 1);
    state.groupNotified.delete(keyOf(listing, reader));
  }
}

/** In-memory calls for event groups. */
export function groupCalls(state: State): GroupCalls {
  const find = (id: string, me: Student | null): StoredListing =>
    state.listings.find((one) => one.id === id && isInGroup(state, one, me)) ?? refuse('not_found');
  const inGroup = (listing: StoredListing, messageId: string): StoredGroupMessage =>
    state.groupMessages.find((one) => one.id === messageId && one.listing === listing) ?? refuse('not_found');
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
              kind: last.kind,
              content: last.content,
              createdAt: last.createdAt,
              senderId: last.sender.id,
              senderName: toUser(last.sender).name,
              unsent: last.unsentAt !== null,
            },
      unreadCount: unreadOf(state, listing, me),
      cancelled: listing.status === 'deleted',
      muted: state.groupMutes.has(keyOf(listing, me)),
      archived: isArchived(state, listing, me),
      updatedAt: last?.createdAt ?? listing.createdAt,
    };
  };

  /** Returns the members who have read past a message, except its author and members blocked in either direction. */
  const readersOf = (message: StoredGroupMessage): Student[] =>
    membersOf(state, message.listing).filter(
      (one) =>
        one !== message.sender &&
        (state.groupReads.get(keyOf(message.listing, one)) ?? 0) > state.groupMessages.indexOf(message) &&
        !isBlocked(state, one, message.sender),
    );
  const toMessage = (message: StoredGroupMessage, me: Student | null): GroupMessage => {
    const { listing, ...said } = message;
    const seenBy = said.sender === me ? readersOf(message).length : null;
    const shown = shownTo(said, me);
    return {
      ...shown,
      // Hides the quote from members who blocked its author.
      replyTo: said.replyTo !== null && hasBlocked(state, me, said.replyTo.sender) ? null : shown.replyTo,
      conversationId: listing.id,
      sequence: state.groupMessages.filter((one) => one.listing === listing).indexOf(message) + 1,
      isRead: seenBy !== null && seenBy > 0 && seenBy >= going(state, listing).length,
      seenBy,
    };
  };

  return {
    'groups.list'({ folder = 'inbox' }, me) {
      const data = state.listings
        .filter((one) => isInGroup(state, one, me))
        .filter((one) => isArchived(state, one, me) === (folder === 'archived'))
        .map((one) => describe(one, me));
      data.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
      return { data, count: data.length };
    },
    'groups.get': ({ id }, me) => ({ data: describe(find(id, me), me) }),
    'groups.messages'({ id, cursor, limit }, me) {
      const { items, pagination } = pageOf(messagesOf(state, find(id, me), me), cursor, limit);
      return { data: items.map((one) => toMessage(one, me)), pagination };
    },
    'groups.send'({ id, content, clientId = null, attachmentId, fileId, replyToId, confirmed }, me) {
      const listing = find(id, me);
      if (listing.status === 'deleted') return refuse('listing_unavailable');
      const sender = me ?? refuse('unauthenticated');
      guardOwnCode(state, sender, { content, confirmed });
      const earlier = state.groupMessages.find(
        (one) =>
          one.listing === listing && one.sender === me && clientId !== null && one.clientId === clientId,
      );
      if (earlier !== undefined) return { data: toMessage(earlier, me) };
      const attachment = attached(state, sender, attachmentId);
      const file = sentFile(state, sender, fileId, listing);
      const replyTo =
        replyToId === undefined
          ? null
          : (messagesOf(state, listing, me).find((one) => one.id === replyToId) ??
            refuseField('replyToId', 'not_their_message'));
      const stored: StoredGroupMessage = {
        ...UNTOUCHED,
        ...{ id: state.nextId(), listing, sender, content, attachment, clientId, replyTo },
        ...(file !== undefined && { file }),
        kind: file === undefined ? (attachment === null ? 'text' : 'photo') : 'file',
        event: null,
        warning: warningOf(content),
        createdAt: state.now().toISOString(),
      };
      state.groupMessages.push(stored);
      notifyOfMessage(state, stored);
      return { data: toMessage(stored, me) };
    },
    'groups.unsend'({ id, messageId }, me) {
      const message = inGroup(find(id, me), messageId);
      if (takeBack(state, message, me)) countOneLess(state, message.listing);
      return { data: toMessage(message, me) };
    },
    'groups.search'({ id, q, cursor, limit }, me) {
      const found = messagesOf(state, find(id, me), me).filter(
        (one) => one.unsentAt === null && isFoundBy(one, q),
      );
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toMessage(one, me)), pagination };
    },
    'groups.markRead'({ id }, me) {
      const listing = find(id, me);
      const count = unreadOf(state, listing, me);
      state.groupReads.set(keyOf(listing, me), state.groupMessages.length);
      if (me !== null) receiveInGroups(state, me, [listing]);
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
    'groups.archive'({ id, archived }, me) {
      const listing = find(id, me);
      if (archived) state.groupArchives.set(keyOf(listing, me), state.groupMessages.length);
      else state.groupArchives.delete(keyOf(listing, me));
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
      const message = inGroup(find(id, me), messageId);
      if (message.sender !== me) return refuse('forbidden');
      const readers = readersOf(message).sort((a, b) => a.name.localeCompare(b.name));
      return { data: readers.map(toPersonShown), count: readers.length };
    },
  };
}

/** Returns a student as others see them. */
function toPersonShown(student: Student): Person {
  const { id, name, profileImage, isVerified, university } = toUser(student);
  return { id, name, profileImage, isVerified, university };
}
