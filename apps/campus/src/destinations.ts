import { courseSlug, readCourseCode } from '@campushive/contract/course-code';
import { hiveNamesOf } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { HiveName } from '@campushive/contract/hives';
import { shortCodeOf } from '@campushive/contract/short-code';
import { DEAL_HIVE, STALL_HIVE } from '@campushive/contract';
import type { Destination } from '@campushive/features';

/** The URL pattern of every destination. `routes.tsx` maps them to pages. */
export const PATHS = {
  home: '/',
  login: '/login',
  suspended: '/suspended',
  register: '/register',
  otp: '/otp-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  denySignIn: '/not-me',
  /** Page behind the mailed link to imported listings. */
  claim: '/claim',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  about: '/about',
  pricing: '/pricing',
  contact: '/contact',
  universities: '/universities',
  university: '/universities/:id',
  categories: '/categories',
  category: '/categories/:id',
  course: '/courses/:code',
  /** Help for visitors. Members read the same articles inside the dashboard. */
  publicHelp: '/help',
  publicArticle: '/help/:article',
  help: '/dashboard/help',
  article: '/dashboard/help/:article',
  /** A listing for visitors. Members see it inside the dashboard. */
  publicListing: '/tasks/:id',
  /** A wanted post for visitors. */
  publicWanted: '/wanted/:id',
  dashboard: '/dashboard',
  hives: '/dashboard/hives',
  hive: '/dashboard/hives/:hive',
  post: '/dashboard/add-job',
  /** A listing of any hive, used by links in notifications and emails. */
  anyListing: '/dashboard/job/:id',
  postInHive: '/dashboard/hives/:hive/new',
  listing: '/dashboard/hives/:hive/:id',
  /** Redirects to the listing with its form open. */
  edit: '/dashboard/hives/:hive/:id/edit',
  checkout: '/dashboard/hives/:hive/:id/checkout',
  applicants: '/dashboard/hives/:hive/:id/applicants',
  availability: '/dashboard/hives/academia/:id/availability',
  stalls: '/dashboard/stalls',
  /** The listing's path with the hive `stall`. */
  stall: '/dashboard/hives/stall/:id',
  stallCheckout: '/dashboard/hives/stall/:id/checkout',
  /** A stall for visitors. */
  publicStall: '/stalls/:id',
  /** A student's public shelf. */
  shelf: '/shelves/:name',
  stallOrder: '/dashboard/stall-orders/:id',
  /** Form of a new safe-deal link, and the viewer's open links. */
  safeDeals: '/dashboard/safe-deals',
  /** The listing's path with the hive `deal`. */
  safeDeal: '/dashboard/hives/deal/:id',
  /** Page behind a safe-deal link. */
  publicDeal: '/deals/:id',
  stallQueue: '/dashboard/my-stall',
  stallForm: '/dashboard/my-stall/edit',
  appeal: '/dashboard/appeals/:id',
  myListings: '/dashboard/my-listings',
  myWork: '/dashboard/my-work',
  attendees: '/dashboard/hives/buzz/:id/attendees',
  tickets: '/dashboard/tickets',
  payments: '/dashboard/payments',
  payment: '/dashboard/payments/:id',
  receipt: '/dashboard/payments/:id/receipt',
  series: '/dashboard/lesson-series/:id',
  payouts: '/dashboard/payouts',
  payout: '/dashboard/payouts/:id',
  messages: '/dashboard/messages',
  conversation: '/dashboard/messages/:id',
  group: '/dashboard/messages/groups/:groupId',
  search: '/dashboard/search',
  savedSearches: '/dashboard/search/saved',
  wanted: '/dashboard/wanted',
  wantedPost: '/dashboard/wanted/:id',
  services: '/dashboard/services',
  notifications: '/dashboard/notifications',
  favorites: '/dashboard/favorites',
  moderation: '/dashboard/moderation',
  service: '/dashboard/services/:id',
  user: '/dashboard/users/:id',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  /** Target of the manifest, to which the phone's share sheet posts. */
  receivedShare: '/share',
} as const;
export type PathName = keyof typeof PATHS;

/** Public pages of stalls and safe deals. */
const PUBLIC_PAGES: Readonly<Record<HiveName, string>> = {
  [STALL_HIVE]: PATHS.publicStall,
  [DEAL_HIVE]: PATHS.publicDeal,
};

/** Pattern of short links, which the server redirects to the page of a listing, stall or safe deal. The router has no such page. */
const SHORT_LINK = '/l/:code';

/** Pattern of the address of a shelf, which the server redirects to it. */
const SHELF_LINK = '/@:name';

/** Query parameter that opens the form of a listing on its page. */
export const EDIT = 'edit';
/** Query parameter that opens the application form on a listing's page. */
export const APPLY = 'apply';
/** Query parameter with the listing that a new one starts from. */
export const FROM = 'from';
/** Query parameter with the wanted post that a new listing answers. */
export const WANTED = 'wanted';
/** Query parameter with the initial title of a new wanted post. */
export const POSTING = 'posting';

/** URLs of individual tabs of the settings. */
export const SETTINGS_SHORTCUTS: Readonly<Record<string, Destination>> = {
  '/settings': { to: 'settings' },
  '/settings/profile': { to: 'settings', tab: 'account' },
  '/settings/security': { to: 'settings', tab: 'security' },
};

