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
