import { createBrowserPorts } from '@campushive/browser';
import type { TransportHost } from '@campushive/browser/transport';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { hrefOf } from './routes.js';

/** What was fetched; it lives as long as the page. */
export const queries = new QueryClient({
  defaultOptions: {
    // The service worker answers without a network too, so nothing waits for one.
    queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What public/early.js leaves to the app. */
interface Early {
  readonly early?: NonNullable<TransportHost['early']>;
  readonly drawn?: (token: string | null, language: string) => Promise<Answers | undefined> | undefined;
}

type Answers = readonly [QueryKey, unknown][];

export const { ports, session, preferences, draftFiles, start } = createBrowserPorts({
  api: '/api',
  campus: { key: 'campushive' },
  // app.tsx takes the router's own navigation instead, as soon as there is one.
  router: { href: hrefOf, navigate: (path) => window.location.assign(path) },
  early: (...asked) => (window as Early).early?.(...asked),
});

/** What the server answered while it drew the page. Members may be told more than visitors, so theirs is asked for again. */
export function takeAnswers(): void {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return;
  const { at, data } = JSON.parse(text) as { at: number; data: Answers };
  const updatedAt = session.token() === null ? at : 0;
  for (const [key, answer] of data) queries.setQueryData(key, answer, { updatedAt });
}

/** The same for a page of the dashboard, which was drawn for this student. What comes late the page asks for itself. */
export async function takeOwnAnswers(): Promise<void> {
  const own = (await (window as Early).drawn?.(session.token(), preferences.now().language)) ?? [];
  for (const [key, answer] of own) queries.setQueryData(key, answer);
}
