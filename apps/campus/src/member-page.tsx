import { createClient, type TransportResponse } from '@campushive/contract/client';
import type { User } from '@campushive/contract';
import { CampusProvider, type Locale, type Ports } from '@campushive/features';
import { ToastProvider } from '@campushive/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import { drawAnswered, type Drawn } from './draw-answered.js';
import { visitor } from './drawn-world.js';
import { MEMBERS } from './router.js';
import { campus } from './campus.js';

export interface MemberPage {
  /** The page's address, with its question. */
  readonly at: string;
  readonly user: User;
  readonly locale: Locale;
  /** Answers a GET of the API as it answers this student. */
  readonly ask: (path: string) => Promise<TransportResponse>;
}

const PAGES = Object.entries(MEMBERS).map(([path, load]) => ({ path, Element: lazy(load) }));

/**
 * Draws what belongs between the bars of a dashboard page, as one student sees it once everything has come; undefined
 * where there is no such page, or when something of it could not be had: then the browser says what.
 */
export async function renderForMember({ at, user, locale, ask }: MemberPage): Promise<Drawn | undefined> {
  const [path = ''] = at.split('?');
  if (!PAGES.some((page) => matchPath(page.path, path) !== null)) return undefined;
  const client = createClient((request) => ask(request.path));
  const drawnFor = { status: 'member', user, offline: false } as const;
  const ports: Ports = { ...visitor, client, session: { ...visitor.session, drawnFor } };
  const drawn = await drawAnswered(async (queries) => {
    const broken: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={at}>
          <QueryClientProvider client={queries}>
            <CampusProvider ports={ports} campus={campus} locale={locale}>
              <ToastProvider>
                <Routes>
                  {PAGES.map(({ path: pattern, Element }) => (
                    <Route key={pattern} path={pattern} element={<Element />} />
                  ))}
                </Routes>
              </ToastProvider>
            </CampusProvider>
          </QueryClientProvider>
        </StaticRouter>
      </StrictMode>,
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Nobody would catch what is thrown here: the server would fall.
        onError: (error) => void broken.push(error),
      },
    );
    const html = await new Response(prelude).text();
    // A part that cannot be drawn without a browser: all of the page is left to it.
    if (broken.length > 0) throw new Error(`${path} could not be drawn`, { cause: broken[0] });
    return html;
  });
  return drawn.whole ? drawn : undefined;
}
