import { MAX_BIO, MAX_NAME, MAX_SHORT_TEXT, MAX_TITLE } from '@campushive/contract';

/**
 * Longest allowed inputs, with and without spaces: a layout may handle one and break with the other. Fields that are missing here contain
 * the product's own texts, or none.
 */
const NAMES = [
  'Akuoko-Sarpong-Antwi-Boasiako-Owusu-Mensah-Konadu',
  'Nana Yaa Asantewaa Agyeiwaa-Boakye Ofori-Atta Kuma',
] as const;
const TITLES = [
  'WardrobeMirrorWithHandCarvedSankofaFrame'.repeat(3),
  'Full-length wardrobe mirror with a hand-carved Sankofa frame, bought in Ahwiaa, hardly looked into, and a lamp for free',
] as const;
const PLACES = [
  'OldPavilionBehindTheCentralCafeteriaBlockC'.repeat(2),
  'Behind the old pavilion between the Central Cafeteria and Block C of Unity Hall, second gate, ask for Auntie Efua',
] as const;
const TEXTS = [
  `${'Gyegyeegyeegye'.repeat(9)} and that is that. `.repeat(3),
  'Bought last year in Ahwiaa, used with care, and only given away because there is no room for it in the new hall. '.repeat(
    5,
  ),
] as const;
const UNIVERSITY = 'Ghana Institute of Management and Public Administration';

type Words = readonly [unbroken: string, sentences: string];
const upTo = (length: number, words: Words): Words => [
  words[0].slice(0, length).trim(),
  words[1].slice(0, length).trim(),
];
const name = upTo(MAX_NAME, NAMES);
const title = upTo(MAX_TITLE, TITLES);
const place = upTo(MAX_SHORT_TEXT, PLACES);
const text = upTo(MAX_BIO, TEXTS);

/** User-written texts by field. */
const WRITTEN: Readonly<Record<string, Words>> = {
  ...{ name, buyerName: name, sellerName: name, senderName: name, label: name },
  ...{ title, hiveTitle: title, listingTitle: title, q: title },
  ...{ location: place, pickupLocation: place, organizer: place, brand: place, itemCategory: place },
  ...{ description: text, specialInstructions: text, bio: text, message: text, content: text, text },
  ...{ details: text, note: text, reason: text, failureReason: place },
  university: [UNIVERSITY, UNIVERSITY],
  email: [`${'akuoko.sarpong.antwi.boasiako'.repeat(2)}@st.ug.edu.gh`, `${'a'.repeat(48)}@stu.ucc.edu.gh`],
};

/** Factor for all amounts, so that sums stay correct: a laptop of ₵2,450.00 comes near the maximum price. */
const MONEY_TIMES = 40;
const MONEY = new Set(
  [
    ['price', 'amount', 'platformFee', 'processingFee', 'payout', 'total', 'fee'],
    ['available', 'onTheWay', 'held', 'totalEarnings', 'pendingEarnings', 'earned', 'spent'],
  ].flat(),
);
const COUNTS = new Set(
  [
    ['count', 'studentCount', 'listingCount', 'completedCount', 'reviewCount', 'unreadCount', 'likes'],
    ['applicationCount', 'downloads', 'going', 'waiting', 'members', 'earlierCases', 'openCases'],
  ].flat(),
);
const COUNT = 98_765;

/** Lengthens a response as if all users wrote the maximum, and all amounts and numbers were large. */
export function withLongWords<T>(answer: T): T {
  let turn = 0;
  return lengthen(answer, '', {}) as T;

  function lengthen(value: unknown, field: string, around: object): unknown {
    if (Array.isArray(value)) return value.map((one) => lengthen(one, '', around));
    if (typeof value === 'number') {
      if (MONEY.has(field)) return Math.round(value * MONEY_TIMES * 100) / 100;
      return COUNTS.has(field) && value > 0 ? COUNT : value;
    }
    if (typeof value === 'string') return isWritten(value, field, around) ? written(field, value) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthen(one, key, value)]));
  }

  function written(field: string, value: string): string {
    const words = WRITTEN[field];
    return words?.[(turn += 1) % 2 === 1 ? 0 : 1] ?? value;
  }
}

/** Returns true for user-written texts. Some fields contain a product text in other objects. */
function isWritten(value: string, field: string, around: object): boolean {
  if (value === '') return false;
  // Names of universities and hives are product texts.
  if (field === 'name' || field === 'location') if ('displayName' in around || 'icon' in around) return false;
  if (field === 'description' && 'icon' in around) return false;
  // Notification texts are product texts.
  if (field === 'title' && 'kind' in around && 'read' in around) return false;
  // Excludes enum values such as `scam`, and ids such as `ug`.
  if (field === 'reason' || field === 'university') return value.includes(' ');
  return true;
}
