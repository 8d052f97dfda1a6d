import { campus as ghana } from '@campushive/campus-ghana';
import type { Campus } from '@campushive/contract/campus-schema';
import { readCampus } from '@campushive/contract/read-campus';
import type { ApiError, Client, ServerEvents } from '@campushive/contract';
import type {
  Clock,
  Connection,
  Destination,
  DevicePort,
  NavigationPort,
  PasskeysPort,
  Ports,
  ReaderPort,
  RealtimePort,
  SessionPort,
  SessionState,
} from '../kernel/index.js';
import { createFakeAuthenticator } from './fake-authenticator.js';
import { createFakeDevice } from './fake-device.js';
import { createFakeReader } from './fake-reader.js';
import { aStudent, NOW } from './fixtures.js';
import { offline, withFailures, type Failures } from './failures.js';
import { withLongWords } from './long-words.js';
import { memoryStorage, type MemoryStorageOptions } from './memory-storage.js';
import { type Network, type Words, overNetwork, isLong } from './story-network.js';

/** Options of the world of a story or a test. */
export interface StoryCampusOptions {
  /** Viewer. Default: Akosua, signed in. */
  readonly session?: SessionState;
  /** Calls that the screen makes. Others fail as without a network. */
  readonly client?: DeepPartial<Client>;
  /** Further hives of the campus. One with the name of a hive of the campus replaces it. Default: none. */
  readonly hives?: Campus['hives'];
  /** Payment methods of the campus. Default: those of Ghana. */
  readonly payments?: Campus['payments'];
  /** Scene of `@campushive/testing` that the real domain plays in this page, instead of `client`. */
  readonly scene?: string;
  /** Args whose value is the id of something that the scene names, such as `{ id: 'order' }`. Null: the story's own value. */
  readonly ids?: Readonly<Record<string, string | null>>;
  /** Args that the viewer's calls return, for parts of a screen that get what its page loaded. */
  readonly args?: (from: ViewerOnScene) => Promise<object>;
  /** Student of the scene who looks at the screen; null for a visitor. */
  readonly viewer?: string | null;
  /** Time at which the scene begins. Default: {@link NOW}. */
  readonly now?: Date;
  /** Events of the server. Default: none but those of {@link StoryCampus.tell}. */
  readonly realtime?: RealtimePort;
  /** Time of the screens. Default: it stands at {@link NOW}. */
  readonly clock?: Pick<Clock, 'now'>;
  /** State of the realtime connection. Default: online, except with the network `offline`. */
  readonly connection?: Connection;
  /** Error of sending a message. Default: as without a network. */
  readonly sendRefusal?: ApiError;
  /** Network state of every call: no response, a late response, a server error, or no network. Default: Storybook's toolbar. */
  readonly network?: Network;
  /** Failures of single calls on their way, such as `{ 'payments.verify': 'silent' }`. Default: none. */
  readonly failures?: Failures;
  /** `long` uses maximum text lengths and large amounts. Default: Storybook's toolbar. */
  readonly words?: Words;
  /** Stored values of the device. Default: none. */
  readonly stored?: MemoryStorageOptions['stored'];
  /** Draft files, for stories that check them or have no space. */
  readonly files?: MemoryStorageOptions['files'];
  /** Passkeys of the device. Default: a browser without support. */
  readonly passkeys?: PasskeysPort;
  /** Device features. Default: {@link createFakeDevice}. */
  readonly device?: DevicePort;
  /** PDF reader. Default: {@link createFakeReader}. */
  readonly reader?: ReaderPort;
  /** The browser has no storage. Default: false. */
  readonly storageForbidden?: boolean;
}

/** Viewer of a scene. */
export interface ViewerOnScene {
  readonly client: Client;
  /** Returns the id under the name that the scene gave it. */
  id(name: string): string;
}

type DeepPartial<T> = { readonly [K in keyof T]?: Partial<T[K]> };

/** World of one story or test. Returned by `createStoryCampus`. */
export interface StoryCampus {
  /** Campus of the screens. */
  readonly definition: Campus;
  readonly ports: Ports;
  /** Requested destinations, oldest first. */
  readonly visited: readonly Destination[];
  /** Simulates a server event. */
  tell<E extends keyof ServerEvents>(event: E, payload: Parameters<ServerEvents[E]>[0]): void;
}

