/** How a screen can be. */
export const STATES = [
  'loading',
  'empty',
  'filled',
  'failed',
  'offline',
  'slow',
  'long',
  'phone',
  'dark',
  'french',
] as const;
export type State = (typeof STATES)[number];

/** What stories of a state are called. */
export const NAMES: Readonly<Record<State, RegExp>> = {
  loading: /^Loading/,
  empty: /Empty|Nothing|^No[A-Z]|NoneYet|FirstDay|Idle|Nobody/,
  filled: /./,
  failed: /Failed|Refused|Wrong|TryAgain|NotCounted|CannotBeSaved|Problems|BrokenLink|BadConnection/,
  offline: /Offline|WithoutNetwork/,
  slow: /Slow/,
  long: /Long/,
  phone: /SmallPhone/,
  dark: /Dark/,
  french: /French/,
};

/** Stories that show a screen and are not named after it. */
export const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  login: ['auth-screens'],
  register: ['auth-screens'],
  categories: ['categories'],
  attendees: ['events-screens'],
  'my-tickets': ['events-screens'],
  help: ['help-screens'],
  checkout: ['payment-screens'],
  'payment-history': ['payment-screens'],
  moderation: ['moderation'],
  profile: ['profile-screens'],
  student: ['profile-screens'],
  'saved-searches': ['saved-searches'],
  universities: ['universities'],
  university: ['universities'],
};

export interface Needless {
  readonly states: readonly State[];
  readonly screens: readonly string[] | 'all';
  readonly why: string;
}

const STATIC = ['about', 'pricing', 'not-found', 'help', 'help-article', 'cookies', 'privacy', 'terms'];

/** Which states a screen needs no story for, and why. */
export const NEEDLESS: readonly Needless[] = [
  {
    states: ['phone', 'dark'],
    screens: 'all',
    why: 'every story is looked at in the dark and on the smallest phone, with text of twice the size',
  },
  {
    states: ['slow'],
    screens: 'all',
    why: 'what stands there meanwhile is shown by Loading; the toolbar makes the network of any story slow',
  },
  {
    states: ['loading', 'empty', 'failed', 'offline'],
    screens: STATIC,
    why: 'it is part of the app: nothing is asked for',
  },
  {
    states: ['loading', 'empty'],
    screens: ['login', 'register', 'contact', 'settings', 'listing-form'],
    why: 'a form is there at once, and its button says what is under way',
  },
  {
    states: ['empty'],
    screens: [
      'categories',
      'listing-detail',
      'order',
      'receipt',
      'appeal',
      'suspension',
      'profile',
      'student',
    ],
    why: 'there is always something in it; its empty parts are parts of the filled one',
  },
  {
    states: ['loading'],
    screens: ['categories'],
    why: 'hives and shelves are there at once; only their counts come later, into places kept for them',
  },
  {
    states: ['offline'],
    screens: [
      ...[
        'appeal',
        'suspension',
        'applicants',
        'my-listings',
        'my-work',
        'order',
        'payment-history',
        'receipt',
      ],
      ...['people', 'landing', 'categories', 'contact', 'settings'],
    ],
    why: 'it says the same as when it failed, under the banner of the frame',
  },
  {
    states: ['offline', 'failed'],
    screens: ['login', 'register', 'listing-form'],
    why: 'journeys and `test/wording` play each way in which sending fails, with and without a network',
  },
  {
    states: ['long'],
    screens: [...STATIC, 'login', 'register', 'reset-password', 'categories', 'hives-index'],
    why: 'its words are the product’s own; what is typed stands in fields, which scroll',
  },
  {
    states: ['long'],
    screens: [
      ...['dashboard', 'favorites', 'hive-listing', 'landing', 'university', 'universities', 'my-work'],
      ...['attendees', 'my-tickets', 'messages', 'people', 'payment-history', 'payouts', 'checkout'],
      ...['order', 'profile', 'student', 'saved-searches', 'settings', 'contact', 'listing-form'],
    ],
    why: 'its texts stand in cards, rows and fields of the kit, whose own stories have long ones',
  },
  {
    states: ['french'],
    screens: ['categories', 'pricing'],
    why: 'category is shown in French, pricing in Spanish: the same layouts with words as long',
  },
];
