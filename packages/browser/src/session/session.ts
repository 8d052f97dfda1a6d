import { ApiError } from '@campushive/contract/errors';
import type { Client, User } from '@campushive/contract';
import type { SessionPort, SessionState } from '@campushive/features';
import type { KeyStore } from '../storage/key-store.js';

/** Session port of a browser, with its token. Returned by `createSession`. */
export interface BrowserSession extends SessionPort {
  /** Returns the stored token. Null without a session. */
  token(): string | null;
  /** Ends the session of a token that the server no longer knows. A suspended student sees the reason. */
  ended(token: string, suspended: boolean): void;
  /** Fetches the signed-in student. A network failure keeps the session. 401 and 403 end it. */
  restore(client: Client): Promise<void>;
}

/** Storage of a session, and callbacks for its end. */
export interface SessionOptions {
  /** Storage of token and user, shared by all tabs. */
  readonly device: KeyStore;
  /** Prefix of every key, which separates two campuses on one host. */
  readonly prefix: string;
  /** Runs whenever a session ends, here or in another tab. */
  readonly onEnd: () => void;
  /** Runs when a student signs out in this tab. Must delete all of their data on the device. */
  readonly onSignOut: () => void;
  /** Runs after the session of a suspended student ended. */
  readonly onSuspended: () => void;
}

/** A constant object, so that restoring a visitor's session changes nothing. */
const VISITOR: SessionState = { status: 'anonymous' };
const ENDED: SessionState = { status: 'anonymous', ended: true };

/** Stores the session in local storage. The token is authoritative, and the user beside it is a copy. All tabs stay in sync. */
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
  const storeUser = (user: User, offline = false) => {
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
      storeUser(user);
    },
    async signOut() {
      // Logs out on the server first, while the token is still sent. Without a connection the session expires there.
      await client?.auth.logout({}).catch(() => undefined);
      forget(VISITOR);
      // Drafts and unsent messages survive an expired session, because the same student continues. A sign-out deletes them.
      options.onSignOut();
    },
    update(change) {
      if (state.status === 'member') storeUser({ ...state.user, ...change }, state.offline);
    },
    ended: end,
    async restore(withClient) {
      client = withClient;
      const token = device.get(tokenKey);
      if (token === null) return;
      try {
        const { data } = await withClient.auth.me({});
        const isKnownUser =
          state.status === 'member' && !state.offline && JSON.stringify(data) === device.get(userKey);
        // Unchanged data causes no render.
        if (!isKnownUser) storeUser(data);
      } catch (error) {
        // Ends the session for any error code. The transport does so only for codes that it knows.
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
    // Refetches a copy from before settings were part of it.
    const settings: unknown = user?.settings;
    const isComplete = typeof user?.id === 'string' && typeof settings === 'object' && settings !== null;
    if (isComplete) return { status: 'member', user, offline: false };
  } catch {
    // Refetches an invalid copy.
  }
  return { status: 'loading' };
}
