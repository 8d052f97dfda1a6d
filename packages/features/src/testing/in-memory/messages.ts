import { isClosed } from './blocking.js';
import { isFoundBy, isHeard, isWritten } from '@campushive/contract/rules/messages';
import { acceptsOffers } from '@campushive/contract/rules/offers';
import { UNPAID_ENDS, withheldPhoto, type Conversation, type Message } from '@campushive/contract';
import { buys, moreIn } from './bundles.js';
import { agreedPriceOf } from './applications.js';
import { guardOwnCode } from './code-guard.js';
import { receiveInGroups, unreadGroups } from './groups.js';
import { offerShown } from './offers.js';
import { attached, sentFile, shownTo, takeBack, toEvent, warningOf } from './said.js';
import { ensureThread, findThread, UNTOUCHED } from './threads.js';
import {
  isBlocked,
  notify,
  pageOf,
  notificationsOf,
  refuse,
  refuseField,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredConversation,
  type StoredListing,
  type Student,
} from './state.js';
import { toMajor } from './money.js';

type MessageCalls = InMemoryCalls<
  | 'messages.conversations'
  | 'messages.open'
  | 'messages.conversation'
  | 'messages.list'
  | 'messages.markRead'
  | 'messages.send'
  | 'messages.unsend'
  | 'messages.search'
  | 'messages.mute'
  | 'messages.archive'
  | 'messages.received'
  | 'messages.unreadCount'
  | 'notifications.list'
  | 'notifications.markRead'
>;

export const otherOf = ({ pair: [one, two] }: StoredConversation, me: Student) => (one === me ? two : one);
const unreadOf = ({ messages, seen }: StoredConversation, me: Student) =>
  messages
    .slice(seen.get(me.id) ?? 0)
    .filter(({ sender, actor, unsentAt }) => sender !== me && actor !== me && unsentAt === null).length;
const hears = ({ muted, archived }: StoredConversation, me: Student) =>
  isHeard({ muted: muted.has(me.id), archived: archived.has(me.id) });

/** Returns conversations whose latest message is unread, newest first. */
export const unreadTalks = (state: State, me: Student): StoredConversation[] =>
  state.conversations
    .filter((one) => one.pair.includes(me) && unreadOf(one, me) > 0 && hears(one, me))
    .filter(({ messages }) => messages.at(-1)?.kind !== 'system' && messages.at(-1)?.unsentAt === null)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));

function toConversation(state: State, talk: StoredConversation, me: Student): Conversation {
  const { id, name, profileImage, isVerified, university } = toUser(otherOf(talk, me));
  const { listing } = talk;
  const last = talk.messages.at(-1);
  const helped = talk.pair.some((one) => one.id === listing?.assignedToId);
  const agreed = helped && listing !== null ? agreedPriceOf(state, listing) : null;
  return {
    id: talk.id,
    otherParticipant: { id, name, profileImage, isVerified, university, presence: 'offline' },
    listing: listing && {
      id: listing.id,
      title: listing.title,
      price: toMajor(listing.priceMinor ?? 0),
      agreedPrice: agreed === null ? null : toMajor(agreed),
      status: listing.status,
      hiveTypeId: listing.hive,
      postedById: listing.poster.id,
      photo: listing.photos[0] ?? null,
      acceptsOffers: acceptsOffers(listing.details),
      order: orderOf(state, listing, [me, otherOf(talk, me)]),
    },
    offer: offerOf(state, talk),
    conversationLastMessage:
      last === undefined
        ? null
        : {
            kind: last.kind,
            content: last.content,
            event: toEvent(last.event),
            createdAt: last.createdAt,
            senderId: last.sender.id,
            unsent: last.unsentAt !== null,
          },
    unreadCount: unreadOf(talk, me),
    muted: talk.muted.has(me.id),
    archived: talk.archived.has(me.id),
    blocked: state.blocks.some(({ by, of }) => by === me && of === otherOf(talk, me)),
    dealsBlocked: isBlocked(state, me, otherOf(talk, me)),
    canWrite: state.students.includes(otherOf(talk, me)) && !isClosed(state, talk.pair, talk.listing),
    createdAt: talk.createdAt,
    updatedAt: talk.updatedAt,
  };
}

function offerOf(state: State, talk: StoredConversation): Conversation['offer'] {
  const latest = state.offers.findLast((one) => one.talk === talk);
  return latest === undefined ? null : offerShown(state, latest);
}

/** Returns the newest order of a listing between two students, unless it was never paid. */
function orderOf(state: State, listing: StoredListing, [me, other]: readonly [Student, Student]) {
  const order = state.orders.findLast(
    (one) =>
      buys(one, listing) &&
      [one.buyer, one.seller].includes(me) &&
      [one.buyer, one.seller].includes(other) &&
      !UNPAID_ENDS.includes(one.status),
  );
  if (order === undefined) return null;
  return {
    id: order.id,
    status: order.status,
    role: order.buyer === me ? ('buyer' as const) : ('seller' as const),
    ...moreIn(order),
  };
}

