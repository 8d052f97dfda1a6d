import type { ComponentType } from 'react';
import { PATHS, type PathName } from './destinations.js';
import type { PageModule, PageRoute } from './page.js';

type Loader = () => Promise<PageModule>;

/** Every page by its path in `pages/`. A browser takes only the components, so that its chunks leave out the exports for the server. */
const PAGES: ReadonlyMap<string, Loader> = new Map(
  import.meta.env.SSR
    ? Object.entries(import.meta.glob<PageModule>('./pages/*/*.tsx'))
    : Object.entries(import.meta.glob<ComponentType>('./pages/*/*.tsx', { import: 'default' })).map(
        ([file, load]): [string, Loader] => [file, async () => ({ default: await load() })],
      ),
);

/** Returns the page of a file, without its extension, and the name of the file in Vite's manifest. */
function pageIn(name: string): Pick<PageRoute, 'page' | 'source'> {
  const page = PAGES.get(`./pages/${name}.tsx`);
  if (page === undefined) throw new Error(`There is no page ${name} in apps/campus/src/pages.`);
  return { page, source: `src/pages/${name}.tsx` };
}

const routeFor =
  (audience: PageRoute['audience']) =>
  (name: PathName, file: string, options: Pick<PageRoute, 'part' | 'ownNotes'> = {}): PageRoute => ({
    name,
    path: PATHS[name],
    audience,
    ...pageIn(file),
    ...options,
  });
const anyone = routeFor('anyone');
const member = routeFor('member');

const openThread = {
  load: async () => (await import('./pages/deals/messages.js')).loadOpened(),
  source: '../../packages/features/src/talk/messages/thread/thread.tsx',
};

/** Every path with its page, whose module also exports `prefetch`. Heads and redirects are in page-server.ts. */
export const ROUTES: readonly PageRoute[] = [
  anyone('home', 'reach/home'),
  anyone('login', 'accounts/login'),
  anyone('suspended', 'trust/suspended'),
  anyone('register', 'accounts/register'),
  anyone('otp', 'accounts/otp-verification', { ownNotes: true }),
  anyone('forgotPassword', 'accounts/forgot-password'),
  anyone('resetPassword', 'accounts/reset-password'),
  anyone('denySignIn', 'accounts/deny-sign-in'),
  anyone('claim', 'catalogue/claim'),
  anyone('terms', 'reach/terms'),
  anyone('privacy', 'reach/privacy'),
  anyone('cookies', 'reach/cookies'),
  anyone('about', 'reach/about'),
  anyone('pricing', 'reach/pricing'),
  anyone('contact', 'base/contact'),
  anyone('universities', 'catalogue/universities'),
  anyone('university', 'catalogue/university'),
  anyone('categories', 'catalogue/categories'),
  anyone('category', 'catalogue/category'),
  anyone('course', 'catalogue/course'),
  anyone('publicHelp', 'reach/public-help'),
  anyone('publicArticle', 'reach/public-help-article'),
  anyone('publicListing', 'deals/public-listing'),
  anyone('publicStall', 'deals/stall'),
  anyone('shelf', 'deals/shelf'),
  anyone('publicDeal', 'deals/public-safe-deal'),
  anyone('publicWanted', 'catalogue/public-wanted'),
  anyone('edit', 'catalogue/edit-listing'),
  member('dashboard', 'reach/dashboard'),
  member('hives', 'catalogue/hives'),
  member('help', 'reach/help'),
  member('article', 'reach/help-article'),
  member('search', 'catalogue/search'),
  member('savedSearches', 'catalogue/saved-searches'),
  member('notifications', 'base/notifications'),
  member('favorites', 'catalogue/favorites'),
  member('moderation', 'trust/moderation'),
  member('wanted', 'catalogue/wanted'),
  member('wantedPost', 'catalogue/wanted-post'),
  member('services', 'catalogue/services'),
  member('service', 'deals/service'),
  member('post', 'catalogue/post'),
  member('hive', 'catalogue/hive'),
  member('postInHive', 'catalogue/post-listing', { ownNotes: true }),
  member('anyListing', 'deals/any-listing'),
  member('listing', 'deals/listing'),
  member('checkout', 'deals/checkout', { ownNotes: true }),
  member('stalls', 'deals/stalls'),
  member('stall', 'deals/stall'),
  member('stallCheckout', 'deals/stall-checkout', { ownNotes: true }),
  member('safeDeals', 'deals/safe-deals'),
  member('safeDeal', 'deals/safe-deal'),
  member('stallOrder', 'deals/stall-order'),
  member('stallQueue', 'deals/stall-queue', { ownNotes: true }),
  member('stallForm', 'deals/stall-form'),
  member('applicants', 'deals/applicants'),
  member('availability', 'deals/availability'),
  member('appeal', 'trust/appeal'),
  member('myListings', 'catalogue/my-listings'),
  member('myWork', 'deals/my-work'),
  member('profile', 'deals/profile'),
  member('user', 'deals/user'),
  member('settings', 'deals/settings'),
  member('receivedShare', 'reach/received-share'),
  member('attendees', 'deals/attendees'),
  member('tickets', 'deals/tickets'),
  member('payments', 'deals/payments'),
  member('series', 'deals/series'),
  member('payment', 'deals/payment'),
  member('receipt', 'deals/receipt'),
  member('payouts', 'deals/payouts'),
  member('payout', 'deals/payout'),
  // One page for three URLs, so that the list of conversations stays mounted when one opens beside it or over it.
  member('messages', 'deals/messages'),
  member('group', 'deals/messages', { part: openThread }),
  member('conversation', 'deals/messages', { part: openThread }),
];

/** The frame around every page of a member, and the "not found" page. */
export const LAYOUT = {
  page: () => import('./pages/reach/dashboard-frame.js'),
  source: 'src/pages/reach/dashboard-frame.tsx',
};
export const NOT_FOUND = pageIn('reach/unknown-address');
