import { createServerPorts } from '@campushive/browser/server-ports';
import { createClient, type TransportResponse } from '@campushive/contract/client';
import { registerHives, type User } from '@campushive/contract';
import { writeCampusChoice, type CampusChoice } from '@campushive/contract/campus-choice';
import { ApiError } from '@campushive/contract/errors';
import type { Theme } from '@campushive/contract/settings';
import type { Destination } from '@campushive/features';
import { prefetchDashboardLayout } from '@campushive/features/dashboard-layout';
import { loadPageHeads, type PageHead } from '@campushive/features/page-heads';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { hrefOf, SETTINGS_SHORTCUTS } from './destinations.js';
import { assetsOf, documentOf, linkOf, type Manifest } from './document.js';
import type { PageRequest, PageRoute, Prefetch } from './page.js';
import { headOf, REDIRECTS } from './page-server.js';
import type { ServedCampus } from './page-campus.js';
import { loadTexts } from './own-languages.js';
import type { PageState } from './page-state.js';
import { routeOf } from './router.js';
import { LAYOUT, NOT_FOUND } from './routes.js';
import { choiceAt } from './address/scope-in-address.js';

/** A request of the server to render a page. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly locale: string;
  readonly theme: Theme | null;
  readonly saveData: boolean;
  /** The campus chosen on the device. */
  readonly choice: CampusChoice;
  /** Null for a visitor. */
  readonly viewer: User | null;
  /** Answers a GET request of the API with the viewer's permissions. */
  readonly ask: (path: string) => Promise<TransportResponse>;
}

/** A document, or a redirect. */
export type Rendered =
  | {
      readonly kind: 'document';
      readonly status: 200 | 404;
      readonly html: (nonce: string) => string;
      /** `Link` header with the files that the first paint needs. */
      readonly link: string;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent?: true };

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
  /** Renders a document without a page. The browser renders the page into it. */
  shell(look: { readonly locale: string; readonly theme: Theme | null }): Promise<(nonce: string) => string>;
}

/** Creates the renderer of the web app's documents. `manifest` is Vite's manifest of the browser build. */
export function createRenderer(manifest: Manifest, publicUrl: string, served: ServedCampus): Renderer {
  const campus = served.definition;
  // Data and heads of a page are rendered before its components.
  registerHives(campus);
  return {
    async render(request) {
      const { pathname, searchParams: search } = new URL(request.url, publicUrl);
      const shortcut = Object.entries(SETTINGS_SHORTCUTS).find(([path]) => matchPath(path, pathname));
      if (shortcut !== undefined) return { kind: 'redirect', to: hrefOf(shortcut[1], true) };
      const route = routeOf(pathname);
      const params = route === undefined ? {} : (matchPath(route.path, pathname)?.params ?? {});
      const redirect = leadsTo(route, { campus, params, search }, request);
      if (redirect !== undefined) return redirect;
      const queries = new QueryClient({
        defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
      });
      const client = createClient((call) => request.ask(call.path));
      const { viewer, locale } = request;
      const choice = choiceAt(request.choice, search);
      const world: World = { campus, params, search, queries, client, viewer, locale, choice };
      const fetched = route === undefined ? 'absent' : await prefetch(route, world);
      const texts = await loadTexts(locale);
      const t = await loadPageHeads(campus, locale, texts);
      const addressOf = (to: Destination) => `${publicUrl}${hrefOf(to, false)}`;
      const head = await headFor(fetched, route, { ...world, t, publicUrl, addressOf });
      const missing = fetched === 'absent';
      // A member's page shows its own message for a missing item.
      const showsMissing = missing && route?.audience !== 'member';
      const ports = createServerPorts({
        client,
        viewer,
        url: request.url,
        router: { href: hrefOf },
        reads: true,
      });
      const body = await renderBody(
        <App
          queries={queries}
          campus={campus}
          ports={ports}
          locale={locale}
          texts={texts}
          saveData={request.saveData}
          choice={choice}
          onChoiceChange={ignore}
          missingAt={showsMissing ? pathname : undefined}
        />,
        request.url,
      );
      const state: PageState = {
        viewer: request.viewer,
        locale: request.locale,
        saveData: request.saveData,
        choice: writeCampusChoice(choice),
        missing: showsMissing,
        ownNotes: route?.ownNotes === true,
        at: ports.clock.now().getTime(),
        queries: dehydrate(queries),
      };
      const assets = assetsOf(manifest, sourcesOf(showsMissing ? undefined : route));
      const html = documentOf({
        campus: served,
        locale: request.locale,
        texts,
        theme: request.theme,
        assets,
        head,
        address: fetched === 'all' && route?.audience === 'anyone' ? `${publicUrl}${pathname}` : undefined,
        publicUrl,
        general: t.general,
        body,
        state,
      });
      return { kind: 'document', status: missing ? 404 : 200, html, link: linkOf(assets) };
    },
    async shell({ locale, theme }) {
      const texts = await loadTexts(locale);
      const { general } = await loadPageHeads(campus, locale, texts);
      const assets = assetsOf(manifest, []);
      return documentOf({
        ...{ campus: served, locale, texts, theme, assets, publicUrl, general },
        head: { title: campus.name },
        body: '',
      });
    },
  };
}

/** Ignores changes, because no preferences change while a page is rendered. */
const ignore = () => undefined;

/** Returns the redirect of a URL: visitors log in for a member's page, and some URLs belong to another page. */
function leadsTo(
  route: PageRoute | undefined,
  request: PageRequest,
  { viewer, url }: RenderRequest,
): Extract<Rendered, { kind: 'redirect' }> | undefined {
  if (route?.audience === 'member' && viewer === null)
    return { kind: 'redirect', to: hrefOf({ to: 'login', from: url }, false) };
  const to = route && REDIRECTS[route.name]?.(request);
  return to === undefined ? undefined : { kind: 'redirect', to, permanent: true };
}

type World = Parameters<Prefetch>[0];

/** Result of fetching a page's data. `absent`: nothing at the URL. `refused`: the browser's page shows the reason. */
type Fetched = 'all' | 'absent' | 'refused';

/** Fetches a page's data. Throws when the API failed, because there is no page to show then. */
async function prefetch(route: PageRoute, world: World): Promise<Fetched> {
  const fetchLayout = route.audience === 'member' ? prefetchDashboardLayout(world) : undefined;
  try {
    const page = await route.page();
    await page.prefetch?.(world);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return isAbsent(error) ? 'absent' : 'refused';
  } finally {
    await fetchLayout;
  }
  return 'all';
}

async function headFor(
  fetched: Fetched,
  route: PageRoute | undefined,
  facts: Parameters<typeof headOf>[1],
): Promise<PageHead> {
  if (route === undefined || fetched === 'absent') return facts.t.notFound;
  return fetched === 'refused' ? { title: facts.campus.name } : headOf(route.name, facts);
}

const isAbsent = ({ code }: ApiError) => code === 'not_found' || code === 'validation_failed';

function sourcesOf(route: PageRoute | undefined): readonly string[] {
  if (route === undefined) return [NOT_FOUND.source];
  const own = [route.source, ...(route.part === undefined ? [] : [route.part.source])];
  return route.audience === 'member' ? [LAYOUT.source, ...own] : own;
}

/** Renders complete HTML without streamed parts. Moving them into place needs a script, which some readers do not run. */
function renderBody(page: ReactNode, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <StrictMode>
        <StaticRouter location={url}>{page}</StaticRouter>
      </StrictMode>,
      {
        progressiveChunkSize: Infinity,
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
