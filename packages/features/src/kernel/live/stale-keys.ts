import type { Notification, NotificationType, Payment, ServerPayloads } from '@campushive/contract';
import type { QueryKey } from '@tanstack/react-query';

/** Cache entries that an event makes out of date. */
export interface StaleEntries {
  readonly key: QueryKey;
  /** Marks only hidden entries as stale. A visible screen applies the event itself, or is a long list that waits. */
  readonly isHidden?: true;
}

/** Facts about the viewer and the cache that some rows depend on. */
export interface StaleContext {
  readonly viewerId: string | undefined;
  /** The unread count includes the group already. */
  readonly isCounted: (groupId: string) => boolean;
  /** The cached list has an unread notification: about the conversation or group, or about anything. */
  readonly hasUnreadNotice: (subjectId?: string) => boolean;
}

type Row<P> = (payload: P, context: StaleContext) => readonly StaleEntries[];

const entries = (...keys: readonly QueryKey[]): StaleEntries[] => keys.map((key) => ({ key }));
const hidden = (...keys: readonly QueryKey[]): StaleEntries[] => keys.map((key) => ({ key, isHidden: true }));

const UNREAD = ['threads', 'unread'];
const THREADS = ['threads', 'list'];
const CONVERSATIONS = [...THREADS, 'direct'];
const GROUPS = [...THREADS, 'group'];
/** Every thread that was open. */
const OPENED = ['threads', 'one'];
const OWN_LISTS = ['mine', 'assigned', 'applied', 'open-tasks'].map((list) => ['hives', list]);
/** Lists of listings, whose cards show a status and a price. */
const LISTS = [['hives'], ['search'], ['favorites', 'list']];
const HOME = [['dashboard'], ['account', 'activity']];

const messagesOf = (id: string): QueryKey => ['threads', 'messages', id];
const ofListing = (id: string): QueryKey[] => [
  ...OWN_LISTS,
  ['users', 'listings'],
  ...['listing', 'milestones', 'offers'].map((part) => ['hives', part, id]),
  ['events', id],
  ['bookings', id],
];
const ofOrder = (id: string): QueryKey[] => [
  ['payments', 'list'],
  ['payments', 'receipt', id],
  ['reviews', 'order', id],
  ['series'],
  ['payouts'],
];
/** Entries about a listing that students apply for, buy or sell, for both sides. */
const ofDeal = (id: string): QueryKey[] => [
  ...HOME,
  ['events', 'tickets'],
  ...['applicants', 'invitations', 'suggested', 'appeal'].map((part) => ['hives', part, id]),
  ...ofListing(id),
];

const ofStallOrder = (id: string): QueryKey[] => [
  ['stalls', 'order', id],
  ['stalls', 'orders'],
];

const OF_SUBJECT: {
  readonly [T in NonNullable<Notification['subject']>['type']]: (id: string) => QueryKey[];
} = {
  payment: (id) => [
    ...ofOrder(id),
    ['payments', 'one', id],
    ['reviews', 'user'],
    ...['reviews', 'profile'].map((part) => ['users', part]),
    ...HOME,
  ],
  listing: (id) => [...ofDeal(id), [...OPENED, id], GROUPS],
  conversation: () => [],
  group: () => [],
  'stall-order': (id) => [...ofStallOrder(id), ['stalls', 'queue']],
  user: (id) => ['profile', 'listings'].map((part) => ['users', part, id]),
};

const OF_TYPE: { readonly [T in NotificationType]: readonly QueryKey[] } = {
  message: [],
  task: HOME,
  payment: [['payouts'], ...HOME],
  system: [],
};

/** Entries that a change of an order makes out of date. */
export const ofPayment = ({ id, hiveId, bundle, stallOrder }: Payment): readonly StaleEntries[] => [
  ...hidden(['payments', 'one', id], ...LISTS),
  ...entries(
    ...ofOrder(id),
    ...ofDeal(hiveId),
    ...bundle.map((item) => ['hives', 'listing', item.hiveId]),
    ['users', 'open-orders'],
    ['safeDeals', 'one', hiveId],
    OPENED,
    CONVERSATIONS,
    ...(stallOrder === null
      ? []
      : [
          ['stalls', 'orders'],
          ['stalls', 'one', hiveId],
        ]),
  ),
];

/**
 * Maps each server event to the cache entries that it makes stale. An event without a row does not compile. The viewer's own action uses
 * the row of the event that notifies the other side.
 */
export const STALE_KEYS: { readonly [E in keyof ServerPayloads]: Row<ServerPayloads[E]> } = {
  newMessage: ({ conversationId: id, event }) => [
    ...entries(UNREAD),
    ...hidden(messagesOf(id), CONVERSATIONS),
    ...(event === null ? [] : entries([...OPENED, id], CONVERSATIONS)),
    ...(event?.offer === undefined
      ? []
      : entries(['hives', 'offers'], ['hives', 'listing'], ...OWN_LISTS, ...HOME)),
  ],
  messageChanged: ({ conversationId: id }) => [
    ...entries(UNREAD, ['notifications'], THREADS),
    ...hidden(messagesOf(id)),
  ],
  messagesDelivered: ({ conversationId: id }) => hidden(messagesOf(id)),
  conversationChanged: ({ conversationId: id }) => entries(UNREAD, THREADS, [...OPENED, id]),
  groupMessage: ({ conversationId: id, senderId }, { viewerId, isCounted }) => [
    ...hidden(messagesOf(id), GROUPS),
    ...(senderId === viewerId || isCounted(id) ? [] : entries(UNREAD)),
  ],
  groupRead: ({ conversationId: id }) => [...entries(['threads', 'readers', id]), ...hidden(messagesOf(id))],
  userTyping: () => [],
  messageRead: ({ conversationId: id, readerId }, { viewerId, hasUnreadNotice }) => [
    ...entries(UNREAD),
    ...hidden(messagesOf(id), THREADS),
    ...(readerId === viewerId && hasUnreadNotice(id) ? entries(['notifications']) : []),
  ],
  presence: () => hidden(CONVERSATIONS, OPENED),
  notification: ({ type, subject }) =>
    entries(
      ['notifications'],
      ...OF_TYPE[type],
      ...(subject === null ? [] : OF_SUBJECT[subject.type](subject.id)),
    ),
  // Only refetches if the cache has an unread notification: the page that marked them as read already shows it.
  notificationsRead: (_, { hasUnreadNotice }) => (hasUnreadNotice() ? entries(['notifications']) : []),
  paymentUpdate: ofPayment,
  stallOrderUpdate: ({ id, stallId, paymentId }) =>
    entries(
      ...ofStallOrder(id),
      ['stalls', 'queue', stallId],
      ['stalls', 'one', stallId],
      ...(paymentId === null ? [] : [['payments', 'one', paymentId]]),
    ),
  listingChanged: ({ hiveId }) => [
    ...hidden(...LISTS, ['stalls', 'list'], ['stalls', 'of']),
    ...entries(...ofListing(hiveId), ['stalls', 'one', hiveId], ['stalls', 'mine'], ['safeDeals']),
  ],
};

const isServerEvent = (name: string): name is keyof ServerPayloads => name in STALE_KEYS;
export const SERVER_EVENTS = Object.keys(STALE_KEYS).filter(isServerEvent);

/** Groups of cache entries that live events change. */
export const LIVE_GROUPS: readonly string[] = [
  ...['account', 'bookings', 'dashboard', 'events', 'hives', 'notifications', 'payments'],
  ...['payouts', 'reviews', 'safeDeals', 'series', 'stalls', 'threads', 'users'],
];