const fill = (pattern: string, values: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const present = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
};

/** Returns the URL of a destination, for a member or for a visitor. */
export function hrefOf(destination: Destination, member: boolean): string {
  switch (destination.to) {
    case 'login':
    case 'register':
    case 'otp':
      return withQuery(PATHS[destination.to], { from: destination.from });
    case 'home':
      return destination.part === undefined ? PATHS.home : `${PATHS.home}#${destination.part}`;
    case 'hive':
      return withQuery(fill(PATHS.hive, { hive: destination.hive }), {
        q: destination.q,
        topic: destination.topic,
      });
    case 'categories':
      return withQuery(PATHS.categories, { q: destination.q, university: destination.university });
    case 'listing':
      return withQuery(
        member
          ? fill(PATHS.listing, { hive: destination.hive, id: destination.id })
          : fill(PUBLIC_PAGES[destination.hive] ?? PATHS.publicListing, { id: destination.id }),
        { code: destination.code },
      );
    case 'safeDeals':
      return withQuery(PATHS.safeDeals, { title: destination.title });
    case 'claim':
      return withQuery(PATHS.claim, { token: destination.token });
    case 'shortLink':
      return fill(SHORT_LINK, { code: shortCodeOf(destination.id) });
    case 'shelf':
      return fill(PATHS.shelf, { name: destination.name });
    case 'shelfLink':
      return fill(SHELF_LINK, { name: destination.name });
    case 'job':
      return fill(member ? PATHS.anyListing : PATHS.publicListing, { id: destination.id });
    case 'post':
      return destination.hive === undefined
        ? PATHS.post
        : withQuery(fill(PATHS.postInHive, { hive: destination.hive }), {
            [FROM]: destination.from,
            [WANTED]: destination.wanted,
          });
    case 'wanted':
      return withQuery(PATHS.wanted, {
        [POSTING]: destination.posting,
        show: destination.mine === true ? 'mine' : undefined,
        category: destination.category,
      });
    case 'myListings':
      return withQuery(PATHS.myListings, { show: destination.group });
    case 'myWork':
      return withQuery(PATHS.myWork, { show: destination.tab });
    case 'edit':
      return withQuery(fill(PATHS.listing, { hive: destination.hive, id: destination.id }), { [EDIT]: '1' });
    case 'applicants':
      return fill(PATHS.applicants, { hive: destination.hive, id: destination.id });
    case 'checkout':
      return withQuery(fill(PATHS.checkout, { hive: destination.hive, id: destination.id }), {
        startsAt: destination.startsAt,
        hours: destination.hours?.toString(),
        series: destination.series,
        kind: destination.kind,
        code: destination.code,
        with: destination.bundledIds?.join(','),
        reference: destination.reference,
        items: destination.basket,
        again: destination.again,
      });
    case 'help': {
      const [all, one] = member ? [PATHS.help, PATHS.article] : [PATHS.publicHelp, PATHS.publicArticle];
      return destination.article === undefined ? all : fill(one, { article: destination.article });
    }
    case 'university':
    case 'category':
    case 'attendees':
    case 'availability':
    case 'appeal':
    case 'payment':
    case 'series':
    case 'stallOrder':
    case 'payout':
    case 'receipt':
    case 'conversation':
    case 'user':
      return fill(PATHS[destination.to], { id: destination.id });
    case 'wantedPost':
      return fill(member ? PATHS.wantedPost : PATHS.publicWanted, { id: destination.id });
    case 'service':
      return withQuery(fill(PATHS.service, { id: destination.id }), {
        [APPLY]: destination.apply === true ? '1' : undefined,
      });
    case 'course':
      return fill(PATHS.course, { code: courseSlug(destination.code) });
    case 'group':
      return fill(PATHS.group, { groupId: destination.id });
    case 'settings':
    case 'moderation':
      return withQuery(PATHS[destination.to], { tab: destination.tab });
    case 'search':
      return withQuery(PATHS.search, {
        q: destination.q,
        hive: destination.hive,
        university: destination.university,
        minPrice: destination.minPrice,
        maxPrice: destination.maxPrice,
        condition: destination.condition,
        topic: destination.topic,
        since: destination.since,
        type: destination.type === 'listings' ? undefined : destination.type,
      });
    default:
      return PATHS[destination.to];
  }
}

/** Returns whether a text names an active hive of this campus. */
export function isHiveName(campus: Pick<BrowserCampus, 'hives'>, text: string | undefined): text is HiveName {
  return hiveNamesOf(campus).some((name) => name === text);
}

/** Returns the course that the URL names, in any spelling. Null for none. The server's router leaves `%20` encoded. */
export function courseIn({ code = '' }: Readonly<Record<string, string | undefined>>): string | null {
  try {
    return readCourseCode(decodeURIComponent(code));
  } catch {
    return null;
  }
}

const SEARCH_TYPES = ['users', 'universities'] as const;

/** Returns the one type of result that the URL of a search selects. Undefined for listings and for all types. */
export const searchTypeOf = (query: URLSearchParams): (typeof SEARCH_TYPES)[number] | undefined =>
  SEARCH_TYPES.find((type) => type === query.get('type'));