function toMessage(talk: StoredConversation, position: number, viewer: Student): Message {
  const message = talk.messages[position];
  if (message === undefined) return refuse('not_found');
  const isRead = position < (talk.read.get(otherOf(talk, message.sender).id) ?? 0);
  return { ...shownTo(message, viewer), conversationId: talk.id, sequence: position + 1, isRead };
}

/** In-memory calls for conversations between two. */
export function messageCalls(state: State): MessageCalls {
  const mine = (id: string, me: Student): StoredConversation =>
    state.conversations.find((one) => one.id === id && one.pair.includes(me)) ?? refuse('not_found');
  /** Returns messages for one participant. Photos have no URL while a block closes the conversation. */
  const shown = (talk: StoredConversation, positions: readonly number[], me: Student): Message[] => {
    const withheld = isClosed(state, talk.pair, talk.listing);
    return positions.map((position) => {
      const message = toMessage(talk, position, me);
      const theirs = withheld && message.senderId !== me.id ? message.attachment : null;
      return theirs === null ? message : { ...message, attachment: withheldPhoto(theirs) };
    });
  };
  /** Marks the other participant's messages as delivered. Returns the number of new ones. */
  const receive = (talk: StoredConversation, me: Student): number => {
    const fresh = talk.messages.filter((one) => one.sender !== me && one.deliveredAt === null);
    for (const one of fresh) one.deliveredAt = state.now().toISOString();
    return fresh.length;
  };
  return {
    'messages.conversations'({ folder = 'inbox', cursor, limit }, me) {
      const all = state.conversations
        .filter((one) => one.pair.includes(me) && (one.messages.length > 0 || one.openedBy === me))
        .filter((one) => one.archived.has(me.id) === (folder === 'archived'))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
      const { items, pagination } = pageOf(all, cursor, limit);
      return { data: items.map((one) => toConversation(state, one, me)), pagination };
    },
    'messages.open'({ recipientId, hiveId }, me) {
      if (recipientId === me.id) return refuse('forbidden');
      const recipient = state.students.find((one) => one.id === recipientId) ?? refuse('not_found');
      const listing =
        hiveId === undefined
          ? null
          : (state.listings.find((one) => one.id === hiveId) ?? refuse('not_found'));
      if (isClosed(state, [me, recipient], listing)) return refuse('blocked');
      const known = findThread(state, [me, recipient], listing);
      if (known !== undefined) return { data: toConversation(state, known, me) };
      if (listing?.status === 'deleted') return refuse('not_found');
      if (listing !== null && listing.poster !== me && listing.poster !== recipient) {
        return refuseField('hiveId', 'not_their_listing');
      }
      return { data: toConversation(state, ensureThread(state, [me, recipient], listing), me) };
    },
    'messages.conversation': ({ id }, me) => ({ data: toConversation(state, mine(id, me), me) }),
    'messages.list'({ id, limit = 50, offset = 0, cursor, after }, me) {
      const talk = mine(id, me);
      const positions = talk.messages.map((_, index) => index).reverse();
      const first = after === undefined ? -1 : talk.messages.findIndex((one) => one.id === after);
      if (after !== undefined && first < 0) return refuseField('after', 'not_their_message');
      const { items, pagination } = pageOf(
        positions.filter((one) => one > first).slice(offset),
        cursor,
        limit,
      );
      return { data: shown(talk, items, me), count: talk.messages.length, pagination };
    },
    'messages.markRead'({ id }, me) {
      const talk = mine(id, me);
      const count = unreadOf(talk, me);
      talk.seen.set(me.id, talk.messages.length);
      if (!isBlocked(state, me, otherOf(talk, me))) {
        talk.read.set(me.id, talk.messages.length);
        receive(talk, me);
      }
      for (const one of state.notifications) {
        const isOfThread = one.subject?.id === id && one.type === 'message';
        if (isOfThread && one.userId === me.id) one.read = true;
      }
      return { count };
    },
    'messages.send'({ conversationId, content, clientId, attachmentId, fileId, replyToId, confirmed }, me) {
      const talk = mine(conversationId, me);
      const partner = otherOf(talk, me);
      if (!state.students.includes(partner) || isClosed(state, talk.pair, talk.listing))
        return refuse('blocked');
      const known = talk.messages.findIndex(
        (one) => clientId !== undefined && one.sender === me && one.clientId === clientId,
      );
      if (known >= 0) return { data: toMessage(talk, known, me) };
      guardOwnCode(state, me, { content, confirmed });
      const attachment = attached(state, me, attachmentId);
      const file = sentFile(state, me, fileId, talk);
      const replyTo =
        replyToId === undefined
          ? null
          : (talk.messages.find((one) => one.id === replyToId && isWritten(one)) ??
            refuseField('replyToId', 'not_their_message'));
      const createdAt = state.now().toISOString();
      talk.messages.push({
        ...UNTOUCHED,
        replyTo,
        id: state.nextId(),
        kind: file !== undefined ? 'file' : attachment === null ? 'text' : 'photo',
        event: null,
        sender: me,
        content,
        attachment,
        ...(file && { file }),
        warning: warningOf(content),
        clientId: clientId ?? null,
        createdAt,
      });
      talk.seen.set(me.id, talk.messages.length);
      talk.read.set(me.id, talk.messages.length);
      talk.archived.clear();
      talk.updatedAt = createdAt;
      if (!talk.muted.has(partner.id)) {
        forgetNotifications(state, talk, partner);
        notify(state, partner.id, {
          type: 'message',
          kind: KIND,
          values: { sender: me.name, count: unreadOf(talk, partner) },
          subject: { type: 'conversation', id: talk.id },
        });
      }
      return { data: toMessage(talk, talk.messages.length - 1, me) };
    },
    'messages.unsend'({ id }, me) {
      const talk =
        state.conversations.find(
          (one) => one.pair.includes(me) && one.messages.some((said) => said.id === id),
        ) ?? refuse('not_found');
      const position = talk.messages.findIndex((one) => one.id === id);
      const message = talk.messages[position] ?? refuse('not_found');
      if (takeBack(state, message, me)) countOneLess(state, talk, otherOf(talk, me));
      return { data: toMessage(talk, position, me) };
    },
    'messages.search'({ id, q, cursor, limit }, me) {
      const talk = mine(id, me);
      const found = talk.messages
        .flatMap((one, position) =>
          isWritten(one) && one.unsentAt === null && isFoundBy(one, q) ? [position] : [],
        )
        .reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: shown(talk, items, me), pagination };
    },
    'messages.mute'({ id, muted }, me) {
      const talk = mine(id, me);
      if (muted) talk.muted.add(me.id);
      else talk.muted.delete(me.id);
      return { data: toConversation(state, talk, me) };
    },
    'messages.archive'({ id, archived }, me) {
      const talk = mine(id, me);
      if (archived) talk.archived.add(me.id);
      else talk.archived.delete(me.id);
      return { data: toConversation(state, talk, me) };
    },
    'messages.received'(_input, me) {
      const counts = state.conversations
        .filter((one) => one.pair.includes(me) && !isBlocked(state, me, otherOf(one, me)))
        .map((one) => receive(one, me));
      return { count: counts.reduce((sum, count) => sum + count, receiveInGroups(state, me)) };
    },
    'messages.unreadCount'(_input, me) {
      const counts = state.conversations
        .filter((one) => one.pair.includes(me) && hears(one, me))
        .map((one) => unreadOf(one, me));
      return {
        data: {
          conversations: counts.filter((count) => count > 0).length,
          messages: counts.reduce((sum, count) => sum + count, 0),
          groups: unreadGroups(state, me),
        },
      };
    },
    'notifications.list'({ cursor, limit }, me) {
      const all = notificationsOf(state, me);
      const { items, pagination } = pageOf(all, cursor, limit);
      return { data: items, count: all.filter((one) => !one.read).length, pagination };
    },
    'notifications.markRead'({ ids, subjectId }, me) {
      const unread = state.notifications.filter(
        (one) =>
          one.userId === me.id &&
          !one.read &&
          (ids?.includes(one.id) ?? true) &&
          (subjectId === undefined || one.subject?.id === subjectId),
      );
      for (const one of unread) one.read = true;
      return { count: unread.length };
    },
  };
}

const KIND = 'message_received';
const isNotificationOf =
  (talk: StoredConversation, reader: Student) => (one: State['notifications'][number]) =>
    one.userId === reader.id && one.kind === KIND && one.subject?.id === talk.id && !one.read;

/** Deletes the unread notification of a thread before a newer one is added. */
function forgetNotifications(state: State, talk: StoredConversation, reader: Student): void {
  const at = state.notifications.findIndex(isNotificationOf(talk, reader));
  if (at >= 0) state.notifications.splice(at, 1);
}

/** Decrements the notification of a message that was unsent before it was read. */
function countOneLess(state: State, talk: StoredConversation, reader: Student): void {
  const count = unreadOf(talk, reader);
  const notification = state.notifications.find(isNotificationOf(talk, reader));
  if (count === 0) forgetNotifications(state, talk, reader);
  else if (notification !== undefined)
    Object.assign(notification, { values: { ...notification.values, count } });
}
