import { UNPAID_ENDS, type Conversation, type Message } from '@campushive/contract';
import { unreadGroups } from './groups.js';
import { offerShown } from './offers.js';
import { ensureThread, findThread } from './threads.js';
import {
  isBlocked,
  notify,
  pageOf,
  toldTo,
  refuse,
  refuseField,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredConversation,
  type StoredListing,
  type Student,
} from './state.js';

type MessageCalls = InMemoryCalls<
  | 'messages.conversations'
  | 'messages.open'
  | 'messages.conversation'
  | 'messages.list'
  | 'messages.markRead'
  | 'messages.send'
  | 'messages.unreadCount'
  | 'notifications.list'
  | 'notifications.markRead'
>;

export const otherOf = ({ pair: [one, two] }: StoredConversation, me: Student) => (one === me ? two : one);
const unreadOf = ({ messages, seen }: StoredConversation, me: Student) =>
  messages.slice(seen.get(me.id) ?? 0).filter((one) => one.sender !== me).length;

/** Conversations in which something unread was written last, the latest first. */
export const unreadTalks = (state: State, me: Student): StoredConversation[] =>
  state.conversations
    .filter((one) => one.pair.includes(me) && unreadOf(one, me) > 0 && one.messages.at(-1)?.kind !== 'system')
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));

function toConversation(state: State, talk: StoredConversation, me: Student): Conversation {
  const { id, name, profileImage, isVerified, university } = toUser(otherOf(talk, me));
  const { listing } = talk;
  const last = talk.messages.at(-1);
  return {
    id: talk.id,
    otherParticipant: { id, name, profileImage, isVerified, university, presence: 'offline' },
    listing: listing && {
      id: listing.id,
      title: listing.title,
      price: listing.price,
      status: listing.status,
      hiveTypeId: listing.hive,
      postedById: listing.poster.id,
      photo: listing.photos[0] ?? null,
      order: orderOf(state, listing, [me, otherOf(talk, me)]),
    },
    offer: offerOf(state, talk),
    conversationLastMessage:
      last === undefined
        ? null
        : {
            kind: last.kind,
            content: last.content,
            event: last.event,
            createdAt: last.createdAt,
            senderId: last.sender.id,
          },
    unreadCount: unreadOf(talk, me),
    blocked: state.blocks.some(({ by, of }) => by === me && of === otherOf(talk, me)),
    createdAt: talk.createdAt,
    updatedAt: talk.updatedAt,
  };
}

function offerOf(state: State, talk: StoredConversation): Conversation['offer'] {
  const latest = state.offers.findLast((one) => one.talk === talk);
  return latest === undefined ? null : offerShown(state, latest);
}

/** The newest order of a listing between two students, unless no money came. */
function orderOf(state: State, listing: StoredListing, [me, other]: readonly [Student, Student]) {
  const order = state.orders.findLast(
    (one) =>
      one.listing === listing &&
      [one.buyer, one.seller].includes(me) &&
      [one.buyer, one.seller].includes(other) &&
      !UNPAID_ENDS.includes(one.status),
  );
  if (order === undefined) return null;
  return {
    id: order.id,
    status: order.status,
    role: order.buyer === me ? ('buyer' as const) : ('seller' as const),
  };
}

function toMessage(talk: StoredConversation, position: number): Message {
  const message = talk.messages[position];
  if (message === undefined) return refuse('not_found');
  const { sender, ...rest } = message;
  const { name, profileImage } = toUser(sender);
  return {
    ...rest,
    conversationId: talk.id,
    senderId: sender.id,
    isRead: position < (talk.seen.get(otherOf(talk, sender).id) ?? 0),
    messageAuthor: { name, profileImage },
  };
}

/** Conversations of two, as the server keeps them. */
export function messageCalls(state: State): MessageCalls {
  const mine = (id: string, me: Student): StoredConversation =>
    state.conversations.find((one) => one.id === id && one.pair.includes(me)) ?? refuse('not_found');
  return {
    'messages.conversations'({ cursor, limit }, me) {
      const all = state.conversations
        .filter((one) => one.pair.includes(me) && (one.messages.length > 0 || one.openedBy === me))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
      const { items, pagination } = pageOf(all, cursor, limit);
      return { data: items.map((one) => toConversation(state, one, me)), pagination };
    },
    'messages.open'({ recipientId, hiveId }, me) {
      if (recipientId === me.id) return refuse('forbidden');
      const recipient = state.students.find((one) => one.id === recipientId) ?? refuse('not_found');
      if (isBlocked(state, me, recipient)) return refuse('blocked');
      const listing =
        hiveId === undefined
          ? null
          : (state.listings.find((one) => one.id === hiveId) ?? refuse('not_found'));
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
      return { data: items.map((one) => toMessage(talk, one)), count: talk.messages.length, pagination };
    },
    'messages.markRead'({ id }, me) {
      const talk = mine(id, me);
      const count = unreadOf(talk, me);
      talk.seen.set(me.id, talk.messages.length);
      for (const one of state.notifications) {
        const told = one.subject?.id === id && one.type === 'message';
        if (told && one.userId === me.id) one.read = true;
      }
      return { count };
    },
    'messages.send'({ conversationId, content, clientId, attachmentId }, me) {
      const talk = mine(conversationId, me);
      const partner = otherOf(talk, me);
      if (!state.students.includes(partner) || isBlocked(state, me, partner)) return refuse('blocked');
      const known = talk.messages.findIndex(
        (one) => clientId !== undefined && one.sender === me && one.clientId === clientId,
      );
      if (known >= 0) return { data: toMessage(talk, known) };
      const upload = attachmentId === undefined ? undefined : state.uploads.get(attachmentId);
      if (attachmentId !== undefined && upload?.owner !== me) {
        return refuseField('attachmentId', 'unknown_upload');
      }
      const createdAt = state.now().toISOString();
      talk.messages.push({
        id: state.nextId(),
        kind: upload === undefined ? 'text' : 'photo',
        event: null,
        sender: me,
        content,
        attachment: upload?.photo ?? null,
        clientId: clientId ?? null,
        createdAt,
      });
      talk.seen.set(me.id, talk.messages.length);
      talk.updatedAt = createdAt;
      const other = otherOf(talk, me);
      if (unreadOf(talk, other) === 1) {
        notify(state, other.id, {
          type: 'message',
          kind: 'message_received',
          values: { sender: me.name },
          subject: { type: 'conversation', id: talk.id },
        });
      }
      return { data: toMessage(talk, talk.messages.length - 1) };
    },
    'messages.unreadCount'(_input, me) {
      const counts = state.conversations
        .filter((one) => one.pair.includes(me))
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
      const all = toldTo(state, me);
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
