import type { User } from '@campushive/contract';
import { NO_CAMPUS_CHOICE, type CampusChoice } from '@campushive/contract/campus-choice';
import { knowHives, ownHive } from '@campushive/contract/hives';
import { campusWords, languageTag, type CampusWords } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { withStepUp } from '@campushive/contract/step-up';
import { AvatarPictures } from '@campushive/ui/avatar';
import { BackProvider } from '@campushive/ui/back';
import { HiveLooks } from '@campushive/ui/hexagon';
import { QueryClientContext } from '@tanstack/react-query';
import { use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { baseLocale } from './messages.js';
import type { OwnTexts } from './own-texts.js';
import type {
  Client,
  Clock,
  Connection,
  DevicePort,
  ReaderPort,
  DeviceStorage,
  Locale,
  NavigationPort,
  PasskeysPort,
  Ports,
  RealtimePort,
  SessionPort,
  SessionState,
  TrafficPort,
} from './ports.js';
import { createProofRequests, type ProofRequest } from './proof-requests.js';
import { useViewerCache } from './viewer-cache.js';
import { screen } from './screen.js';
import { CampusContext, mistakeOf, useWorld, type ScreenFailure, type World } from './world.js';

const NO_TEXTS: readonly OwnTexts[] = [];

export interface CampusProviderProps {
  /** How the screens reach the world: calls, session, navigation, clock. */
  ports: Ports;
  /** What the screens are about: brand, country, currency, institutions, hives. */
  campus: BrowserCampus;
  /** The language of every text: one of the screens', or another for which `texts` has words, over English. Default: en. */
  locale?: Locale | (string & {});
  /** What the host says in its own words; keep the array from render to render. Default: nothing. */
  texts?: readonly OwnTexts[];
  /** A visitor wants another language; members have it in their settings. Default: the language cannot be chosen. */
  onLocaleChange?: ((change: { locale: string }) => void) | undefined;
  /** Small pictures only, and in lists no faces. Default: false. */
  saveData?: boolean;
  /** The campus whose listings come first. Default: a member's own. */
  choice?: CampusChoice;
  /** Another campus is to come first, on this device. Default: it cannot be chosen, and lists leave none out. */
  onChoiceChange?: ((change: { choice: CampusChoice }) => void) | undefined;
  /** What stands in the place of a screen that threw. Default: that it could not be shown, with a way to try again. */
  screenFailure?: ((failure: ScreenFailure) => ReactNode) | undefined;
  /** The screens. */
  children: ReactNode;
}

/**
 * Gives the screens below their ports, and keeps one viewer's answers from the next. The host also gives a
 * QueryClientProvider around it and the kit's ToastProvider.
 */
export function CampusProvider(props: CampusProviderProps) {
  const mistake = mistakeOf(props, use(QueryClientContext) !== undefined);
  return mistake === null ? <Given {...props} /> : <Mistake text={mistake} />;
}

/** Fails as a screen does, so that the rest of the host's page stays. */
const Mistake = screen(function Mistake({ text }: { text: string }): ReactNode {
  throw new Error(text);
});

function Given({
  ports,
  campus,
  locale = 'en',
  texts: own = NO_TEXTS,
  onLocaleChange,
  saveData = false,
  choice = NO_CAMPUS_CHOICE,
  onChoiceChange,
  screenFailure,
  children,
}: CampusProviderProps) {
  useViewerCache(ports.session, ports.clock);
  const looks = useMemo(() => looksOf(campus), [campus]);
  // The same object while nothing changed: React throws away HTML that waits for its code when a context changes.
  const words = useMemo(() => campusWords(campus, locale), [campus, locale]);
  const base = baseLocale(locale);
  const baseWords = useMemo(
    () => (base === locale ? words : campusWords(campus, base)),
    [campus, base, locale, words],
  );
  const [proofs] = useState(createProofRequests);
  const client = useMemo(() => withStepUp(ports.client, proofs.ask), [ports.client, proofs]);
  const world = useMemo(
    () => ({
      ports,
      client,
      proofs,
      campus,
      words,
      baseWords,
      locale,
      own,
      saveData,
      choice,
      onChoiceChange,
      onLocaleChange,
      screenFailure,
    }),
    [
      ports,
      client,
      proofs,
      campus,
      words,
      baseWords,
      locale,
      own,
      saveData,
      choice,
      onChoiceChange,
      onLocaleChange,
      screenFailure,
    ],
  );
  return (
    <CampusContext value={world}>
      <HiveLooks value={looks}>
        <AvatarPictures show={saveData ? 'large' : 'all'}>
          <BackProvider value={ports.navigation.holdBack}>{children}</BackProvider>
        </AvatarPictures>
      </HiveLooks>
    </CampusContext>
  );
}

/** The looks of the campus's own hives, which the rules know from now on. */
function looksOf(campus: BrowserCampus) {
  knowHives(campus);
  return Object.fromEntries(
    campus.hives.filter(({ name }) => ownHive(name) !== undefined).map((hive) => [hive.name, hive]),
  );
}

/** The campus that this deployment serves. */
export const useCampus = (): BrowserCampus => useWorld().campus;
/** What `{campus.…}` stands for in the language of the provider. */
export const useCampusWords = (): CampusWords => useWorld().words;
/** How dates and numbers are written here, as a BCP 47 tag: `en-XX`. */
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
export const usePasskeysPort = (): PasskeysPort => useWorld().ports.passkeys;
export const useDevice = (): DevicePort => useWorld().ports.device;
/** Undefined where the host has no reader. */
export const useReader = (): ReaderPort | undefined => useWorld().ports.reader;
export const useClock = (): Clock => useWorld().ports.clock;
/** The language of every text: one of the screens', or the host's own. */
export const useLocale = (): string => useWorld().locale;
/** The host's own words. */
export const useOwnTexts = (): readonly OwnTexts[] => useWorld().own;
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
