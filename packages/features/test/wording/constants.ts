import { campus as ghana } from '@campushive/campus-ghana';
import {
  ADMISSIONS,
  AUTO_RELEASE_AFTER,
  CONDITIONS,
  DAY,
  DEFAULT_SETTINGS,
  EVENT_TYPES,
  feesFor,
  HIVE_NAMES,
  HOUR,
  LOCALES,
  LISTING_LIFETIME,
  LISTING_REMINDER,
  LOGIN_PASSWORD_MIN,
  MESSAGES_PAGE,
  MINUTE,
  MAX_NAME,
  NAME_MIN,
  OTP_LENGTH,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  PAGE_DEFAULT,
  MAX_PAGE,
  MAX_PASSWORD,
  PASSWORD_MIN,
  PAYMENT_POLL_EVERY,
  PAYMENT_POLL_FOR,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PROMPT_LIFETIME,
  REQUEST_TIMEOUT,
  RESERVATION_LIFETIME,
  RESET_LINK_LIFETIME,
  routes,
  SECOND,
  SESSION_IDLE,
  SESSION_REMEMBERED,
  MAX_STUDY_FILE_BYTES,
  hiveOf,
} from '@campushive/contract';
import { formatRelativeTime } from '@campushive/ui/relative-time';
import { hourMinute, longDate, monthYear } from '../../src/kernel/dates.js';
import { orderedUniversities } from '../../src/base/universities/find-universities.js';
import { formatMoney } from '@campushive/contract/format-money';

const MOMENT = '2025-05-06T14:05:00.000Z';
const ENGLISH = { tag: 'en', timeZone: 'Africa/Accra' };
const after = (days: number) =>
  formatRelativeTime(new Date(MOMENT), new Date(new Date(MOMENT).getTime() + days * DAY));

/** The table of section 7. */
const CALLS = [
  ...['POST /auth/register', 'POST /auth/verify-otp', 'POST /auth/resend-otp', 'POST /auth/login'],
  ...['POST /auth/reset-password', 'GET /auth/me', 'GET /users/{id}', 'PUT /users/profile'],
  ...['GET /hives/types', 'GET /hives', 'GET /hives/{id}', 'GET /hives/my/posted', 'GET /hives/my/assigned'],
  ...['POST /hives', 'PUT /hives/{id}', 'DELETE /hives/{id}', 'PUT /hives/{id}/status'],
  ...['PUT /hives/{id}/assign', 'GET /{category}', 'POST /{category}', 'PUT /{category}/{id}'],
  ...['POST /payments/initialize/{hiveId}', 'GET /messages/conversations', 'POST /messages/conversations'],
  ...['GET /messages/conversations/{id}/messages', 'PUT /messages/conversations/{id}/read'],
  'POST /messages/send',
];

