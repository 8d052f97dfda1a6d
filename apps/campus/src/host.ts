import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createClient } from '@campushive/contract/client';
import { forgetAnswers } from './forget-answers.js';
import { createPreferences } from './ports/preferences.js';
import { createRealtime } from './ports/realtime.js';
import { createSession } from './ports/session.js';
import { createWire, type WireHost } from './ports/wire.js';

/** What lives as long as the page: the session, the client, the socket and what was fetched. */
export const queries = new QueryClient({
  defaultOptions: {
    // The service worker answers without a network too, so nothing waits for one.
    queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const session = createSession(window.localStorage, () => {
  realtime.disconnect();
  queries.clear();
  forgetAnswers();
});

/** Theme, language and data saver, as the signed-in student has chosen. */
export const preferences = createPreferences(window.localStorage, session);

export const client = createClient(
  createWire({
    token: session.token,
    language: () => preferences.now().language,
    early: (...asked) => (window as Early).early?.(...asked),
    sessionEnded: session.ended,
  }),
);

export const realtime = createRealtime(
  () => client,
  (suspended) => session.ended(session.token() ?? '', suspended),
);

/** What public/early.js leaves to the app. */
interface Early {
  readonly early?: NonNullable<WireHost['early']>;
  readonly drawn?: (token: string | null, language: string) => Promise<Answers | undefined> | undefined;
}

type Answers = readonly [QueryKey, unknown][];

/** The socket follows the session. */
function followSession(): void {
  const token = session.token();
  if (session.state().status === 'member' && token !== null) realtime.connect(token);
}
session.subscribe(followSession);

/** Learns who is signed in, and connects them. */
export async function begin(): Promise<void> {
  followSession();
  await session.restore(client);
}

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
