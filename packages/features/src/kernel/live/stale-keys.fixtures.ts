import type { ServerPayloads } from '@campushive/contract';
import type { QueryKey } from '@tanstack/react-query';
import { aMessage, aNotification } from '../../testing/message-fixtures.js';
import { aPayment, aStallOrder } from '../../testing/order-fixtures.js';

/** One entry of every query: of the listing `L`, the order `O`, the conversation or group `C`, the student `S`. */
export const KEYS: readonly QueryKey[] = [
  ...[
    'me',
    'activity',
    'sessions',
    'calendar',
    'blocked',
    'following',
    'paid-with',
    'passkeys',
    'text-messages',
  ].map((k) => ['account', k]),
  ['availability', 'L'],
  ['bookings', 'L', 'slots', '2026-11-23', 1, null],
  ['bookings', 'other', 'slots', '2026-11-23', 1, null],
  ['bundle', 'S'],
  ['dashboard', {}],
  ['events', 'L'],
  ['events', 'L', 'attendees'],
  ['events', 'other'],
  ['events', 'tickets'],
  ['favorites', 'list', 'all'],
  ['favorites', 'marks'],
  ['favorites', 'state', 'L'],
  ...['applied', 'assigned', 'mine', 'open-tasks'].map((k) => ['hives', k]),
  ...['appeal', 'applicants', 'edit', 'invitations', 'listing', 'milestones', 'of-poster', 'offers'].map(
    (k) => ['hives', k, 'L'],
  ),
  ...['related', 'suggested'].map((k) => ['hives', k, 'L']),
  ['hives', 'listing', 'B'],
  ['hives', 'listing', 'other'],
  ...['count', 'fresh', 'list', 'newest', 'open', 'price-range', 'services', 'types'].map((k) => [
    'hives',
    k,
  ]),
  ['home', {}],
  ['halls', 'ug'],
  ['meetup-spots', 'all'],
  ...['audit', 'books', 'credits', 'delayed-payouts', 'deliveries', 'health', 'listings', 'orders'].map(
    (k) => ['moderation', k],
  ),
  ...['imports', 'partners', 'switches', 'text-messages', 'users', 'warnings'].map((k) => ['moderation', k]),
  ...['latest', 'all'].map((k) => ['notifications', k]),
  ['payments', 'list'],
  ['payments', 'number'],
  ['payments', 'one', 'O'],
  ['payments', 'one', 'other'],
  ['payments', 'receipt', 'O'],
  ...['account', 'credits', 'list'].map((k) => ['payouts', k]),
  ['banks', 'list'],
  ['promo', 'L'],
  ['reviews', 'order', 'O'],
  ['reviews', 'order', 'other'],
  ['reviews', 'user', 'S'],
  ['savedSearches', 'list'],
  ...['kinds', 'overview', 'people', 'suggestions'].map((k) => ['search', k]),
  ...['mine', 'of', 'one'].map((k) => ['series', k]),
  ...['count', 'list', 'mine', 'orders'].map((k) => ['stalls', k]),
  ...['of', 'one', 'queue'].map((k) => ['stalls', k, 'L']),
  ['stalls', 'order', 'SO'],
  ['claims', 'T', 'S'],
  ['safeDeals', 'mine'],
  ['safeDeals', 'one', 'L'],
  ['suspension', 'email'],
  ...['inbox', 'archived'].flatMap((folder) => [
    ['threads', 'list', 'direct', folder],
    ['threads', 'list', 'group', folder],
  ]),
  ...['members', 'messages', 'one', 'search'].map((k) => ['threads', k, 'C']),
  ['threads', 'messages', 'other'],
  ['threads', 'one', 'L'],
  ['threads', 'readers', 'C', 'M'],
  ['threads', 'unread'],
  ['topics'],
  ['universities'],
  ...['listings', 'open-orders', 'portfolio', 'profile', 'reviews', 'search'].map((k) => ['users', k, 'S']),
  ['users', 'S'],
  ['users', 'shelf', 'ama'],
  ...['answers', 'count', 'list', 'looked-for', 'mine', 'my-things', 'post'].map((k) => ['wanted', k]),
];

/** Returns the name of a sample entry: its group and its arguments. */
export const nameOf = (key: QueryKey) =>
  key
    .filter((part): part is string => typeof part === 'string')
    .slice(0, 3)
    .join(' ');

const ofStallOrder = ['stalls order SO', 'stalls orders'];
const ofListing = [
  ...['hives applied', 'hives assigned', 'hives mine', 'hives open-tasks', 'users listings S'],
  ...['bookings L slots', 'events L', 'events L attendees'],
  ...['hives listing L', 'hives milestones L', 'hives offers L'],
];
const home = ['account activity', 'dashboard'];
const ofDeal = [
  ...[...ofListing, ...home, 'events tickets'],
  ...['hives appeal L', 'hives applicants L', 'hives invitations L', 'hives suggested L'],
];
const payouts = ['payouts account', 'payouts credits', 'payouts list'];
const ofOrder = [
  ...['payments list', 'payments receipt O', 'reviews order O', 'series mine', 'series of', 'series one'],
  ...payouts,
];
const notifications = ['notifications all', 'notifications latest'];
const conversations = 'threads list direct';
const groups = 'threads list group';
const threads = [conversations, groups];
const messages = 'threads messages C';
const everyHive = KEYS.filter(([group]) => group === 'hives').map(nameOf);
const everySearch = KEYS.filter(([group]) => group === 'search').map(nameOf);

interface Case<P> {
  readonly payload: P;
  /** Names of the entries that are refetched although a screen shows them. */
  readonly shown: readonly string[];
  /** Names of the further entries that become stale where no screen shows them. */
  readonly hidden?: readonly string[];
}

