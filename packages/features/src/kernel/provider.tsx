import type { User } from '@campushive/contract';
import { AvatarPictures } from '@campushive/ui/avatar';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
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
} from './ports.js';
import { useViewerCache } from './viewer-cache.js';

interface Campus {
  readonly ports: Ports;
  readonly locale: Locale;
  readonly saveData: boolean;
  readonly onLocaleChange: CampusProviderProps['onLocaleChange'];
}

const CampusContext = createContext<Campus | null>(null);

export interface CampusProviderProps {
  /** How the screens reach the world: calls, session, navigation, clock. */
  ports: Ports;
  /** The language of every text. Default: en. */
  locale?: Locale;
  /** A visitor wants another language; members have it in their settings. Default: nobody can choose. */
  onLocaleChange?: ((change: { locale: Locale }) => void) | undefined;
  /** Small pictures only, and in lists no faces. Default: false. */
  saveData?: boolean;
  /** The screens. */
  children: ReactNode;
}

/**
 * Gives the screens below their ports, and keeps one viewer's answers from the next. The host also gives a
 * QueryClientProvider around it and the kit's ToastProvider.
 */
export function CampusProvider({
  ports,
  locale = 'en',
  onLocaleChange,
  saveData = false,
  children,
}: CampusProviderProps) {
  useViewerCache(ports.session, ports.clock);
  // The same object while nothing changed: React throws drawn-ahead HTML away that waits for its code when a context moves.
  const campus = useMemo(
    () => ({ ports, locale, saveData, onLocaleChange }),
    [ports, locale, saveData, onLocaleChange],
  );
  return (
    <CampusContext value={campus}>
      <AvatarPictures show={saveData ? 'large' : 'all'}>{children}</AvatarPictures>
    </CampusContext>
  );
}

function useCampus(): Campus {
  const campus = use(CampusContext);
  if (campus === null) {
    throw new Error(
      'A CampusHive screen needs a <CampusProvider ports={…}> around it; in a story, the withCampus decorator.',
    );
  }
  return campus;
}

export const useClient = (): Client => useCampus().ports.client;
export const useSessionPort = (): SessionPort => useCampus().ports.session;
export const useRealtime = (): RealtimePort => useCampus().ports.realtime;
export const useNavigation = (): NavigationPort => useCampus().ports.navigation;
export const useStorage = (): DeviceStorage => useCampus().ports.storage;
export const useClock = (): Clock => useCampus().ports.clock;
export const useLocale = (): Locale => useCampus().locale;
/** Chooses the language on this device; undefined where the host lets nobody. */
export const useLocaleChange = (): CampusProviderProps['onLocaleChange'] => useCampus().onLocaleChange;
/** Whether bytes are dear: the data saver is on. */
export const useSaveData = (): boolean => useCampus().saveData;

const LOADING: SessionState = { status: 'loading' };

/** Who is signed in; a prerendered page does not know yet, unless it is drawn for somebody. */
export function useSession(): SessionState {
  const session = useSessionPort();
  return useSyncExternalStore(session.subscribe, session.state, () => session.drawnFor ?? LOADING);
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
