import { CampusProvider, type Client, type Ports } from '@campushive/features';
import { ARTICLE_IDS } from '@campushive/features/help';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PAGE_HEADS } from './page-heads.js';
import { clock } from './ports/clock.js';
import { createNavigation } from './ports/navigation.js';
import { Router } from './router.js';

/** The pages that are the same for everybody who opens them first. */
export const PRERENDERED = [...Object.keys(PAGE_HEADS), ...ARTICLE_IDS.map((id) => `/help/${id}`)];
export { headOf } from './page-heads.js';

const nothing = () => () => undefined;
const ports: Ports = {
  // Nothing is fetched while a page is only drawn: effects do not run.
  client: {} as Client,
  session: {
    state: () => ({ status: 'loading' }),
    subscribe: nothing,
    signIn: nothing,
    signOut: async () => undefined,
    update: nothing,
    notes: { read: () => null, write: nothing },
  },
  realtime: {
    connection: () => 'idle',
    subscribeConnection: nothing,
    on: nothing,
    sendMessage: () => Promise.reject(new Error('Nobody writes on a page that is only drawn')),
    join: nothing,
    typing: nothing,
    presence: nothing,
  },
  navigation: createNavigation(
    async () => undefined,
    () => false,
  ),
  clock,
};

/** The HTML inside `#root` of a page, as a browser that has just loaded it would draw it. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <QueryClientProvider client={new QueryClient()}>
          <CampusProvider ports={ports}>
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
