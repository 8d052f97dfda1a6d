import type { User } from '@campushive/contract';
import { NO_CAMPUS_CHOICE, type CampusChoice } from '@campushive/contract/campus-choice';
import { campusWords, languageTag, type CampusWords } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import { withStepUp } from '@campushive/contract/step-up';
import { AvatarPictures } from '@campushive/ui/avatar';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type {
  Client,
  Clock,
  Connection,
  DeviceStorage,
  Locale,
  NavigationPort,
  Ports,
  RealtimePort,
  SessionPort,
  SessionState,
  TrafficPort,
} from './ports.js';
import { createProofRequests, type ProofRequest, type ProofRequests } from './proof-requests.js';
import { useViewerCache } from './viewer-cache.js';

interface World {
  readonly ports: Ports;
  /** The port's, asking for the password again where the server wants it. */
  readonly client: Client;
  readonly proofs: ProofRequests;
  readonly campus: Campus;
  readonly words: CampusWords;
  readonly locale: Locale;
  readonly saveData: boolean;
  readonly choice: CampusChoice;
  readonly onChoiceChange: CampusProviderProps['onChoiceChange'];
  readonly onLocaleChange: CampusProviderProps['onLocaleChange'];
}

const CampusContext = createContext<World | null>(null);

export interface CampusProviderProps {
  /** How the screens reach the world: calls, session, navigation, clock. */
  ports: Ports;
  /** What the screens are about: brand, country, currency, institutions, hives. */
  campus: Campus;
  /** The language of every text. Default: en. */
  locale?: Locale;
  /** A visitor wants another language; members have it in their settings. Default: the language cannot be chosen. */
  onLocaleChange?: ((change: { locale: Locale }) => void) | undefined;
  /** Small pictures only, and in lists no faces. Default: false. */
  saveData?: boolean;
  /** The campus whose listings come first. Default: a member's own. */
  choice?: CampusChoice;
  /** Another campus is to come first, on this device. Default: lists show all campuses. */
  onChoiceChange?: ((change: { choice: CampusChoice }) => void) | undefined;
  /** The screens. */
  children: ReactNode;
}

/**
 * Gives the screens below their ports, and keeps one viewer's answers from the next. The host also gives a
 * QueryClientProvider around it and the kit's ToastProvider.
 */
export function CampusProvider({
  ports,
  campus,
  locale = 'en',
  onLocaleChange,
  saveData = false,
  choice = NO_CAMPUS_CHOICE,
  onChoiceChange,
  children,
}: CampusProviderProps) {
  useViewerCache(ports.session, ports.clock);
  // The same object while nothing changed: React throws away HTML that waits for its code when a context changes.
  const words = useMemo(() => campusWords(campus, locale), [campus, locale]);
  const [proofs] = useState(createProofRequests);
  const client = useMemo(() => withStepUp(ports.client, proofs.ask), [ports.client, proofs]);
  const world = useMemo(
    () => ({
      ports,
      client,
      proofs,
      campus,
      words,
      locale,
      saveData,
      choice,
      onChoiceChange,
      onLocaleChange,
    }),
    [ports, client, proofs, campus, words, locale, saveData, choice, onChoiceChange, onLocaleChange],
  );
  return (
    <CampusContext value={world}>
      <AvatarPictures show={saveData ? 'large' : 'all'}>{children}</AvatarPictures>
    </CampusContext>
  );
}

function useWorld(): World {
  const world = use(CampusContext);
  if (world === null) {
    throw new Error(
      'A screen needs a <CampusProvider ports={…} campus={…}> around it; in a story, the withCampus decorator.',
    );
  }
  return world;
}

/** The campus that this deployment serves. */
export const useCampus = (): Campus => useWorld().campus;
/** What `{campus.…}` stands for in the language of the provider. */
export const useCampusWords = (): CampusWords => useWorld().words;
/** How dates and numbers are written here, as a BCP 47 tag: `en-KE`. */
export const useLanguageTag = (): string => {
  const { campus, locale } = useWorld();
  return languageTag(campus, locale);
};

export const useClient = (): Client => useWorld().client;
export const useSessionPort = (): SessionPort => useWorld().ports.session;
export const useRealtime = (): RealtimePort => useWorld().ports.realtime;
export const useNavigation = (): NavigationPort => useWorld().ports.navigation;
export const useStorage = (): DeviceStorage => useWorld().ports.storage;
export const useTraffic = (): TrafficPort => useWorld().ports.traffic;
export const useClock = (): Clock => useWorld().ports.clock;
export const useLocale = (): Locale => useWorld().locale;
/** Chooses the language on this device; undefined where the host offers no choice. */
export const useLocaleChange = (): CampusProviderProps['onLocaleChange'] => useWorld().onLocaleChange;
/** What was chosen of the campuses, and what changes it; undefined where the host offers no choice. */
export const useChosenCampus = (): Pick<World, 'choice' | 'onChoiceChange'> => useWorld();
/** Whether bytes are dear: the data saver is on. */
export const useSaveData = (): boolean => useWorld().saveData;

/** The call that waits for a fresh proof of who is there; null while none does. */
export function useProofRequest(): ProofRequest | null {
  const { proofs } = useWorld();
  return useSyncExternalStore(proofs.subscribe, proofs.current, () => null);
}

/** Who is signed in: the same on the server, which renders a page for one viewer, and while a browser hydrates it. */
export function useSession(): SessionState {
  const session = useSessionPort();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** The signed-in student, or null. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === 'member' ? state.user : null;
}

/** Whether the socket is there. */
export function useConnection(): Connection {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.subscribeConnection, realtime.connection, () => 'idle');
}

/** Whether the device refused to store something, which then lives as long as the page. */
export function useStorageRefused(): boolean {
  const storage = useStorage();
  return useSyncExternalStore(
    storage.subscribe,
    () => !storage.isPersistent(),
    () => false,
  );
}
