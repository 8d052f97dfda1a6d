import { createClient, type Client, type WireResponse } from '@campushive/contract/client';
import { CampusProvider } from '@campushive/features';
import { ARTICLE_IDS } from '@campushive/features/help';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isOpen, visitor } from './drawn-world.js';
import { PAGE_HEADS } from './page-heads.js';
import { Router } from './router.js';
import { PATHS, SETTINGS_SHORTCUTS } from './routes.js';

/** The pages that are the same for everybody who opens them first. */
export const PRERENDERED = [...Object.keys(PAGE_HEADS), ...ARTICLE_IDS.map((id) => `/help/${id}`)];
export { drawFrames } from './frames.js';
export { headOf } from './page-heads.js';

/** The patterns of all pages' addresses: anywhere else the app says that there is none. */
export const ADDRESSES = [...Object.values(PATHS), ...Object.keys(SETTINGS_SHORTCUTS)];

/** The HTML inside `#root` of a page, as a browser that has just loaded it would draw it. */
export function render(path: string): Promise<string> {
  // Nothing is fetched while a page is only drawn: effects do not run.
  return draw(path, {} as Client, new QueryClient());
}

/** A page with what it shows, and the answers that a browser needs to draw the very same. */
export interface Drawn {
  readonly html: string;
  /** When they were given, and what was answered to which query. */
  readonly answers: {
    readonly at: number;
    readonly data: readonly (readonly [key: unknown, data: unknown])[];
  };
}

/** One answer may lead to another question. */
const ROUNDS = 3;

/**
 * Draws a page as a visitor sees it once everything has come: draws it, asks what it asks for, and draws it again.
 * `ask` answers a GET of the API; a question that fails is left to the browser.
 */
export async function renderWithAnswers(
  path: string,
  ask: (path: string) => Promise<WireResponse>,
): Promise<Drawn> {
  const at = Date.now();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const client = createClient((request) => ask(request.path));
  const cache = queries.getQueryCache();
  const failed = new Set<string>();
  for (let round = 1; ; round++) {
    const html = await draw(path, client, queries);
    const open = cache.getAll().filter((query) => isOpen(query) && !failed.has(query.queryHash));
    if (open.length > 0 && round < ROUNDS) {
      await Promise.allSettled(open.map((query) => query.fetch()));
      for (const query of open.filter(({ state }) => state.status === 'error')) {
        failed.add(query.queryHash);
        // As if nobody had asked yet.
        cache.remove(query);
      }
      continue;
    }
    const data = cache
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data] as const);
    return { html, answers: { at, data } };
  }
}

async function draw(path: string, client: Client, queries: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <QueryClientProvider client={queries}>
          <CampusProvider ports={{ ...visitor, client }}>
            <ToastProvider>
              <Router />
            </ToastProvider>
          </CampusProvider>
        </QueryClientProvider>
      </StaticRouter>
    </StrictMode>,
    // Every part in its place: what React would move there later needs a script, and readers may have none.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
