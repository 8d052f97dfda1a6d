import { DEAL_HIVE, STALL_HIVE, type User } from '@campushive/contract';
import { NO_CAMPUS_CHOICE, type CampusChoice } from '@campushive/contract/campus-choice';
import { registerHives, ownHive } from '@campushive/contract/hives';
import { campusWords, languageTag } from '@campushive/contract/campus';
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
  Locale,
  NavigationPort,
  Ports,
  RealtimePort,
  SessionPort,
  SessionState,
  TrafficPort,
} from './ports.js';
import { createProofRequests, type ProofRequest } from './proof-requests.js';
import { useViewerCache } from './live/viewer-cache.js';
import { screen } from './screen.js';
import { CampusContext, mistakeOf, useWorld, type ScreenFailure, type World } from './world.js';
import type { DevicePort, PasskeysPort } from './ports/device.js';
import type { ReaderPort } from './ports/reader.js';
import type { DeviceStorage } from './ports/storage.js';

const NO_TEXTS: readonly OwnTexts[] = [];

/** Ports, campus and language of the screens inside, with the host's own texts and choices. */
export interface CampusProviderProps {
  /** Access to calls, session, navigation and clock. */
  ports: Ports;
  /** Campus definition: brand, country, currency, institutions, hives. */
  campus: BrowserCampus;
  /** Language of all texts: a built-in one, or one that `texts` adds over English. Default: en. */
  locale?: Locale | (string & {});
  /** Host's own texts. Keep the array stable between renders. Default: none. */
  texts?: readonly OwnTexts[];
  /** Called when a visitor changes the language. Members change it in their settings. Default: no language choice. */
  onLocaleChange?: ((change: { locale: string }) => void) | undefined;
  /** Loads small pictures only, and no avatars in lists. Default: false. */
  saveData?: boolean;
  /** Campus whose listings come first. Default: the member's own. */
  choice?: CampusChoice;
  /** Called when the viewer picks another campus on this device. Default: no choice, and lists include all campuses. */
  onChoiceChange?: ((change: { choice: CampusChoice }) => void) | undefined;
  /** Replaces a screen that threw. Default: an error message with a retry button. */
  screenFailure?: ((failure: ScreenFailure) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Provides ports and campus to the screens below, and clears the query cache when the viewer changes. The host also renders a
 * QueryClientProvider around it and the kit's ToastProvider.
 */
export function CampusProvider(props: CampusProviderProps) {
  const mistake = mistakeOf(props, use(QueryClientContext) !== undefined);
  return mistake === null ? <ContextProviders {...props} /> : <Mistake text={mistake} />;
}

/** Throws inside a screen boundary, so that the rest of the host's page stays. */
const Mistake = screen(function Mistake({ text }: { text: string }): ReactNode {
  throw new Error(text);
});

function ContextProviders({
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
  // Memoised: a changed context makes React discard server HTML that waits for its code.
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

/** Looks of the hives that no campus names. */
const UNLISTED_LOOKS = {
  [STALL_HIVE]: { icon: 'store', colour: 'neutral' },
  [DEAL_HIVE]: { icon: 'link', colour: 'neutral' },
};

/** Registers the campus's hives with the rules and returns the looks of stalls, safe deals and campus-specific hives. */
function looksOf(campus: BrowserCampus) {
  registerHives(campus);
  const own = campus.hives.filter(({ name }) => ownHive(name) !== undefined);
  return { ...UNLISTED_LOOKS, ...Object.fromEntries(own.map((hive) => [hive.name, hive])) };
}

/** Returns the campus definition of the provider. */
export const useCampus = (): BrowserCampus => useWorld().campus;
/** Returns the BCP 47 tag for dates and numbers: `en-XX`. */
export const useLanguageTag = (): string => {
  const { campus, locale } = useWorld();
  return languageTag(campus, locale);
};

/** Returns the client of the API. Calls that need an identity proof wait for it. Throws outside `CampusProvider`. */
export const useClient = (): Client => useWorld().client;
/** Returns the session port, which can sign in and out. Throws outside `CampusProvider`. */
export const useSessionPort = (): SessionPort => useWorld().ports.session;
/** Returns the realtime port. Throws outside `CampusProvider`. */
export const useRealtime = (): RealtimePort => useWorld().ports.realtime;
/** Returns the navigation port. Throws outside `CampusProvider`. */
export const useNavigation = (): NavigationPort => useWorld().ports.navigation;
/** Returns the storage of this device. Throws outside `CampusProvider`. */
export const useStorage = (): DeviceStorage => useWorld().ports.storage;
/** Returns the port to the page's data usage. Throws outside `CampusProvider`. */
export const useTraffic = (): TrafficPort => useWorld().ports.traffic;
/** Returns the port to the device's passkeys. Throws outside `CampusProvider`. */
export const usePasskeysPort = (): PasskeysPort => useWorld().ports.passkeys;
/** Returns the port to clipboard, sharing, camera and push. Throws outside `CampusProvider`. */
export const useDevice = (): DevicePort => useWorld().ports.device;
/** Returns the PDF reader. Undefined when the host has none. */
export const useReader = (): ReaderPort | undefined => useWorld().ports.reader;
/** Returns the clock, which follows the server's time. Throws outside `CampusProvider`. */
export const useClock = (): Clock => useWorld().ports.clock;
/** Returns the language of all texts: a built-in one, or one that the host added. */
export const useLocale = (): string => useWorld().locale;
/** Returns the host's own texts. */
export const useOwnTexts = (): readonly OwnTexts[] => useWorld().own;
/** Returns the function that changes the language on this device. Undefined when the host offers no choice. */
export const useLocaleChange = (): CampusProviderProps['onLocaleChange'] => useWorld().onLocaleChange;
/** Returns the campus choice and its change handler. The handler is undefined when the host offers no choice. */
export const useChosenCampus = (): Pick<World, 'choice' | 'onChoiceChange'> => useWorld();
/** Returns true while data saver mode is on. */
export const useSaveData = (): boolean => useWorld().saveData;

/** Returns the call that waits for an identity proof, or null. */
export function useProofRequest(): ProofRequest | null {
  const { proofs } = useWorld();
  return useSyncExternalStore(proofs.subscribe, proofs.current, () => null);
}

/** Returns the session state. Server rendering and hydration use the same state, because a page is rendered for one viewer. */
export function useSession(): SessionState {
  const session = useSessionPort();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Returns the signed-in student, or null. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === 'member' ? state.user : null;
}

/** Returns the state of the socket connection. */
export function useConnection(): Connection {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.subscribeConnection, realtime.connection, () => 'idle');
}

/** Returns true when the device refused to store something, which then lasts only as long as the page. */
export function useStorageRefused(): boolean {
  const storage = useStorage();
  return useSyncExternalStore(
    storage.subscribe,
    () => !storage.isPersistent(),
    () => false,
  );
}
