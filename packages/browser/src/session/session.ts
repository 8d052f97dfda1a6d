import { ApiError } from '@campushive/contract/errors';
import type { Client, User } from '@campushive/contract';
import type { SessionPort, SessionState } from '@campushive/features';
import type { KeyStore } from '../storage/key-store.js';

export interface BrowserSession extends SessionPort {
  token(): string | null;
  /** Ends the session of a token that the server no longer knows; a suspended student learns why. */
  ended(token: string, suspended: boolean): void;
  /** Asks the server who is signed in. A network failure keeps the session; 401 and 403 end it. */
  restore(client: Client): Promise<void>;
}

export interface SessionOptions {
  readonly device: KeyStore;
  readonly prefix: string;
  /** Runs whenever a session is over, here or in another tab. */
  readonly onEnd: () => void;
  /** Runs when a student signs out in this tab: nothing of theirs may stay on the device. */
  readonly onSignOut: () => void;
  /** Runs after the session of a suspended student ended. */
  readonly onSuspended: () => void;
}

/** Always the same object: for a visitor nothing changes once the session is restored. */
const VISITOR: SessionState = { status: 'anonymous' };
const ENDED: SessionState = { status: 'anonymous', ended: true };

/** The session in local storage: the token is the truth, the user beside it a copy. All tabs follow each other. */
export function createSession(options: SessionOptions): BrowserSession {
  const { device, prefix, onEnd } = options;
  const [tokenKey, userKey] = [`${prefix}_token`, `${prefix}_user`];
  const listeners = new Set<() => void>();
  const stored = () => storedState(device, tokenKey, userKey);
  let state = stored();
  let client: Client | undefined;

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = (next: SessionState) => {
    device.remove(tokenKey);
    device.remove(userKey);
    become(next);
    onEnd();
  };
  const end = (token: string, suspended: boolean) => {
    if (token !== device.get(tokenKey)) return;
    forget(ENDED);
    if (suspended) options.onSuspended();
  };
  const keep = (user: User, offline = false) => {
    device.set(userKey, JSON.stringify(user));
    become({ status: 'member', user, offline });
  };

  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== tokenKey && key !== userKey) return;
    const next = stored();
    if (next.status === 'anonymous' && state.status !== 'anonymous') onEnd();
    become(next);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    token: () => device.get(tokenKey),
    signIn({ token, user }) {
      device.set(tokenKey, token);
      keep(user);
    },
    async signOut() {
      // The server first, while the token still goes along; without a connection the session expires there.
      await client?.auth.logout({}).catch(() => undefined);
      forget(VISITOR);
      // Drafts and unsent messages survive a session that only ended: the same student goes on. Signing out leaves nothing.
      options.onSignOut();
    },
    update(change) {
      if (state.status === 'member') keep({ ...state.user, ...change }, state.offline);
    },
    ended: end,
    async restore(withClient) {
      client = withClient;
      const token = device.get(tokenKey);
      if (token === null) return;
      try {
        const { data } = await withClient.auth.me({});
        const isKnown =
          state.status === 'member' && !state.offline && JSON.stringify(data) === device.get(userKey);
        // What is known already renders nothing again.
        if (!isKnown) keep(data);
      } catch (error) {
        // Whatever its code: the transport ends the session only for the codes that it knows.
        if (error instanceof ApiError && (error.status === 401 || error.status === 403))
          return end(token, false);
        if (state.status === 'member' || state.status === 'loading') become({ ...state, offline: true });
      }
    },
  };
}

function storedState(device: KeyStore, tokenKey: string, userKey: string): SessionState {
  if (device.get(tokenKey) === null) return VISITOR;
  try {
    const user = JSON.parse(device.get(userKey) ?? 'null') as User | null;
    // A copy from before settings were part of it is fetched again.
    const settings: unknown = user?.settings;
    const isComplete = typeof user?.id === 'string' && typeof settings === 'object' && settings !== null;
    if (isComplete) return { status: 'member', user, offline: false };
  } catch {
    // A broken copy is fetched again.
  }
  return { status: 'loading' };
}
