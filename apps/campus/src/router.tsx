import { lazy, Suspense, use, useLayoutEffect, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useScrollPlace } from '@campushive/browser/scroll';
import { useSession } from '@campushive/features';
import { frame } from './frame.js';
import { LoadingPage } from './loading-page.js';
import { fits, hrefOf, PATHS, SETTINGS_SHORTCUTS } from './routes.js';

export type Page = () => Promise<{ default: ComponentType }>;

/** Every address and the code that it needs; nothing is loaded before it is opened. */
const PUBLIC: Readonly<Record<string, Page>> = {
  [PATHS.home]: () => import('./pages/home.js'),
  [PATHS.login]: () => import('./pages/login.js'),
  [PATHS.suspended]: () => import('./pages/suspended.js'),
  [PATHS.register]: () => import('./pages/register.js'),
  [PATHS.otp]: () => import('./pages/otp-verification.js'),
  [PATHS.forgotPassword]: () => import('./pages/forgot-password.js'),
  [PATHS.resetPassword]: () => import('./pages/reset-password.js'),
  [PATHS.terms]: () => import('./pages/terms.js'),
  [PATHS.privacy]: () => import('./pages/privacy.js'),
  [PATHS.cookies]: () => import('./pages/cookies.js'),
  [PATHS.about]: () => import('./pages/about.js'),
  [PATHS.pricing]: () => import('./pages/pricing.js'),
  [PATHS.contact]: () => import('./pages/contact.js'),
  [PATHS.universities]: () => import('./pages/universities.js'),
  [PATHS.university]: () => import('./pages/university.js'),
  [PATHS.categories]: () => import('./pages/categories.js'),
  [PATHS.category]: () => import('./pages/category.js'),
  [PATHS.publicHelp]: () => import('./pages/public-help.js'),
  [PATHS.publicArticle]: () => import('./pages/public-help-article.js'),
  [PATHS.publicListing]: () => import('./pages/public-listing.js'),
  [PATHS.edit]: () => import('./pages/edit-listing.js'),
};
/** One for three addresses: the list of conversations stays where one of them is opened beside it, or over it. */
const messages: Page = () => import('./pages/messages.js');
export const MEMBERS: Readonly<Record<string, Page>> = {
  [PATHS.dashboard]: () => import('./pages/dashboard.js'),
  [PATHS.hives]: () => import('./pages/hives.js'),
  [PATHS.help]: () => import('./pages/help.js'),
  [PATHS.article]: () => import('./pages/help-article.js'),
  [PATHS.search]: () => import('./pages/search.js'),
  [PATHS.savedSearches]: () => import('./pages/saved-searches.js'),
  [PATHS.notifications]: () => import('./pages/notifications.js'),
  [PATHS.favorites]: () => import('./pages/favorites.js'),
  [PATHS.moderation]: () => import('./pages/moderation.js'),
  [PATHS.services]: () => import('./pages/services.js'),
  [PATHS.service]: () => import('./pages/service.js'),
  [PATHS.post]: () => import('./pages/choose-hive.js'),
  [PATHS.hive]: () => import('./pages/hive.js'),
  [PATHS.postInHive]: () => import('./pages/post-listing.js'),
  [PATHS.anyListing]: () => import('./pages/any-listing.js'),
  [PATHS.listing]: () => import('./pages/listing.js'),
  [PATHS.checkout]: () => import('./pages/checkout.js'),
  [PATHS.applicants]: () => import('./pages/applicants.js'),
  [PATHS.appeal]: () => import('./pages/appeal.js'),
  [PATHS.myListings]: () => import('./pages/my-listings.js'),
  [PATHS.myWork]: () => import('./pages/my-work.js'),
  [PATHS.profile]: () => import('./pages/profile.js'),
  [PATHS.user]: () => import('./pages/user.js'),
  [PATHS.settings]: () => import('./pages/settings.js'),
  [PATHS.attendees]: () => import('./pages/attendees.js'),
  [PATHS.tickets]: () => import('./pages/tickets.js'),
  [PATHS.payments]: () => import('./pages/payments.js'),
  [PATHS.payment]: () => import('./pages/payment.js'),
  [PATHS.receipt]: () => import('./pages/receipt.js'),
  [PATHS.payouts]: () => import('./pages/payouts.js'),
  [PATHS.messages]: messages,
  [PATHS.group]: messages,
  [PATHS.conversation]: messages,
};

export const layout = () => import('./pages/dashboard-frame.js');
const DashboardFrame = lazy(layout);
const NotFound = lazy(() => import('./pages/not-found.js'));
const Messages = lazy(messages);
const elements = (pages: Readonly<Record<string, Page>>) =>
  Object.entries(pages).map(([path, load]) => ({ path, Element: load === messages ? Messages : lazy(load) }));
const publicRoutes = elements(PUBLIC);
export const memberRoutes = elements(MEMBERS);
const shortcuts = Object.entries(SETTINGS_SHORTCUTS).map(([path, to]) => ({ path, to }));

/** Never comes. */
const NEVER = new Promise<never>(() => undefined);

/**
 * While the code or the words of a page are on their way. What the server sent of the dashboard stays until all of the
 * page can take its place: a placeholder that waits itself keeps React from showing anything.
 */
function Meanwhile({ spinner = false }) {
  if (frame.stays) use(NEVER);
  return spinner ? <LoadingPage /> : null;
}

export function Router() {
  const { key, pathname, hash } = useLocation();
  useScrollPlace({ key, pathname, hash, back: useNavigationType() === 'POP' });
  useFrameEnd();
  // Only what could be meant: the router would compile and rank all sixty patterns each time that it draws.
  const fitting = ({ path }: { path: string }) => fits(path, pathname);
  return (
    <Suspense fallback={<Meanwhile spinner />}>
      <Routes>
        {publicRoutes.filter(fitting).map(({ path, Element }) => (
          <Route key={path} path={path} element={<Element />} />
        ))}
        <Route element={<Guard />}>
          {memberRoutes.filter(fitting).map(({ path, Element }) => (
            <Route key={path} path={path} element={<Element />} />
          ))}
        </Route>
        {shortcuts.filter(fitting).map(({ path, to }) => (
          <Route key={path} path={path} element={<Navigate replace to={hrefOf(to, true)} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** The page has taken the place of its drawn frame; others begin by themselves. */
function useFrameEnd(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    frame.end();
    delete dataset['filled'];
    if (dataset['frame'] !== undefined) dataset['frame'] = 'taken';
    return () => void delete dataset['frame'];
  }, [pathname]);
}

/** Members only; whoever is not signed in comes back here after logging in. */
function Guard() {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return <LoadingPage />;
    case 'anonymous':
      return (
        <Navigate replace to={hrefOf({ to: 'login', from: location.pathname + location.search }, false)} />
      );
    case 'member':
      return (
        <DashboardFrame>
          <Suspense fallback={<Meanwhile />}>
            <Outlet />
          </Suspense>
        </DashboardFrame>
      );
    default:
      return session satisfies never;
  }
}

/** Fetches a page's code ahead of showing it. */
export async function preload(pathname: string): Promise<void> {
  const found = Object.entries({ ...PUBLIC, ...MEMBERS }).find(([path]) => fits(path, pathname));
  await found?.[1]();
}
