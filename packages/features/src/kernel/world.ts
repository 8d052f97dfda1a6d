import type { CampusChoice } from '@campushive/contract/campus-choice';
import type { CampusWords } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { createContext, use, type ReactNode } from 'react';
import type { OwnTexts } from './own-texts.js';
import type { Client, Ports } from './ports.js';
import type { ProofRequests } from './proof-requests.js';

/** A screen that threw, and what renders it once more. */
export interface ScreenFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

/** What a provider gives to the screens below it. */
export interface World {
  readonly ports: Ports;
  /** The port's, asking for the password again where the server wants it. */
  readonly client: Client;
  readonly proofs: ProofRequests;
  readonly campus: BrowserCampus;
  readonly words: CampusWords;
  /** The same in the language of the screens' own texts: English where only `own` speaks the language. */
  readonly baseWords: CampusWords;
  /** One of the screens' languages, or one for which `own` has words. */
  readonly locale: string;
  readonly own: readonly OwnTexts[];
  readonly saveData: boolean;
  readonly choice: CampusChoice;
  readonly onChoiceChange: ((change: { choice: CampusChoice }) => void) | undefined;
  readonly onLocaleChange: ((change: { locale: string }) => void) | undefined;
  readonly screenFailure: ((failure: ScreenFailure) => ReactNode) | undefined;
}

export const CampusContext = createContext<World | null>(null);

/** What goes around the screens; shown to a host that left a part of it out. */
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

/** What a host left out around its screens or gave too little of. Types ask for all of it; not every host has them. */
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
