import { ApiError } from '@campushive/contract/errors';
import type { Client, User } from '@campushive/contract';
import type { NoteKey, Notes, SessionPort, SessionState } from '@campushive/features';

const TOKEN_KEY = 'campushive_token';
const USER_KEY = 'campushive_user';
/** Where nothing of what was open is left. */
const SUSPENDED_URL = '/suspended?told';

export interface BrowserSession extends SessionPort {
  token(): string | null;
  /** The server does not know this token any more; of a suspended student, who is shown why. */
  ended(token: string, suspended: boolean): void;
  /** Asks the server who is signed in; a network failure keeps what is known. */
  restore(client: Client): Promise<void>;
}

/** The same each time: pages are drawn ahead for a visitor, and for a visitor nothing then changes. */
const VISITOR: SessionState = { status: 'anonymous' };

/** The session in local storage: the token is the truth, the user beside it a copy. All tabs follow each other. */
export function createSession(storage: Storage, onEnd: () => void): BrowserSession {
  const listeners = new Set<() => void>();
  let state: SessionState = fromStorage(storage);
  let client: Client | undefined;

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = () => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
    become(VISITOR);
    onEnd();
  };
  const keep = (user: User, offline = false) => {
    storage.setItem(USER_KEY, JSON.stringify(user));
    become({ status: 'member', user, offline });
  };

  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return;
    const next = fromStorage(storage);
    if (next.status === 'anonymous' && state.status !== 'anonymous') onEnd();
    become(next);
  });

  return {
    state: () => state,
    drawnFor: VISITOR,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    token: () => storage.getItem(TOKEN_KEY),
    signIn({ token, user }) {
      storage.setItem(TOKEN_KEY, token);
      keep(user);
    },
    async signOut() {
      // Told to the server first, while the token still goes along; without a connection it expires by itself.
      await client?.auth.logout({}).catch(() => undefined);
      forget();
      // A session that only ended leaves drafts and what waits to be sent behind: who signs in again goes on. Who signs out
      // leaves nothing.
      for (const key of Object.keys(storage))
        if (/_draft:|_outbox$|_recent/.test(key)) storage.removeItem(key);
      window.indexedDB?.deleteDatabase('campushive-drafts');
    },
    update(change) {
      if (state.status === 'member') keep({ ...state.user, ...change }, state.offline);
    },
    ended(token, suspended) {
      if (token !== storage.getItem(TOKEN_KEY)) return;
      forget();
      if (suspended) location.replace(SUSPENDED_URL);
    },
    async restore(withClient) {
      client = withClient;
      if (storage.getItem(TOKEN_KEY) === null) return;
      try {
        const { data } = await withClient.auth.me({});
        // What is known already draws nothing again.
        if (JSON.stringify(data) !== storage.getItem(USER_KEY)) keep(data);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
        if (state.status === 'member') become({ ...state, offline: true });
        else if (state.status === 'loading') become(VISITOR);
      }
    },
    notes: browserNotes(storage),
  };
}

function fromStorage(storage: Storage): SessionState {
  if (storage.getItem(TOKEN_KEY) === null) return VISITOR;
  try {
    const user = JSON.parse(storage.getItem(USER_KEY) ?? 'null') as User | null;
    // A copy from before settings were part of it is fetched again.
    const whole = user !== null && typeof user.id === 'string' && typeof user.settings === 'object';
    if (whole) return { status: 'member', user, offline: false };
  } catch {
    // A broken copy is fetched again.
  }
  return { status: 'loading' };
}

const ON_DEVICE: readonly string[] = ['outbox', 'recent-searches', 'sidebar', 'consent', 'push-offer'];

/** Notes live where they belong: a password only in memory, a pending payment in its tab, a draft on the device. */
function browserNotes(device: Storage): Notes {
  const memory = new Map<NoteKey, string>();
  const placeOf = (key: NoteKey) =>
    ON_DEVICE.includes(key) || key.startsWith('draft:') ? device : window.sessionStorage;
  return {
    read: (key) =>
      key === 'credentials' ? (memory.get(key) ?? null) : placeOf(key).getItem(`campushive_${key}`),
    write(key, value) {
      if (key === 'credentials') {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      } else if (value === null) placeOf(key).removeItem(`campushive_${key}`);
      else placeOf(key).setItem(`campushive_${key}`, value);
    },
  };
}