/** Limits, delays and defaults of the specification that both sides share, with their values. */
export const CONSTANTS: readonly { name: string; is: unknown; specified: unknown }[] = [
  { name: 'digits of a one-time code', is: OTP_LENGTH, specified: 6 },
  { name: 'wait before another code', is: OTP_RESEND_AFTER, specified: 60 * SECOND },
  { name: 'password at login', is: LOGIN_PASSWORD_MIN, specified: 5 },
  { name: 'password at registration', is: PASSWORD_MIN, specified: 8 },
  { name: 'full name', is: [NAME_MIN, MAX_NAME], specified: [2, 50] },
  { name: 'universities', is: ghana.institutions.length, specified: 17 },
  { name: 'life and tries of a one-time code', is: [OTP_LIFETIME, OTP_TRIES], specified: [10 * MINUTE, 5] },
  { name: 'life of a link to a new password', is: RESET_LINK_LIFETIME, specified: 60 * MINUTE },
  { name: 'longest password', is: MAX_PASSWORD, specified: 128 },
  {
    name: 'sessions, remembered and not',
    is: [SESSION_REMEMBERED, SESSION_IDLE],
    specified: [30 * DAY, 24 * HOUR],
  },
  { name: 'rows of an answer, and the most', is: [PAGE_DEFAULT, MAX_PAGE], specified: [20, 50] },
  { name: 'photos of a listing', is: MAX_PHOTOS, specified: 8 },
  { name: 'bytes of study material', is: MAX_STUDY_FILE_BYTES, specified: 25 * 1024 * 1024 },
  {
    name: 'life of a listing, and its reminder',
    is: [LISTING_LIFETIME, LISTING_REMINDER],
    specified: [60 * DAY, 3 * DAY],
  },
  { name: 'a listing is kept for its payer', is: RESERVATION_LIFETIME, specified: 15 * MINUTE },
  { name: 'a phone is asked to pay', is: PROMPT_LIFETIME, specified: 180 * SECOND },
  { name: 'payouts, in minor units', is: ghana.fees.payout, specified: { minimum: 2_000, instantFee: 100 } },
  {
    name: 'what a purchase pays out of 120.00',
    is: feesFor('purchase', 12_000, ghana.fees).payout,
    specified: 11_880,
  },
  { name: 'bytes of a photo', is: MAX_PHOTO_BYTES, specified: 10 * 1024 * 1024 },
  { name: 'asking after a payment', is: PAYMENT_POLL_EVERY, specified: 5 * SECOND },
  { name: 'giving up on a payment', is: PAYMENT_POLL_FOR, specified: 2 * MINUTE },
  { name: 'release without complaint', is: AUTO_RELEASE_AFTER, specified: 7 * DAY },
  { name: 'messages in a page', is: MESSAGES_PAGE, specified: 50 },
  { name: 'answer to a call', is: REQUEST_TIMEOUT, specified: 30 * SECOND },
  { name: 'fees of a buyer', is: ghana.fees.purchase.payer, specified: { platform: 500, processing: 150 } },
  { name: 'the sample receipt', is: feesFor('gig', 12_000, ghana.fees).payout, specified: 11_280 },
  {
    name: 'hives as they are written',
    is: HIVE_NAMES.map((name) => hiveOf(ghana, name).title),
    specified: ['Essentials', 'Academia', 'Logistics', 'Buzz', 'Archive', 'SideHustle'],
  },
  { name: 'conditions', is: CONDITIONS, specified: ['new', 'like-new', 'good', 'fair', 'poor'] },
  {
    name: 'kinds of events',
    is: EVENT_TYPES,
    specified: ['workshop', 'seminar', 'conference', 'party', 'sports', 'cultural', 'academic', 'other'],
  },
  {
    name: 'notifications at first',
    is: (({ email, push, messages, updates }) => [email, push, messages, updates])(
      DEFAULT_SETTINGS.notifications,
    ),
    specified: [true, true, true, false],
  },
  {
    name: 'settings at first',
    // The theme is the device's, and light where it says nothing (decision 85).
    is: [DEFAULT_SETTINGS.language, DEFAULT_SETTINGS.visibility],
    specified: ['en', 'public'],
  },
  { name: 'ways into an event', is: ADMISSIONS, specified: ['free', 'paid', 'donation'] },
  { name: 'languages', is: LOCALES, specified: ['en', 'fr', 'es'] },
  {
    name: 'icons of the hives',
    is: HIVE_NAMES.map((name) => hiveOf(ghana, name).icon),
    specified: ['shopping-bag', 'book', 'truck', 'megaphone', 'archive', 'briefcase'],
  },
  {
    name: 'the eight universities of the home page',
    is: ghana.landingInstitutions,
    specified: ['ug', 'knust', 'ucc', 'central', 'gimpa', 'ashesi', 'upsa', 'uew'],
  },
  {
    name: 'the first eight universities of the listing',
    is: orderedUniversities(ghana)
      .slice(0, 8)
      .map(({ id }) => id),
    specified: ['ug', 'knust', 'ucc', 'gimpa', 'ashesi', 'central', 'uew', 'uds'],
  },
  {
    name: 'endings of student addresses, public universities first',
    is: ghana.institutions.map(({ id, kind, emailDomains }) => `${id} ${kind} ${emailDomains[0]}`),
    specified: [
      ...['ug public st.ug.edu.gh', 'knust public st.knust.edu.gh', 'ucc public ucc.edu.gh'],
      ...['upsa', 'gimpa', 'uew', 'uds', 'umat', 'uhas', 'uenr'].map((id) => `${id} public ${id}.edu.gh`),
      ...['ashesi', 'vvu', 'gctu', 'central'].map((id) => `${id} private ${id}.edu.gh`),
      ...['aucc private auc.edu.gh', 'regent private regent.edu.gh', 'puc private puc.edu.gh'],
    ],
  },
  {
    name: 'calls of the table that are missing',
    is: CALLS.filter((call) => !Object.values<string>(routes).includes(call)),
    specified: [],
  },
  { name: 'money', is: formatMoney(245_000, ghana.currency, 'en'), specified: '₵2,450.00' },
  { name: 'a date', is: longDate(MOMENT, ENGLISH), specified: 'May 6, 2025' },
  { name: 'a month', is: monthYear(MOMENT, ENGLISH), specified: 'May 2025' },
  { name: 'a time', is: /^\d{1,2}:05/.test(hourMinute(MOMENT, ENGLISH)), specified: true },
  {
    name: 'how long ago',
    is: [0, 1 / 1440, 1 / 24, 1, 6, 7, 29, 30, 364, 365].map(after),
    specified: [
      ...['just now', '1 minute ago', '1 hour ago', '1 day ago', '6 days ago', '1 week ago'],
      ...['4 weeks ago', '1 month ago', '12 months ago', '1 year ago'],
    ],
  },
  {
    name: 'the date of the legal texts',
    is: ghana.legal.updated.slice(0, 10),
    specified: '2025-05-06',
  },
];

