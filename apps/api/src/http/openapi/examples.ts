import { networksOf } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import { campus } from '@campushive/domain/platform/campus';
import type { Json } from './schemas.js';

const ID = '019ecc32-e05b-7fb5-a698-2f49dc291b87';
const SOON = '2030-03-15T10:00:00.000Z';
const SOON_AFTER = '2030-03-15T13:00:00.000Z';
const REFERENCE = 'cmp-2z6m9k4t1w8r';

/** Example values of fields, by field name. Every request built from them is valid for its call. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  accessCode: '4kx2m8q1zr',
  amount: 127.8,
  applicationDeadline: SOON,
  auth: 'kq3vZ0m1Xw8r2Yt5Lb7NcA',
  authorizationUrl: 'http://localhost:4000/dev/paystack/checkout/4kx2m8q1zr',
  avatarUrl: '/files/photos/019ecc32/320.jpeg',
  bio: 'Third year Economics.',
  brand: 'Binatone',
  calendarUrl: `/api/hives/${ID}/calendar.ics`,
  capacity: 80,
  channel: 'mobile_money',
  condition: 'good',
  clientId: 'a3b1c9d0-52f4-4a9e-9d1b-0c6f7e8a9b10',
  code: '482913',
  content: 'Is it still there?',
  count: 128,
  course: 'MATH 223',
  facets: 'kind:shared,furnished:yes',
  shelfName: 'ama_sells',
  courseCode: 'MATH 223',
  currentPassword: 'Blue-kettle-26',
  description: 'Used for two semesters, works well.',
  duration: 90,
  endpoint: 'https://fcm.googleapis.com/fcm/send/c2Fub3RoZXJrZXk',
  established: 1948,
  eventDate: SOON,
  eventEndDate: SOON_AFTER,
  fileUrl: 'https://example.org/notes.pdf',
  handoverCode: '482913',
  height: 960,
  hours: 2,
  itemCategory: 'Kitchen',
  joinedAt: '2026-06-15T16:52:26.843Z',
  language: 'en',
  limit: 20,
  maxPrice: 500,
  message: 'I can do it this weekend.',
  minPrice: 10,
  moving: ID,
  newPassword: 'Green-and-9-drums',
  nextCursor: null,
  note: 'Looked at both sides.',
  organizer: 'Debate Society',
  otp: '482913',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  password: 'Blue-kettle-26',
  payout: 118.8,
  paystackReference: REFERENCE,
  orderUrl: `/dashboard/payments/${ID}`,
  pdfUrl: `/api/payments/${ID}/receipt.pdf?role=buyer&language=en&until=1900000000000&signature=…`,
  placeholder: null,
  platformFee: 6,
  price: 120,
  processingFee: 1.8,
  profileImage: '/files/photos/019ecc32/320.jpeg',
  publicKey: null,
  purchaseDate: '2026-01-15',
  q: 'kettle',
  rating: 4.9,
  reference: REFERENCE,
  registrationLink: 'https://example.org/join',
  reviewCount: 10,
  icon: 'shopping-bag',
  size: 482_133,
  status: 'active',
  specialInstructions: 'Fragile, please carry it upright.',
  stars: 5,
  startsAt: SOON,
  subject: 'A question',
  text: 'It went well, and in time.',
  title: 'Electric kettle',
  token: 'p1VYXHfw8MzHwsvKxwDUY4bbxxhspDh7rvqvMO2-Rac',
  total: 127.8,
  url: '/files/photos/019ecc32/960.jpeg',
  voucher: '482913',
  width: 1_280,
};

/** Returns the example values that depend on the campus, by field name. */
function ownByName({ currency, institutions, payments, words }: Campus): Readonly<Record<string, unknown>> {
  const [university] = institutions;
  const [domain] = university?.emailDomains ?? [];
  const spot = university?.meetupSpots[0]?.name;
  const name = words.exampleName?.en ?? '';
  const username = name.toLowerCase().replaceAll(' ', '.');
  const phone = words.examplePhone?.en.replaceAll(' ', '') ?? '';
  return {
    ...{ name, senderName: name, username, email: `${username}@${domain}`, phone },
    maskedNumber: `${phone.slice(0, 3)} *** *${phone.slice(-3)}`,
    maskedPhone: `${phone.slice(0, 3)} *** *${phone.slice(-3)}`,
    ...{ emailDomain: domain, emailDomains: domain, location: spot, pickupLocation: spot },
    ...{ university: university?.name, universityId: university?.id, displayName: university?.displayName },
    ...{
      website: university?.website,
      currency: currency.code,
      network: networksOf({ payments })[0]?.id,
    },
  };
}