const system = (offer?: { id: string; round: number }): ServerPayloads['newMessage'] =>
  aMessage(1, {
    conversationId: 'C',
    event: { code: 'lesson_moved', amount: null, ...(offer && { offer }) },
  });
const notice = (change: Partial<ServerPayloads['notification']>) => aNotification(1, change);

/** Events of the server, with the entries that each makes stale. */
export const CASES: { readonly [E in keyof ServerPayloads]: readonly Case<ServerPayloads[E]>[] } = {
  newMessage: [
    {
      payload: aMessage(1, { conversationId: 'C', event: null }),
      shown: ['threads unread'],
      hidden: [messages, conversations],
    },
    {
      payload: system(),
      shown: ['threads unread', 'threads one C', conversations],
      hidden: [messages],
    },
    {
      payload: system({ id: 'offer', round: 1 }),
      shown: [
        ...['threads unread', 'threads one C', conversations, ...home],
        ...['hives applied', 'hives assigned', 'hives mine', 'hives open-tasks', 'hives offers L'],
        ...['hives listing B', 'hives listing L', 'hives listing other'],
      ],
      hidden: [messages],
    },
  ],
  messageChanged: [
    {
      payload: aMessage(1, { conversationId: 'C' }),
      shown: ['threads unread', ...notifications, ...threads],
      hidden: [messages],
    },
  ],
  messagesDelivered: [
    { payload: { conversationId: 'C', deliveredAt: 'now' }, shown: [], hidden: [messages] },
  ],
  conversationChanged: [
    {
      payload: { conversationId: 'C' },
      shown: ['threads unread', ...threads, 'threads one C'],
    },
  ],
  groupMessage: [
    {
      payload: aMessage(1, { conversationId: 'C', senderId: 'other' }),
      shown: ['threads unread'],
      hidden: [groups, messages],
    },
    {
      payload: aMessage(1, { conversationId: 'C', senderId: 'me' }),
      shown: [],
      hidden: [groups, messages],
    },
  ],
  groupRead: [
    {
      payload: { conversationId: 'C', readerId: 'other', after: null, seenId: 'M' },
      shown: ['threads readers C'],
      hidden: [messages],
    },
  ],
  userTyping: [{ payload: { conversationId: 'C', userId: 'other', isTyping: true }, shown: [] }],
  messageRead: [
    {
      payload: { conversationId: 'C', readerId: 'other', readAt: 'now' },
      shown: ['threads unread'],
      hidden: [messages, ...threads],
    },
    {
      payload: { conversationId: 'C', readerId: 'me', readAt: 'now' },
      shown: ['threads unread', ...notifications],
      hidden: [messages, ...threads],
    },
  ],
  presence: [
    {
      payload: { userId: 'other', presence: 'online' },
      shown: [],
      hidden: [conversations, 'threads one C', 'threads one L'],
    },
  ],
  notification: [
    {
      payload: notice({ type: 'payment', subject: { type: 'payment', id: 'O' } }),
      shown: [
        ...[...notifications, ...payouts, ...home, ...ofOrder, 'payments one O'],
        ...['reviews user S', 'users reviews S', 'users profile S'],
      ],
    },
    {
      payload: notice({ type: 'task', subject: { type: 'listing', id: 'L' } }),
      shown: [...notifications, ...ofDeal, 'threads one L', groups],
    },
    {
      payload: notice({ type: 'message', subject: { type: 'conversation', id: 'C' } }),
      shown: notifications,
    },
    { payload: notice({ type: 'message', subject: { type: 'group', id: 'C' } }), shown: notifications },
    {
      payload: notice({ type: 'system', subject: { type: 'user', id: 'S' } }),
      shown: [...notifications, 'users profile S', 'users listings S'],
    },
    {
      payload: notice({ type: 'payment', subject: null }),
      shown: [...notifications, ...payouts, ...home],
    },
    { payload: notice({ type: 'system', subject: null }), shown: notifications },
    {
      payload: notice({ type: 'system', subject: { type: 'stall-order', id: 'SO' } }),
      shown: [...notifications, ...ofStallOrder, 'stalls queue L'],
    },
  ],
  notificationsRead: [{ payload: { count: 2 }, shown: notifications }],
  paymentUpdate: [
    {
      payload: aPayment(1, {
        id: 'O',
        hiveId: 'L',
        bundle: [{ hiveId: 'B', title: 'Kettle', price: 80, photo: null }],
      }),
      shown: [
        ...[...ofOrder, ...ofDeal, 'hives listing B', 'users open-orders S'],
        ...['threads one C', 'threads one L', conversations, 'safeDeals one L'],
      ],
      hidden: ['payments one O', ...everyHive, ...everySearch, 'favorites list all'],
    },
  ],
  stallOrderUpdate: [
    {
      payload: aStallOrder({ id: 'SO', stallId: 'L', paymentId: 'O' }),
      shown: [...ofStallOrder, 'stalls queue L', 'stalls one L', 'payments one O'],
    },
    {
      payload: aStallOrder({ id: 'SO', stallId: 'L', paymentId: null }),
      shown: [...ofStallOrder, 'stalls queue L', 'stalls one L'],
    },
  ],
  listingChanged: [
    {
      payload: { hiveId: 'L' },
      shown: [...ofListing, 'stalls one L', 'stalls mine', 'safeDeals mine', 'safeDeals one L'],
      hidden: [...everyHive, ...everySearch, 'favorites list all', 'stalls list', 'stalls of L'],
    },
  ],
};

/** Returns the id of the sample entry for a function that makes a key. */
export const idOf = (name: string) => (name === 'profileKey' ? 'S' : 'L');