/** Values of a single source, with their words there. Paths start at the root of the repository. */
export const SOURCES: readonly { name: string; path: string; says: readonly string[] }[] = [
  {
    name: 'while a page loads',
    path: 'packages/features/src/reach/unreachable/unreachable.messages.ts',
    says: ["loading: 'Loading...'"],
  },
  {
    name: 'what a device sends and receives at once',
    path: 'packages/contract/src/events.ts',
    says: [
      ...['sendMessage: z', 'joinConversation: z', 'leaveConversation: z', 'typing: z', '  newMessage: '],
      ...['  userTyping: ', '  messageRead: ', '  presence: ', '  notification: ', '  paymentUpdate: '],
    ],
  },
  {
    name: 'kinds of feedback',
    path: 'packages/contract/src/calls/reach/public.ts',
    says: ["FEEDBACK_CATEGORIES = ['feature', 'service', 'other']"],
  },
  {
    name: 'when the time is unknown',
    path: 'packages/features/src/shared/shared.messages.ts',
    says: ["recently: 'recently'"],
  },
  {
    name: 'the session in local storage',
    path: 'packages/browser/src/session/session.ts',
    says: ['`${prefix}_token`', '`${prefix}_user`'],
  },
  {
    name: 'a connection that was lost',
    path: 'packages/browser/src/realtime/campus-socket.ts',
    says: [
      "path: '/socket.io'",
      "transports: ['websocket', 'polling']",
      'CONNECT_TIMEOUT_MS = 20_000;',
      'timeout: CONNECT_TIMEOUT_MS',
    ],
  },
  {
    name: 'the pauses before it is tried again, without an end',
    path: 'packages/browser/src/realtime/retry.ts',
    says: ['FIRST_DELAY_MS = 1_000;', 'MAX_DELAY_MS = 5_000;'],
  },
  {
    name: 'toasts: five seconds, top right, newest on top, draggable',
    path: 'packages/ui/src/toast/toast-viewport.tsx',
    says: ['DURATION = 5_000', 'end-0 top-0', 'flex-col-reverse', "? 'left' : 'right'"],
  },
  {
    name: 'the sidebar: 64 or 20 units, from 1024 px on',
    path: 'packages/features/src/reach/dashboard-layout/sidebar.tsx',
    says: ['hidden h-dvh', 'lg:flex'],
  },
  {
    name: 'how wide the sidebar is',
    path: 'packages/ui/src/sidebar/sidebar.tsx',
    says: ["'w-20' : 'w-64'"],
  },
  {
    name: 'the news: 24 rem at most',
    path: 'packages/features/src/reach/dashboard-layout/notifications-popover.tsx',
    says: ['max-h-96'],
  },
  {
    name: 'the public bar: its shadow after 10 px, its edge after 50',
    path: 'packages/features/src/reach/public-layout/public-header.tsx',
    says: ['OFF_THE_TOP = 10;', 'SCROLLED_PX = 50;'],
  },
  {
    name: 'the way to the top: after 300 px, 30 px from the corner',
    path: 'packages/features/src/reach/public-layout/public-layout.tsx',
    // 7.5 units of 4 px.
    says: ['end-7.5 bottom-7.5'],
  },
  {
    name: 'how far down the way to the top appears',
    path: 'packages/ui/src/scroll-to-top/scroll-to-top.tsx',
    says: ['after = 300'],
  },
  {
    name: 'universities at first: 4 of 8',
    path: 'packages/features/src/reach/landing/universities-section.tsx',
    says: ['FIRST = 4;'],
  },
  {
    name: 'categories at first',
    path: 'packages/features/src/reach/landing/categories-section.tsx',
    says: ['SHOWN = 8;'],
  },
  {
    // Four in the specification; decided since.
    name: 'hives on the first screenful: all six',
    path: 'packages/features/src/reach/landing/hive-links.tsx',
    says: ['const names = useHiveNames();', '{names.map('],
  },
  {
    name: 'thumbnails',
    path: 'packages/features/src/deals/listing-detail/photos/photo-carousel.tsx',
    says: ['THUMBNAILS = 4;'],
  },
  {
    name: 'a student is away after five minutes',
    path: 'packages/browser/src/realtime/presence.ts',
    says: ['AWAY_AFTER_MS = 5 * 60_000;'],
  },
  {
    name: 'the newest payment first',
    path: 'packages/features/src/deals/parts/payments/payments.queries.ts',
    says: ["read('sort')) ?? 'date-desc'"],
  },
  {
    name: 'universities at first, of the listing',
    path: 'packages/features/src/base/universities/universities-view.tsx',
    says: ['FIRST = 8;'],
  },
  {
    name: 'why cookies, and how to control them',
    path: 'packages/features/src/reach/legal/cookies.en.ts',
    says: [
      ...["'Essential. ", "'Performance and functionality. ", "'Analytics and customization. "],
      ...["'Cookie banner: ", "'Browser settings: "],
    ],
  },
  {
    name: 'the response to a registration',
    path: 'packages/domain/src/accounts/auth/registration/register.ts',
    says: ["message: 'Registration initiated! Please verify your email.'"],
  },
  {
    name: 'the response to a code',
    path: 'packages/domain/src/accounts/auth/registration/verify-otp.ts',
    says: ["message: 'Email verified successfully!'"],
  },
  {
    name: 'the response to the request of a new code',
    path: 'packages/domain/src/accounts/auth/registration/resend-otp.ts',
    says: ["message: 'New OTP has been sent to your email'"],
  },
  {
    name: 'the response to a log-in',
    path: 'packages/domain/src/accounts/auth/sign-in/login.ts',
    says: ["message: 'Login successful!'"],
  },
  {
    name: 'the response to a log-out',
    path: 'packages/domain/src/accounts/auth/sessions/logout.ts',
    says: ["message: 'Logged out successfully'"],
  },
  {
    name: 'the response to a forgotten password',
    path: 'packages/domain/src/accounts/auth/passwords/forgot-password.ts',
    says: ["message: 'Reset link sent! Check your email'"],
  },
  {
    name: 'a link to a new password without its parts',
    path: 'packages/contract/src/fields/field-texts.ts',
    says: ["reset_link_incomplete: 'Missing reset token or email'"],
  },
  {
    name: 'what a link to a new password carries',
    path: 'apps/campus/src/pages/accounts/reset-password.tsx',
    says: ["query.get('token')", "query.get('email')"],
  },
  {
    name: 'where the login leads back to',
    path: 'apps/campus/src/pages/accounts/login.tsx',
    says: ["query.get('from')"],
  },
  {
    name: 'the payment that is come back from',
    path: 'packages/features/src/deals/checkout/pending-note.ts',
    says: ["storage.write('payment'"],
  },
  {
    name: 'addresses',
    path: 'apps/campus/src/destinations.ts',
    says: [
      ...['/login', '/register', '/otp-verification', '/forgot-password', '/reset-password', '/terms'],
      ...['/privacy', '/cookies', '/about', '/pricing', '/contact', '/universities', '/universities/:id'],
      ...['/categories', '/tasks/:id', '/dashboard', '/dashboard/hives', '/dashboard/hives/:hive'],
      ...['/dashboard/hives/:hive/:id', '/dashboard/payments', '/dashboard/messages'],
      ...['/dashboard/messages/:id', '/dashboard/settings', '/dashboard/help', '/dashboard/favorites'],
      ...['/dashboard/services', '/dashboard/services/:id', '/dashboard/search', '/dashboard/add-job'],
      ...['/dashboard/notifications', '/dashboard/job/:id', '/dashboard/profile', '/settings'],
      ...['/settings/profile', '/settings/security', '/dashboard/moderation', '/dashboard/users/:id'],
    ].map((path) => `'${path}'`),
  },
];

/** Sentences of the specification that no screen can show, with the reason. */
export const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'Missing reset token or email':
    'a link without them is answered by Invalid Reset Link before there is a form; the call without them says it',
  'contact form, 1.5 s': 'the message is really sent, and that takes as long as it takes',
  'feedback, 1 s': 'it is really sent',
  'universities on the front page, 500 ms':
    'they stand there from the start; only their counts are waited for',
  'mouse tracking, 50 ms': 'nothing follows the mouse',
  '20,000+ students': 'no campus knows it to be true: About says where it is going without numbers',
  '5,000+ jobs': 'the same',
  '500+ employers': 'the same',
};
