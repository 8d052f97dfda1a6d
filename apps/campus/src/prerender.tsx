import { createClient, type Client, type TransportResponse } from '@campushive/contract/client';
import { CampusProvider, type Locale } from '@campushive/features';
import { ARTICLE_IDS } from '@campushive/features/help';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { drawAnswered, type Drawn } from './draw-answered.js';
import { visitor } from './drawn-world.js';
import { PAGE_HEADS } from './page-heads.js';
import { Router } from './router.js';
import { PATHS, SETTINGS_SHORTCUTS } from './routes.js';
import { campus } from './campus.js';

/** The pages that are the same for everybody who opens them first. */
export const PRERENDERED = [...Object.keys(PAGE_HEADS), ...ARTICLE_IDS.map((id) => `/help/${id}`)];
export { drawFrames } from './frames.js';
export { headOf } from './page-heads.js';

/** The patterns of all pages' addresses: anywhere else the app says that there is none. */
export const ADDRESSES = [...Object.values(PATHS), ...Object.keys(SETTINGS_SHORTCUTS)];

export { LOCALES } from '@campushive/contract/settings';

/** The HTML inside `#root` of a page, as a browser that has just loaded it would draw it. */
export function render(path: string, locale: Locale): Promise<string> {
  // Nothing is fetched while a page is only drawn: effects do not run.
  return draw(path, locale, {} as Client, new QueryClient());
}

export { renderForMember } from './member-page.js';

/**
 * Draws a page as a visitor of this language sees it once everything has come. `ask` answers a GET of the API; a question that fails is left
 * to the browser.
 */
export async function renderWithAnswers(
  path: string,
  locale: Locale,
  ask: (path: string) => Promise<TransportResponse>,
): Promise<Drawn> {
  const client = createClient((request) => ask(request.path));
  return drawAnswered((queries) => draw(path, locale, client, queries));
}

async function draw(path: string, locale: Locale, client: Client, queries: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <QueryClientProvider client={queries}>
          <CampusProvider ports={{ ...visitor, client }} campus={campus} locale={locale}>
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
