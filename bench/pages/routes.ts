import type { DemoCampus } from './campus.ts';

/** Kilobytes of 1,024 bytes, and number of requests. A missing value means no bound. */
export interface Bounds {
  readonly all?: number;
  readonly scripts?: number;
  readonly requests?: number;
}
export interface Budget {
  readonly goal: Bounds;
  readonly limit: Bounds;
}
/** A page whose first visit is weighed. */
export interface WatchedPage {
  readonly name: string;
  readonly path: string;
  readonly member: boolean;
  readonly budget: Budget;
}

/**
 * Above its goal: the fields of rooms, lost things and rides weigh 1.4 KB in the campus's definition, a tutor's portrait is one more
 * request, and the photos of the four newest things weigh 3 to 7 KB each.
 */
const HOME: Budget = {
  goal: { all: 240, scripts: 150, requests: 26 },
  limit: { all: 263, scripts: 163, requests: 29 },
};
const VISITOR: Budget = { goal: { all: 262 }, limit: { all: 278 } };
/** Photos of the demo's newest things weigh 4 to 12 KB, depending on the time of day. */
const MEMBER: Budget = { goal: { all: 280 }, limit: { all: 325 } };
/** Pages of forms: their controls come with the page. */
const FORM: Budget = { goal: { all: 280 }, limit: { all: 366 } };

/** Lists the weighed pages: every kind of page that a student opens in a week. */
export function watchedPages({ listing: { hiveTypeId, id } }: DemoCampus): readonly WatchedPage[] {
  const visitor = (name: string, path: string, budget = VISITOR) => ({ name, path, member: false, budget });
  const member = (name: string, path: string, budget = MEMBER) => ({
    name,
    path: `/dashboard${path}`,
    member: true,
    budget,
  });
  return [
    visitor('home', '/', HOME),
    visitor('list', `/categories/${hiveTypeId}`),
    visitor('listing', `/tasks/${id}`),
    visitor('login', '/login'),
    visitor('register', '/register'),
    visitor('pricing', '/pricing'),
    visitor('universities', '/universities'),
    member('dashboard', ''),
    member('hive', `/hives/${hiveTypeId}`),
    member('messages', '/messages'),
    member('a listing', `/hives/${hiveTypeId}/${id}`),
    member('search', '/search?q=laptop'),
    member('services', '/services'),
    member('stalls', '/stalls'),
    member('favourites', '/favorites'),
    member('checkout', `/hives/${hiveTypeId}/${id}/checkout`),
    member('payments', '/payments'),
    member('notices', '/notifications'),
    member('profile', '/profile'),
    member('settings', '/settings', FORM),
    member('posting', `/hives/${hiveTypeId}/new`, FORM),
  ];
}
