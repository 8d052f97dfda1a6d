import { accountsRoutes } from './routes/accounts.js';
import { baseRoutes } from './routes/base.js';
import { catalogueRoutes } from './routes/catalogue.js';
import { dealsRoutes } from './routes/deals.js';
import { reachRoutes } from './routes/reach.js';
import { talkRoutes } from './routes/talk.js';
import { trustRoutes } from './routes/trust.js';
import type { Method } from './routes/route.js';

export type { Method } from './routes/route.js';

/** Paths of all calls of `calls.ts` under `/api`, by area. Data only, and sufficient for a client to make requests. */
export const routes = {
  ...baseRoutes,
  ...accountsRoutes,
  ...catalogueRoutes,
  ...talkRoutes,
  ...dealsRoutes,
  ...trustRoutes,
  ...reachRoutes,
} as const;

/** The name of a call, such as `hives.list`: its area and its action. */
export type CallName = keyof typeof routes;

/** Calls with a shared path, distinguished by the query field `type`. Default: the first one. */
export const CALL_TYPES: Readonly<Partial<Record<CallName, string>>> = {
  'search.listings': 'listings',
  'users.search': 'users',
};

/** The calls that create something, whose requests carry an `Idempotency-Key`. */
export const CREATING: ReadonlySet<CallName> = new Set<CallName>([
  'passkeys.create',
  'hives.create',
  'applications.create',
  'category.create',
  'uploads.create',
  'files.create',
  'attachments.create',
  'threads.send',
  'messages.send',
  'offers.create',
  'groups.send',
  'payments.initialize',
  'payments.charge',
  'payments.dispute',
  'settlements.propose',
  'meetups.propose',
  'savedSearches.create',
  'wanted.create',
  'events.message',
  'promoCodes.create',
  'series.create',
  'reviews.create',
  'payouts.create',
  'credits.give',
  'contact.send',
  'feedback.send',
  'reports.create',
  'appeals.create',
]);

/**
 * The calls that require a recent identity check, `auth.stepUp`. The value names the password field of calls whose form has one, because
 * that password serves as the check.
 */
export const STEP_UP_CALLS: ReadonlyMap<CallName, 'password' | 'currentPassword' | null> = new Map([
  ['auth.changePassword', 'currentPassword'],
  ['users.export', null],
  ['users.deleteAccount', 'password'],
  ['payouts.setAccount', null],
  ['payouts.setBankAccount', null],
  ['payouts.create', null],
  ['credits.give', null],
  ['credits.withdraw', null],
  ['passkeys.begin', null],
  ['passkeys.create', null],
  ['passkeys.remove', null],
  ['calendar.create', null],
  ['sms.setNumber', null],
  ['partnerKeys.create', null],
  ['webhooks.create', null],
]);

/** The calls that return a file instead of JSON. */
export const DOWNLOADS: ReadonlySet<CallName> = new Set<CallName>([
  'users.export',
  'meetups.calendar',
  'bookings.calendar',
]);

/** Returns whether a call's remaining fields go into the query. Secrets never do, because URLs end up in logs. */
export const inQuery = (name: CallName): boolean =>
  name !== 'users.deleteAccount' && /^(GET|DELETE) /.test(routes[name]);

/** Method and path of a call. */
export interface Route {
  readonly method: Method;
  /** Path with `{name}` for path fields. */
  readonly path: string;
  readonly pathFields: readonly string[];
}

/** Returns method and path of a call, with the names of its path fields in order. */
export function routeOf(name: CallName): Route {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- every route is written so
  const [method, path] = routes[name].split(' ') as [Method, string];
  return { method, path, pathFields: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') };
}
