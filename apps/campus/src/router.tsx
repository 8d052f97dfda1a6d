import { useScrollPlace } from '@campushive/browser/scroll';
import { useSession } from '@campushive/features';
import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Arrived } from './arrival.js';
import { hrefOf, SETTINGS_SHORTCUTS } from './destinations.js';
import { LoadingPage } from './fallbacks/loading-page.js';
import { OfflinePage } from './fallbacks/offline-page.js';
import { PageError } from './fallbacks/page-error.js';
import { PageTransition } from './page-transition.js';
import type { PageRoute } from './page.js';
import { LAYOUT, NOT_FOUND, ROUTES } from './routes.js';

const components = new Map<PageRoute['page'], ComponentType>();

/** Returns one component per page module, so that URLs that share a page keep it mounted. */
function componentOf(page: PageRoute['page']): ComponentType {
  const component = components.get(page) ?? lazy(page);
  components.set(page, component);
  return component;
}

const DashboardFrame = lazy(LAYOUT.page);
const NotFoundPage = lazy(NOT_FOUND.page);
const notFound = (
  <>
    <NotFoundPage />
    <Arrived />
  </>
);
const elements = (audience: PageRoute['audience']) =>
  ROUTES.filter((route) => route.audience === audience).map(({ path, page }) => {
    const Page = componentOf(page);
    return (
      <Route
        key={path}
        path={path}
        element={
          <>
            <Page />
            <Arrived />
          </>
        }
      />
    );
  });
const publicRoutes = elements('anyone');
const memberRoutes = elements('member');
const shortcuts = Object.entries(SETTINGS_SHORTCUTS).map(([path, to]) => (
  <Route key={path} path={path} element={<Navigate replace to={hrefOf(to, true)} />} />
));

export interface RouterProps {
  /** A path at which the server found nothing. */
  missingAt?: string | undefined;
}

/** Shows the page of the URL. */
export function Router({ missingAt }: RouterProps) {
  const { key, pathname, hash } = useLocation();
  useScrollPlace({ key, pathname, hash, back: useNavigationType() === 'POP' });
  return (
    <>
      <Suspense fallback={<LoadingPage />}>
        {pathname === missingAt ? (
          notFound
        ) : (
          <Routes>
            {publicRoutes}
            <Route element={<Guard />}>{memberRoutes}</Route>
            {shortcuts}
            <Route path="*" element={notFound} />
          </Routes>
        )}
      </Suspense>
      <PageTransition />
    </>
  );
}

/** Restricts pages to members. A visitor returns here after logging in. */
function Guard() {
  const session = useSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return session.offline === true ? <OfflinePage /> : <LoadingPage />;
    case 'anonymous':
      return (
        <Navigate replace to={hrefOf({ to: 'login', from: location.pathname + location.search }, false)} />
      );
    case 'member':
      return (
        <DashboardFrame>
          <PageError at={location.pathname}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </PageError>
        </DashboardFrame>
      );
    default:
      return session satisfies never;
  }
}

/** Returns the route of a path: the match with the fewest parameters. */
export function routeOf(pathname: string): PageRoute | undefined {
  const fitting = ROUTES.filter(({ path }) => matchPath(path, pathname) !== null);
  const parameters = ({ path }: PageRoute) => path.split('/:').length;
  return fitting.sort((pageRoute, other) => parameters(pageRoute) - parameters(other))[0];
}

/** Fetches the code of a path's page in advance. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  await Promise.all([
    (route ?? NOT_FOUND).page(),
    route?.part?.load(),
    route?.audience === 'member' ? LAYOUT.page() : undefined,
  ]);
}
