import type { User } from '@campushive/contract';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import type { CampusWords } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { OwnTexts } from './own-texts.js';
import type { Client, Ports } from './ports.js';
import type { ProofRequests } from './proof-requests.js';

/** Error of a screen that threw, and the function that renders it again. */
export interface ScreenFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Cache to fill, with the client and the viewer that a screen's `prefetch…` function fetches its first data for. A server fills the cache
 * before it renders the screen.
 */
export interface PrefetchWorld {
  readonly queries: QueryClient;
  /** Reads with the viewer's permissions. */
  readonly client: Client;
  readonly campus: BrowserCampus;
  /** Null for a visitor. */
  readonly viewer: User | null;
  readonly locale: string;
  /** The preferred campus, whose listings come first. */
  readonly choice: CampusChoice;
}

/** Context value of `CampusProvider`. */
export interface World {
  readonly ports: Ports;
  /** The port's client, which also asks for the password again when the server requires it. */
  readonly client: Client;
  readonly proofs: ProofRequests;
  readonly campus: BrowserCampus;
  readonly words: CampusWords;
  /** `words` in the built-in language: English when only `own` has texts for the locale. */
  readonly baseWords: CampusWords;
  /** Built-in language, or one for which `own` has texts. */
  readonly locale: string;
  readonly own: readonly OwnTexts[];
  readonly saveData: boolean;
  readonly choice: CampusChoice;
  readonly onChoiceChange: ((change: { choice: CampusChoice }) => void) | undefined;
  readonly onLocaleChange: ((change: { locale: string }) => void) | undefined;
  readonly screenFailure: ((failure: ScreenFailure) => ReactNode) | undefined;
}

export const CampusContext = createContext<World | null>(null);

/** Required setup, shown to a host that left out a part. */
const SETUP = `<QueryClientProvider client={queries}>
  <CampusProvider ports={ports} campus={campus} locale="en">
    <ToastProvider><Suspense fallback={null}>…the screens…</Suspense></ToastProvider>
  </CampusProvider>
</QueryClientProvider>`;

export function useWorld(): World {
  const world = use(CampusContext);
  if (world === null) {
    throw new Error(
      `A screen needs a <CampusProvider ports={…} campus={…}> around it (in a story, the withCampus decorator):\n${SETUP}`,
    );
  }
  return world;
}

const PORTS = [
  'client',
  'session',
  'realtime',
  'navigation',
  'clock',
  'storage',
  'traffic',
  'passkeys',
  'device',
] as const satisfies readonly (keyof Ports)[];

/** Returns an error message for missing or incomplete setup, or null. Types require all of it, but not every host uses types. */
export function mistakeOf(
  { ports, campus }: { readonly ports?: Partial<Ports>; readonly campus?: BrowserCampus },
  hasQueries: boolean,
): string | null {
  if (!hasQueries) return `CampusProvider needs a <QueryClientProvider client={…}> around it:\n${SETUP}`;
  if (campus === undefined) return `CampusProvider needs campus={…}, a campus definition:\n${SETUP}`;
  const missing = PORTS.filter((name) => ports?.[name] === undefined);
  if (missing.length === 0) return null;
  return `CampusProvider lacks ports: ${missing.join(', ')}. createBrowserPorts of @campushive/browser makes all of them.`;
}
