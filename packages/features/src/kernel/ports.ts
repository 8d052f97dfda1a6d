import type { Client, ClientEvents, Message, ServerEvents, User } from '@campushive/contract';
import type { Destination } from './destination.js';

export type { Client } from '@campushive/contract';

/** Who is signed in. `offline` says that the server could not be asked, so what is known may be old. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'member'; readonly user: User; readonly offline: boolean };

/**
 * What a browser remembers for a screen. `credentials` live in memory only; `pending-email`, `registration-attempt`,
 * `code-sent-at`, `payment` and which draft is open (`slot:…`) in the tab; the rest on the device.
 */
export type NoteKey =
  | 'credentials'
  | 'pending-email'
  | 'registration-attempt'
  | 'code-sent-at'
  | 'payment'
  | 'outbox'
  | `draft:${string}`
  | `slot:${string}`
  | 'recent-searches'
  | 'sidebar'
  | 'consent'
  | 'push-offer';

export interface Notes {
  read(key: NoteKey): string | null;
  /** Null forgets it. */
  write(key: NoteKey, value: string | null): void;
}

export interface SessionPort {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  signIn(session: { token: string; user: User; remember?: boolean }): void;
  /** Ends the session on the server too, leaves the socket and forgets what was fetched. */
  signOut(): Promise<void>;
  /** Merges fields into the user and keeps them. */
  update(change: Partial<User>): void;
  readonly notes: Notes;
  /** For whom pages are drawn ahead, on the server and while a browser takes them over. Default: not known yet. */
  readonly drawnFor?: SessionState;
}

export type Connection = 'idle' | 'connecting' | 'online' | 'offline';

export type OutgoingMessage = Parameters<ClientEvents['sendMessage']>[0];

export interface RealtimePort {
  connection(): Connection;
  subscribeConnection(listener: () => void): () => void;
  /** Answers what stops listening. */
  on<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): () => void;
  /** Resolves once the server has stored it; rejects with an ApiError (`network` without a connection). */
  sendMessage(payload: OutgoingMessage): Promise<Message>;
  /** This page has the conversation open; answers what leaves it. */
  join(conversationId: string): () => void;
  /** This page shows the listing and hears of its changes (`listingChanged`); answers what ends that. */
  watch(hiveId: string): () => void;
  typing(conversationId: string, isTyping: boolean): void;
  presence(presence: 'online' | 'away'): void;
}

export interface NavigationPort {
  href(destination: Destination): string;
  go(destination: Destination, options?: { replace?: boolean }): void;
  /** This page's own path with its query: what `login` is given as `from`. */
  current(): string;
  /** Follows a remembered `from`; to the dashboard instead of outside this site or back to the login. */
  goToPath(path: string, options?: { replace?: boolean }): void;
  /** Leaves for another site: the payment page. */
  leave(url: string): void;
  /** Hands a file to the browser's downloads. */
  save(file: Blob, name: string): void;
}

export interface Clock {
  now(): Date;
  /** Runs once after `milliseconds`; answers what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs every `milliseconds`; answers what stops it. */
  every(milliseconds: number, run: () => void): () => void;
}

/** A screen's whole world. */
export interface Ports {
  readonly client: Client;
  readonly session: SessionPort;
  readonly realtime: RealtimePort;
  readonly navigation: NavigationPort;
  readonly clock: Clock;
}

export type { Locale } from '@campushive/contract';
