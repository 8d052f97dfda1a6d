import type { Client, ClientEvents, Message, ServerPayloads, User } from '@campushive/contract';
import type { Destination } from './destination.js';
import type { DeviceStorage } from './ports/storage.js';
import type { PasskeysPort, DevicePort } from './ports/device.js';
import type { ReaderPort } from './ports/reader.js';

export type { Client } from '@campushive/contract';

/**
 * Session of the page. `offline`: the server could not be reached, so a member's data may be old, and while loading nothing is known yet.
 * `ended`: the server has just ended the session of this page.
 */
export type SessionState =
  | { readonly status: 'loading'; readonly offline?: boolean }
  | { readonly status: 'anonymous'; readonly ended?: boolean }
  | { readonly status: 'member'; readonly user: User; readonly offline: boolean };

/** Port to the session of the page: the signed-in user, and the functions that begin and end the session. */
export interface SessionPort {
  /** Returns the same object until the session changes. */
  state(): SessionState;
  /** Subscribes to changes of `state`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  signIn(session: { token: string; user: User; remember?: boolean }): void;
  /** Ends the session here and on the server, disconnects the socket and clears fetched data. */
  signOut(): Promise<void>;
  /** Merges fields into the user and stores the result. */
  update(change: Partial<User>): void;
}

/** State of the realtime connection. `idle`: the page does not connect without a session. */
export type Connection = 'idle' | 'connecting' | 'online' | 'offline';

/** Message that the page sends over the realtime connection. */
export type OutgoingMessage = Parameters<ClientEvents['sendMessage']>[0];

/** Port to the server's events, and to what a page sends over the same connection: messages, typing and presence. */
export interface RealtimePort {
  connection(): Connection;
  /** Subscribes to changes of `connection`. Returns the unsubscribe function. */
  subscribeConnection(listener: () => void): () => void;
  /** Subscribes to an event. Returns the unsubscribe function. */
  on<E extends keyof ServerPayloads>(event: E, listener: (payload: ServerPayloads[E]) => void): () => void;
  /** Resolves once the server has stored the message. Rejects with an ApiError (`network` without a connection). */
  sendMessage(payload: OutgoingMessage): Promise<Message>;
  /** Reports that this page has the conversation open. Returns the function that leaves it. */
  join(conversationId: string): () => void;
  /** Subscribes this page to changes of a listing (`listingChanged`). Returns the unsubscribe function. */
  watch(hiveId: string): () => void;
  /** Reports that the user started or stopped typing. Lost without a connection. */
  typing(conversationId: string, isTyping: boolean): void;
  /** Reports whether the user is at the page. Lost without a connection. */
  presence(presence: 'online' | 'away'): void;
}

/** Port to the host's router. Screens name destinations; the host maps them to URLs. */
export interface NavigationPort {
  /** Returns the URL of a destination for this viewer, or with `anyone` a URL that also opens without an account. */
  href(destination: Destination, reader?: 'anyone'): string;
  /** Opens a destination. `replace` replaces the current history entry. Default: a new entry. */
  go(destination: Destination, options?: { replace?: boolean }): void;
  /** Returns this page's path with its query, for the `from` of `login`. */
  current(): string;
  /** Opens a remembered `from`. Opens the dashboard instead of an external URL or the login page. */
  goToPath(path: string, options?: { replace?: boolean }): void;
  /** Intercepts the next back navigation: calls `onBack` and stays on the page. Returns the function that ends the interception. */
  holdBack(onBack: () => void): () => void;
  /** Opens another site, such as the payment page. */
  leave(url: string): void;
  /** Downloads a file in the browser. */
  save(file: Blob, name: string): void;
}

/** Server-synchronised time, and the only access to the device's clock and zone. */
export interface Clock {
  /** Returns the estimated server time. */
  now(): Date;
  /** IANA name of the device's time zone: `Africa/Lagos`. Screens write times in the campus's zone. */
  readonly deviceTimeZone: () => string;
  /** Runs once after `milliseconds`. Returns the cancel function. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs every `milliseconds`. Returns the stop function. */
  every(milliseconds: number, run: () => void): () => void;
}

/** Data usage of the page. */
export interface TrafficPort {
  /** Bytes received over the network since the page loaded, headers included. Null when unknown. */
  received(): number | null;
  /** Subscribes to growth of `received`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Ports through which the screens reach the outside world. */
export interface Ports {
  readonly client: Client;
  readonly session: SessionPort;
  readonly realtime: RealtimePort;
  readonly navigation: NavigationPort;
  readonly clock: Clock;
  readonly storage: DeviceStorage;
  readonly traffic: TrafficPort;
  readonly passkeys: PasskeysPort;
  readonly device: DevicePort;
  /** Omitted where PDFs can only be downloaded. */
  readonly reader?: ReaderPort;
}

export type { Locale } from '@campushive/contract';