/** Returns the campus's hives and the given ones, which replace hives of the same name. */
function hivesWith(further: Campus['hives']): Campus['hives'] {
  const names = new Set(further.map(({ name }) => name));
  return [...ghana.hives.filter(({ name }) => !names.has(name)), ...further];
}

/** Creates ports for one story: fixed time, recorded destinations, and only the given calls. */
export function createStoryCampus(options: StoryCampusOptions = {}): StoryCampus {
  const visited: Destination[] = [];
  const definition: Campus =
    options.hives === undefined && options.payments === undefined
      ? ghana
      : readCampus({
          ...ghana,
          hives: hivesWith(options.hives ?? []),
          payments: options.payments ?? ghana.payments,
        });
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const navigation: NavigationPort = {
    href: (destination, reader) =>
      `#${[...(reader ? [reader] : []), ...Object.values(destination)].join('/')}`,
    go: (destination) => void visited.push(destination),
    current: () => '/',
    goToPath: () => undefined,
    holdBack: () => () => undefined,
    leave: () => undefined,
    save: () => undefined,
  };
  const realtime: RealtimePort = {
    connection: () => options.connection ?? (options.network === 'offline' ? 'offline' : 'online'),
    subscribeConnection: () => () => undefined,
    on(event, listener) {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener));
      return () => void own.delete(listener);
    },
    sendMessage: () => Promise.reject(options.sendRefusal ?? offline()),
    join: () => () => undefined,
    watch: () => () => undefined,
    typing: () => undefined,
    presence: () => undefined,
  };
  const client = partialClient(options.client ?? {});
  return {
    definition,
    visited,
    ports: {
      client: overNetwork(options, withFailures(client, options.failures)),
      session: storySession(options),
      realtime: options.realtime ?? realtime,
      navigation,
      clock: { ...storyClock, ...options.clock },
      storage: memoryStorage({
        ...(options.stored && {
          stored: options.scene === undefined ? options.stored : ofViewer(options.stored, options.session),
        }),
        ...(options.files && { files: options.files }),
        forbidden: options.storageForbidden ?? false,
      }),
      traffic: { received: () => 318_000, subscribe: () => () => undefined },
      passkeys: options.passkeys ?? createFakeAuthenticator({ supported: false }),
      device: options.device ?? createFakeDevice(),
      reader: options.reader ?? createFakeReader(),
    },
    tell(event, payload) {
      for (const listener of listeners.get(event) ?? []) listener(payload as never);
    },
  };
}

/** Fixed time, with working timers. */
const storyClock: Clock = {
  now: () => NOW,
  deviceTimeZone: () => 'Africa/Accra',
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Returns stored values of a scene's viewer: stories name drafts by the id of their usual student. */
function ofViewer(
  stored: NonNullable<StoryCampusOptions['stored']>,
  session: SessionState | undefined,
): NonNullable<StoryCampusOptions['stored']> {
  if (session?.status !== 'member') return stored;
  const entries = Object.entries(stored).map(([key, value]) => [
    key.replace(aStudent(0).id, session.user.id),
    value,
  ]);
  return Object.fromEntries(entries) as typeof stored;
}

function storySession({ session, words }: StoryCampusOptions): SessionPort {
  const listeners = new Set<() => void>();
  const sessionState: SessionState = session ?? { status: 'member', user: aStudent(0), offline: false };
  let state =
    isLong(words) && sessionState.status === 'member'
      ? { ...sessionState, user: withLongWords(sessionState.user) }
      : sessionState;
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ user }) => become({ status: 'member', user, offline: false }),
    signOut: async () => become({ status: 'anonymous' }),
    update(change) {
      if (state.status === 'member') become({ ...state, user: { ...state.user, ...change } });
    },
  };
}

/** Returns a client whose missing calls fail as without a network, so that the screen shows that state. */
function partialClient(partial: DeepPartial<Client>): Client {
  const group = (calls: object | undefined) =>
    new Proxy(calls ?? {}, {
      get: (target, name) => Reflect.get(target, name) ?? (() => Promise.reject(offline())),
    });
  return new Proxy({}, { get: (_, name) => group(Reflect.get(partial, name)) }) as Client;
}