/** Values that depend on the call. */
const BY_CALL: Readonly<Record<string, unknown>> = {
  'users.getShelf.name': 'ama_sells',
  'availability.set.from': '08:00',
  'availability.set.to': '12:00',
  'bookings.slots.from': '2030-03-15',
  'bookings.slots.to': '2030-03-21',
  'stalls.create.hours': [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  'stalls.update.hours': [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  'series.plan.weeks': 8,
  'series.list.payment': ID,
  'series.create.times': ['2030-03-15T16:00:00.000Z', '2030-03-22T16:00:00.000Z'],
  'webhooks.create.url': 'https://union.example/hooks/listings',
  'handovers.release.voucher': 'K7QF2M9XWTRBCDEH',
  'events.admit.admittedAt': '2030-03-15T18:42:00.000Z',
  'auth.denySignIn.token': 'x'.repeat(43),
  'claims.get.token': 'x'.repeat(43),
  'claims.accept.token': 'x'.repeat(43),
  'waitingList.leave.token': 'x'.repeat(87),
  'auth.resetPassword.token': 'x'.repeat(43),
};

/** Fields that the examples omit: rarely used, or references to an object that must exist first. */
const OMITTED = new Set([
  'after',
  'attachmentId',
  'attempt',
  'avatarId',
  'cursor',
  'fileId',
  'fullName',
  'offset',
  'photos',
  'startsAt',
  'until',
]);
/** Optional parts of answers that the examples show anyway. */
const SHOWN = new Set(['essentialsDetails', 'pagination', 'count']);
/** Parts of answers that are null more often than not. */
const MOSTLY_NULL =
  /^(appeal|attachment|booking|charge|checkedInAt|dispute|failureReason|file|fileUrl|label|listing|outcome|processedAt|refund|releasedAt|resolved(At|By)|sandboxUrl|shownAt|suspension|theirs|until)$/;

interface Context {
  /** Named components of the document, by which references are resolved. */
  readonly components: Readonly<Record<string, Json>>;
  readonly call: string;
  readonly request: boolean;
}

/** Returns a value that a schema allows; undefined where a request is better made without it. */
export function exampleOf(schema: Json, context: Context, name = ''): unknown {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    return exampleOf(context.components[reference.split('/').at(-1) ?? ''] ?? {}, context, name);
  }
  if ('const' in schema) return schema['const'];
  const own = ownByName(campus);
  const byCall: Readonly<Record<string, unknown>> = {
    ...BY_CALL,
    'universities.get.id': own['universityId'],
  };
  const special = byCall[`${context.call}.${name}`] ?? own[name] ?? BY_NAME[name] ?? ownDay(name);
  const values = schema['enum'] as unknown[] | undefined;
  if (values) return values.includes(special) ? special : values[0];
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (choices) {
    const nothing = choices.find((choice) => choice['type'] === 'null');
    if (nothing && !context.request && MOSTLY_NULL.test(name)) return null;
    const first = choices.find((choice) => choice !== nothing);
    return first && exampleOf(first, context, name);
  }
  const types = [schema['type']].flat();
  if (types.includes('null') && !context.request && MOSTLY_NULL.test(name)) return null;
  if (types.includes('array') && Array.isArray(special)) return special;
  if (types.includes('array')) return [exampleOf((schema['items'] ?? {}) as Json, context, name)];
  if (types.includes('object')) return objectOf(schema, context);
  return special !== undefined && fits(special, types) ? special : plainOf(types, schema, name);
}

function objectOf(schema: Json, context: Context): Json {
  const required = (schema['required'] ?? []) as string[];
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Json>).filter(
    ([field]) =>
      required.includes(field) ||
      (context.request ? hasExample(field) && isTaken(field, context) : SHOWN.has(field)),
  );
  return Object.fromEntries(entries.map(([field, value]) => [field, exampleOf(value, context, field)]));
}

/** Returns a day for a date field of the campus's own hives. Undefined for any other field. */
const ownDay = (name: string): string | undefined =>
  campus.hives.some(({ fields = [] }) => fields.some(({ id, kind }) => id === name && kind === 'date'))
    ? '2030-03-15'
    : undefined;

const hasExample = (field: string) => field in BY_NAME || field in ownByName(campus);

/** Returns true if an example of a request shows an optional field. */
export const isTaken = (field: string, { call }: Pick<Context, 'call'>): boolean =>
  // A series is planned from its first lesson on.
  (!OMITTED.has(field) || call === 'series.plan') && !(call === 'contact.send' && field === 'website');

const fits = (value: unknown, types: readonly unknown[]): boolean =>
  types.includes(value === null ? 'null' : typeof value) ||
  (typeof value === 'number' && Number.isInteger(value) && types.includes('integer'));

function plainOf(types: readonly unknown[], schema: Json, name: string): unknown {
  if (types.includes('boolean')) return false;
  if (types.includes('number') || types.includes('integer')) return 1;
  if (schema['format'] === 'date-time') return '2026-06-15T16:52:26.843Z';
  if (/(^id|Id|^ids|^about|^saved|^liked)$/.test(name)) return ID;
  return types.includes('string') ? 'text' : null;
}
