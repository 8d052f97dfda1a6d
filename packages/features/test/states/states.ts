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

/** Names of stories by state. `filled` covers every name without another state. */
export const NAMES: Readonly<Record<Exclude<State, 'filled'>, RegExp>> = {
  loading: /^Loading/,
  empty: /Empty|Nothing|^No[A-Z]|NoneYet|FirstDay|Idle/,
  failed: /Failed|Refused|Wrong|TryAgain|NotCounted|CannotBeSaved|Problems|BrokenLink|BadConnection/,
  offline: /Offline|WithoutNetwork/,
  slow: /Slow/,
  long: /Long/,
  phone: /SmallPhone/,
  dark: /Dark/,
  french: /French/,
};

/** Returns the state that a story of this name shows. */
export const stateOf = (name: string): State =>
  STATES.find((state) => state !== 'filled' && NAMES[state].test(name)) ?? 'filled';

export interface Needless {
  readonly states: readonly State[];
  readonly screens: readonly string[];
  readonly why: string;
}

const STATIC = [
  'about',
  'pricing',
  'not-found',
  'unreachable',
  'help',
  'help-article',
  'cookies',
  'privacy',
  'terms',
];

/** Which states a screen needs no story for, and why. */
export const NEEDLESS: readonly Needless[] = [
  {
    states: ['filled'],
    screens: ['unreachable'],
    why: 'it is what stands there without a network: it has no other look',
  },
  {
    states: ['loading', 'empty', 'failed', 'offline', 'slow'],
    screens: STATIC,
    why: 'it is part of the app: nothing is asked for',
  },
  {
    states: ['loading', 'failed', 'offline', 'slow'],
    screens: ['received-share'],
    why: 'it shows files of the device: nothing is asked for',
  },
  {
    states: ['long'],
    screens: [...STATIC, 'deny-sign-in', 'payout'],
    why: 'its words are the product’s own, and nothing can be typed that would be shown',
  },
  {
    states: ['slow'],
    screens: [
      ...['login', 'register', 'forgot-password', 'otp-verification', 'reset-password', 'deny-sign-in'],
      ...['contact', 'listing-form'],
    ],
    why: 'a form is there at once; Loading shows its button while it is sent',
  },
  {
    states: ['empty'],
    screens: [
      'categories',
      'listing-detail',
      'order',
      'receipt',
      'series',
      'appeal',
      'suspension',
      'payout',
      'hives-index',
      'stall',
      'stall-order',
      'safe-deal',
      'claim',
    ],
    why: 'there is always something in it; its empty parts are parts of the filled one',
  },
];
