import { findUniversity, hiveOf } from '@campushive/contract/campus';
import { courseSlug } from '@campushive/contract/course-code';
import type { Client, User } from '@campushive/contract';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import type { PageHeadMessages } from '@campushive/features/page-heads';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { courseIn, hrefOf, isHiveName, PATHS } from './destinations.js';
import type * as serverData from './page-data.js';

/** The parts of a request that a page depends on. */
export interface PageRequest {
  readonly campus: BrowserCampus;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A request with the means to fetch a page's initial data. */
export interface PageWorld extends PageRequest {
  readonly queries: QueryClient;
  /** Reads with the viewer's permissions. */
  readonly client: Client;
  readonly viewer: User | null;
  readonly locale: string;
  /** The preferred campus, whose listings come first. */
  readonly choice: CampusChoice;
}

/** Metadata of a page for search engines and messengers. Every value is plain text. */
export interface PageHead {
  readonly title: string;
  /** Default: the product's description. */
  readonly description?: string;
  /** Default: the product's picture. */
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number };
  /** Default: `website`. */
  readonly type?: 'website' | 'product';
  /** URL of the oEmbed description, by which other sites can embed the page. */
  readonly oembed?: string;
  /** Structured data of schema.org, as an object. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Inputs of a head: the request, its fetched data, and the texts of its language. */
export interface PageFacts extends PageWorld {
  readonly t: PageHeadMessages;
  readonly publicUrl: string;
}

export type PageModule = () => Promise<{ readonly default: ComponentType }>;

export interface PageRoute {
  readonly path: string;
  readonly audience: 'anyone' | 'member';
  /** The page's component. URLs that share one keep it mounted. */
  readonly page: PageModule;
  /** The module behind `page`, as named in Vite's manifest. Its code is requested together with the document. */
  readonly source: string;
  /** Code that the page needs only at this URL. Fetched with the page, and listed in its document. */
  readonly part?: { readonly load: () => Promise<unknown>; readonly source: string };
  /** The page shows data that only this browser stores, such as a draft, so the server's rendering is incomplete. */
  readonly ownNotes?: true;
  /** Fetches the page's initial data. Throws `not_found` where the URL leads to nothing. */
  readonly prefetch?: (world: PageWorld) => Promise<unknown>;
  readonly head: (facts: PageFacts) => PageHead | Promise<PageHead>;
  /** Returns the target of a redirect. A browser redirects by its own code. */
  readonly redirect?: (request: PageRequest) => string | undefined;
}

/** Runs a function of page-data.ts on the server only, so that browser chunks do not include its code. */
function onServer<Input, Output>(
  run: (data: typeof serverData, input: Input) => Output | Promise<Output>,
): (input: Input) => Promise<Output> {
  return import.meta.env.SSR
    ? async (input) => run(await import('./page-data.js'), input)
    : () => Promise.reject(new Error('This runs on the server'));
}

type Part = Omit<PageRoute, 'path' | 'audience'>;
const anyone = (path: string, part: Part): PageRoute => ({ path, audience: 'anyone', ...part });
const member = (path: string, part: Part): PageRoute => ({ path, audience: 'member', ...part });
const local = (name: string) => `src/pages/${name}.tsx`;
const feature = (path: string) => `../../packages/features/src/${path}/index.ts`;

/** One page for three URLs, so that the list of conversations stays mounted when one opens beside it or over it. */
const messages: PageModule = () => import('./pages/messages.js');
const openThread = {
  load: async () => (await import('./pages/messages.js')).loadOpened(),
  source: '../../packages/features/src/talk/messages/thread/thread.tsx',
};
const listingHead = onServer<PageFacts, PageHead>((data, facts) => data.listingHead(facts));
const prefetchListing = onServer<PageWorld, unknown>((data, world) => data.listing(world));

/** Every URL with its page, its initial data and its metadata. */
export const ROUTES: readonly PageRoute[] = [
  anyone(PATHS.home, {
    page: () => import('./pages/home.js'),
    source: local('home'),
    prefetch: onServer((data, world) => data.home(world)),
    head: ({ t }) => t.home,
  }),
  anyone(PATHS.login, {
    page: () => import('./pages/login.js'),
    source: local('login'),
    head: ({ t }) => t.login,
  }),
  anyone(PATHS.suspended, {
    page: () => import('./pages/suspended.js'),
    source: local('suspended'),
    head: ({ t }) => t.suspended,
  }),
  anyone(PATHS.register, {
    page: () => import('./pages/register.js'),
    source: local('register'),
    head: ({ t }) => t.register,
  }),
  anyone(PATHS.otp, {
    page: () => import('./pages/otp-verification.js'),
    source: local('otp-verification'),
    ownNotes: true,
    head: ({ t }) => t.otp,
  }),
  anyone(PATHS.forgotPassword, {
    page: async () => ({ default: (await import('@campushive/features/auth')).ForgotPasswordScreen }),
    source: feature('accounts/auth'),
    head: ({ t }) => t.forgotPassword,
  }),
  anyone(PATHS.resetPassword, {
    page: () => import('./pages/reset-password.js'),
    source: local('reset-password'),
    head: ({ t }) => t.resetPassword,
  }),
  anyone(PATHS.denySignIn, {
    page: () => import('./pages/deny-sign-in.js'),
    source: local('deny-sign-in'),
    head: ({ t }) => t.denySignIn,
  }),
  anyone(PATHS.terms, {
    page: () => import('./pages/terms.js'),
    source: local('terms'),
    head: ({ t }) => t.terms,
  }),
  anyone(PATHS.privacy, {
    page: () => import('./pages/privacy.js'),
    source: local('privacy'),
    head: ({ t }) => t.privacy,
  }),
  anyone(PATHS.cookies, {
    page: () => import('./pages/cookies.js'),
    source: local('cookies'),
    head: ({ t }) => t.cookies,
  }),
  anyone(PATHS.about, {
    page: () => import('./pages/about.js'),
    source: local('about'),
    head: ({ t }) => t.about,
  }),
  anyone(PATHS.pricing, {
    page: () => import('./pages/pricing.js'),
    source: local('pricing'),
    head: ({ t }) => t.pricing,
  }),
  anyone(PATHS.contact, {
    page: () => import('./pages/contact.js'),
    source: local('contact'),
    head: ({ t }) => t.contact,
  }),
  anyone(PATHS.universities, {
    page: () => import('./pages/universities.js'),
    source: local('universities'),
    prefetch: onServer((data, world) => data.universities(world)),
    head: ({ t }) => t.universities,
  }),
  anyone(PATHS.university, {
    page: () => import('./pages/university.js'),
    source: local('university'),
    prefetch: onServer((data, world) => data.university(world)),
    head: ({ t, campus, params }) => {
      const university = findUniversity(campus, params['id'] ?? '');
      return university === undefined ? t.notFound : t.university(university);
    },
    // Old ids and names redirect to the current URL.
    redirect({ campus, params }) {
      const known = findUniversity(campus, params['id'] ?? '');
      return known === undefined || known.id === params['id']
        ? undefined
        : hrefOf({ to: 'university', id: known.id }, false);
    },
  }),
  anyone(PATHS.categories, {
    page: () => import('./pages/categories.js'),
    source: local('categories'),
    prefetch: onServer((data, world) => data.categories(world)),
    head: ({ t }) => t.categories,
  }),
  anyone(PATHS.category, {
    page: () => import('./pages/category.js'),
    source: local('category'),
    prefetch: onServer((data, world) => data.category(world)),
    head: onServer((data, facts) => data.categoryHead(facts)),
  }),
  anyone(PATHS.course, {
    page: () => import('./pages/course.js'),
    source: local('course'),
    prefetch: onServer((data, world) => data.course(world)),
    head({ t, params }) {
      const code = courseIn(params);
      return code === null ? t.notFound : t.course(code);
    },
    // A course has one URL, in any spelling.
    redirect({ params }) {
      const course = courseIn(params);
      if (course === null || courseSlug(course) === params['code']) return undefined;
      return hrefOf({ to: 'course', code: course }, false);
    },
  }),
  anyone(PATHS.publicHelp, {
    page: () => import('./pages/public-help.js'),
    source: local('public-help'),
    head: ({ t }) => t.help,
  }),
  anyone(PATHS.publicArticle, {
    page: () => import('./pages/public-help-article.js'),
    source: local('public-help-article'),
    prefetch: onServer((data, world) => data.article(world)),
    head: onServer((data, facts) => data.articleHead(facts)),
  }),
  anyone(PATHS.publicListing, {
    page: () => import('./pages/public-listing.js'),
    source: local('public-listing'),
    prefetch: prefetchListing,
    head: listingHead,
  }),
  anyone(PATHS.publicWanted, {
    page: () => import('./pages/public-wanted.js'),
    source: local('public-wanted'),
    prefetch: onServer((data, world) => data.publicWanted(world)),
    head: onServer((data, facts) => data.wantedHead(facts)),
  }),
  anyone(PATHS.edit, {
    page: () => import('./pages/edit-listing.js'),
    source: local('edit-listing'),
    head: ({ t }) => t.notFound,
    redirect({ campus, params: { hive, id = '' } }) {
      return isHiveName(campus, hive) ? hrefOf({ to: 'edit', hive, id }, true) : undefined;
    },
  }),
  member(PATHS.dashboard, {
    page: async () => ({ default: (await import('@campushive/features/dashboard')).DashboardScreen }),
    source: feature('reach/dashboard'),
    prefetch: onServer((data, world) => data.dashboard(world)),
    head: ({ t }) => t.dashboard,
  }),
  member(PATHS.hives, {
    page: async () => ({ default: (await import('@campushive/features/hives-index')).HivesIndexScreen }),
    source: feature('catalogue/hives-index'),
    prefetch: onServer((data, world) => data.hives(world)),
    head: ({ t }) => t.hives,
  }),
  member(PATHS.help, {
    page: async () => ({ default: (await import('@campushive/features/help')).HelpScreen }),
    source: feature('reach/help'),
    head: ({ t }) => t.help,
  }),
  member(PATHS.article, {
    page: () => import('./pages/help-article.js'),
    source: local('help-article'),
    prefetch: onServer((data, world) => data.article(world)),
    head: onServer((data, facts) => data.articleHead(facts)),
  }),
  member(PATHS.search, {
    page: () => import('./pages/search.js'),
    source: local('search'),
    prefetch: onServer((data, world) => data.search(world)),
    head: ({ t }) => t.search,
  }),
  member(PATHS.savedSearches, {
    page: async () => ({ default: (await import('@campushive/features/search')).SavedSearchesScreen }),
    source: feature('catalogue/search'),
    prefetch: onServer((data, world) => data.savedSearches(world)),
    head: ({ t }) => t.savedSearches,
  }),
  member(PATHS.notifications, {
    page: async () => ({ default: (await import('@campushive/features/notifications')).NotificationsScreen }),
    source: feature('base/notifications'),
    prefetch: onServer((data, world) => data.notifications(world)),
    head: ({ t }) => t.notifications,
  }),
  member(PATHS.favorites, {
    page: () => import('./pages/favorites.js'),
    source: local('favorites'),
    prefetch: onServer((data, world) => data.favorites(world)),
    head: ({ t }) => t.favorites,
  }),
  member(PATHS.moderation, {
    page: () => import('./pages/moderation.js'),
    source: local('moderation'),
    prefetch: onServer((data, world) => data.moderation(world)),
    head: ({ t, viewer }) => (viewer?.role === 'student' ? t.notFound : t.moderation),
  }),
  member(PATHS.wanted, {
    page: () => import('./pages/wanted.js'),
    source: local('wanted'),
    prefetch: onServer((data, world) => data.wanted(world)),
    head: ({ t }) => t.wanted,
  }),
  member(PATHS.wantedPost, {
    page: () => import('./pages/wanted-post.js'),
    source: local('wanted-post'),
    prefetch: onServer((data, world) => data.wantedPost(world)),
    head: ({ t }) => t.wanted,
  }),
  member(PATHS.services, {
    page: () => import('./pages/services.js'),
    source: local('services'),
    prefetch: onServer((data, world) => data.services(world)),
    head: ({ t }) => t.services,
  }),
  member(PATHS.service, {
    page: () => import('./pages/service.js'),
    source: local('service'),
    prefetch: prefetchListing,
    head: listingHead,
  }),
  member(PATHS.post, {
    page: async () => ({ default: (await import('@campushive/features/listing-form')).ChooseHiveView }),
    source: feature('catalogue/listing-form'),
    head: ({ t }) => t.post,
  }),
  member(PATHS.hive, {
    page: () => import('./pages/hive.js'),
    source: local('hive'),
    prefetch: onServer((data, world) => data.hive(world)),
    head: ({ t, campus, locale, params: { hive } }) =>
      isHiveName(campus, hive) ? t.hive(hiveOf(campus, hive, locale).title) : t.notFound,
  }),
  member(PATHS.postInHive, {
    page: () => import('./pages/post-listing.js'),
    source: local('post-listing'),
    ownNotes: true,
    head: ({ t }) => t.post,
  }),
  member(PATHS.anyListing, {
    page: () => import('./pages/any-listing.js'),
    source: local('any-listing'),
    prefetch: prefetchListing,
    head: listingHead,
  }),
  member(PATHS.listing, {
    page: () => import('./pages/listing.js'),
    source: local('listing'),
    prefetch: prefetchListing,
    head: listingHead,
  }),
  member(PATHS.checkout, {
    page: () => import('./pages/checkout.js'),
    source: local('checkout'),
    prefetch: prefetchListing,
    ownNotes: true,
    head: ({ t }) => t.checkout,
  }),
  member(PATHS.applicants, {
    page: () => import('./pages/applicants.js'),
    source: local('applicants'),
    prefetch: onServer((data, world) => data.applicants(world)),
    head: ({ t }) => t.applicants,
  }),
  member(PATHS.availability, {
    page: () => import('./pages/availability.js'),
    source: local('availability'),
    prefetch: onServer((data, world) => data.availability(world)),
    head: ({ t }) => t.availability,
  }),
  member(PATHS.appeal, {
    page: () => import('./pages/appeal.js'),
    source: local('appeal'),
    prefetch: onServer((data, world) => data.appeal(world)),
    head: ({ t }) => t.appeal,
  }),
  member(PATHS.myListings, {
    page: () => import('./pages/my-listings.js'),
    source: local('my-listings'),
    prefetch: onServer((data, world) => data.myListings(world)),
    head: ({ t }) => t.myListings,
  }),
  member(PATHS.myWork, {
    page: () => import('./pages/my-work.js'),
    source: local('my-work'),
    prefetch: onServer((data, world) => data.myWork(world)),
    head: ({ t }) => t.myWork,
  }),
  member(PATHS.profile, {
    page: async () => ({ default: (await import('@campushive/features/profile')).ProfileScreen }),
    source: feature('accounts/profile'),
    prefetch: onServer((data, world) => data.profile(world)),
    head: ({ t }) => t.profile,
  }),
  member(PATHS.user, {
    page: () => import('./pages/user.js'),
    source: local('user'),
    prefetch: onServer((data, world) => data.user(world)),
    head: onServer((data, facts) => data.userHead(facts)),
  }),
  member(PATHS.settings, {
    page: () => import('./pages/settings.js'),
    source: local('settings'),
    prefetch: onServer((data, world) => data.settings(world)),
    head: ({ t }) => t.settings,
  }),
  member(PATHS.attendees, {
    page: () => import('./pages/attendees.js'),
    source: local('attendees'),
    prefetch: onServer((data, world) => data.attendees(world)),
    head: ({ t }) => t.attendees,
  }),
  member(PATHS.tickets, {
    page: async () => ({ default: (await import('@campushive/features/events')).MyTicketsScreen }),
    source: feature('deals/events'),
    prefetch: onServer((data, world) => data.tickets(world)),
    head: ({ t }) => t.tickets,
  }),
  member(PATHS.payments, {
    page: () => import('./pages/payments.js'),
    source: local('payments'),
    prefetch: onServer((data, world) => data.payments(world)),
    head: ({ t }) => t.payments,
  }),
  member(PATHS.series, {
    page: () => import('./pages/series.js'),
    source: local('series'),
    prefetch: onServer((data, world) => data.series(world)),
    head: ({ t }) => t.series,
  }),
  member(PATHS.payment, {
    page: () => import('./pages/payment.js'),
    source: local('payment'),
    prefetch: onServer((data, world) => data.payment(world)),
    head: ({ t }) => t.payment,
  }),
  member(PATHS.receipt, {
    page: () => import('./pages/receipt.js'),
    source: local('receipt'),
    prefetch: onServer((data, world) => data.receipt(world)),
    head: ({ t }) => t.receipt,
  }),
  member(PATHS.payouts, {
    page: async () => ({ default: (await import('@campushive/features/payouts')).PayoutsScreen }),
    source: feature('deals/payouts'),
    prefetch: onServer((data, world) => data.payouts(world)),
    head: ({ t }) => t.payouts,
  }),
  member(PATHS.payout, {
    page: () => import('./pages/payout.js'),
    source: local('payout'),
    prefetch: onServer((data, world) => data.payouts(world)),
    head: ({ t }) => t.payout,
  }),
  ...[PATHS.messages, PATHS.group, PATHS.conversation].map((path) =>
    member(path, {
      page: messages,
      ...(path !== PATHS.messages && { part: openThread }),
      source: local('messages'),
      prefetch: onServer((data, world) => data.messages(world)),
      head: ({ t }) => t.messages,
    }),
  ),
];

/** The frame around every page of a member, and the "not found" page. */
export const LAYOUT = { page: () => import('./pages/dashboard-frame.js'), source: local('dashboard-frame') };
export const NOT_FOUND = {
  page: () => import('./pages/unknown-address.js'),
  source: local('unknown-address'),
};
