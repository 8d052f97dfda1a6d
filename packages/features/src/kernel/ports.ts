import type {
  Client,
  ClientEvents,
  CreatedPasskey,
  Message,
  PasskeyCreation,
  PasskeyRequest,
  ServerPayloads,
  UsedPasskey,
  User,
} from '@campushive/contract';
import type { Destination } from './destination.js';

export type { Client } from '@campushive/contract';

/**
 * Who is signed in. `offline` says that the server could not be asked: what is known of a member may be old, and while
 * loading nothing is known yet. `ended` says that the server has just ended the session of this page.
 */
export type SessionState =
  | { readonly status: 'loading'; readonly offline?: boolean }
  | { readonly status: 'anonymous'; readonly ended?: boolean }
  | { readonly status: 'member'; readonly user: User; readonly offline: boolean };

/** What a device remembers for a screen. `credentials` live in memory only, the tab's own keys as long as the tab. */
export type StorageKey =
  | 'credentials'
  | 'pending-email'
  | 'registration-attempt'
  | 'code-sent-at'
  | 'sign-in-intent'
  | 'payment'
  | `slot:${string}`
  | 'outbox'
  | `handovers:${string}`
  | `doors:${string}`
  | `admissions:${string}`
  | `bundle:${string}`
  | `draft:${string}`
  | 'sidebar'
  | 'consent'
  | 'push-offer'
  | 'pay-method';

/** The keys that live as long as the tab: the steps of a registration, a pending payment, which draft is open (`slot:…`). */
export const TAB_KEYS: readonly string[] = [
  'pending-email',
  'registration-attempt',
  'code-sent-at',
  'sign-in-intent',
  'payment',
];

export interface DeviceStorage {
  read(key: StorageKey): string | null;
  /**
   * Null forgets the key. False when only this page remembers it, because storage is full or forbidden; it never throws.
   */
  write(key: StorageKey, value: string | null): boolean;
  /** Whether everything so far could be stored; false where nothing outlives the page. */
  isPersistent(): boolean;
  /** Hears when `isPersistent` changes. */
  subscribe(listener: () => void): () => void;
  /** Hears when another open page of this device has written or forgotten something. */
  subscribeOtherPages(listener: () => void): () => void;
  /** The files of drafts. */
  readonly files: DraftFileStore;
  /** Replaces the response that the device would show without a network. Without a stored response it does nothing. */
  updateOfflineCopy(copy: OfflineCopy): void;
}

/** The response of a call as it would be now: the one that was stored, and the events since. */
export interface OfflineCopy {
  readonly call: 'messages.list' | 'groups.messages';
  readonly input: Readonly<Record<string, string | number | undefined>>;
  readonly answer: { readonly data: unknown; readonly pagination: unknown };
}

/** The files of what is not sent yet, and which open page has which draft. */
export interface DraftFileStore {
  /** Null when it was never stored, or is gone. */
  read(key: string): Promise<File | null>;
  /** Rejects where there is no room, or where the browser stores nothing. */
  write(key: string, file: File): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Takes a draft for this page: answers what releases it, or null while another open page has it. */
  hold(name: string): Promise<(() => void) | null>;
}

export interface SessionPort {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  signIn(session: { token: string; user: User; remember?: boolean }): void;
  /** Ends the session on the server too, leaves the socket and forgets what was fetched. */
  signOut(): Promise<void>;
  /** Merges fields into the user and keeps them. */
  update(change: Partial<User>): void;
}

export type Connection = 'idle' | 'connecting' | 'online' | 'offline';

export type OutgoingMessage = Parameters<ClientEvents['sendMessage']>[0];

export interface RealtimePort {
  connection(): Connection;
  subscribeConnection(listener: () => void): () => void;
  /** Answers what stops listening. */
  on<E extends keyof ServerPayloads>(event: E, listener: (payload: ServerPayloads[E]) => void): () => void;
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
  /** The address of a destination for the user of this browser, or one that `anyone` can open, without an account too. */
  href(destination: Destination, reader?: 'anyone'): string;
  go(destination: Destination, options?: { replace?: boolean }): void;
  /** This page's own path with its query: what `login` is given as `from`. */
  current(): string;
  /** Follows a remembered `from`; to the dashboard instead of outside this site or back to the login. */
  goToPath(path: string, options?: { replace?: boolean }): void;
  /** The next step back calls `onBack` and stays on the page. Returns the function that gives the step up. */
  holdBack(onBack: () => void): () => void;
  /** Leaves for another site: the payment page. */
  leave(url: string): void;
  /** Hands a file to the browser's downloads. */
  save(file: Blob, name: string): void;
}

/** The server's time, and the only place that asks the device for its clock and zone. */
export interface Clock {
  /** The time by the server's clock, as far as it was measured. */
  now(): Date;
  /** IANA name of the device's time zone: `Africa/Lagos`. Screens write times in the campus's zone. */
  readonly deviceTimeZone: () => string;
  /** Runs once after `milliseconds`; answers what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs every `milliseconds`; answers what stops it. */
  every(milliseconds: number, run: () => void): () => void;
}

/** What the page has cost its reader. */
export interface TrafficPort {
  /** Bytes received over the network since the page was loaded, headers included; null where that is not known. */
  received(): number | null;
  /** Hears when it grows. */
  subscribe(listener: () => void): () => void;
}

/** What the device made of it. `cancelled`: its owner did not want to, or did not in time; `known`: the device has one already. */
export type PasskeyOutcome<C> =
  { readonly status: 'done'; readonly credential: C } | { readonly status: 'cancelled' | 'known' | 'failed' };

/** The passkeys of the device. */
export interface PasskeysPort {
  /** Whether the browser has them at all; never asks anyone. */
  supported(): boolean;
  /** Whether it offers them in the field for the email address. */
  autofills(): Promise<boolean>;
  create(options: PasskeyCreation['options']): Promise<PasskeyOutcome<CreatedPasskey>>;
  /**
   * Asks for one of them; with `autofill` it waits until its owner picks one in a field. A further call, or `cancel`, ends the one
   * before as `cancelled`.
   */
  use(
    options: PasskeyRequest['options'],
    how?: { readonly autofill: boolean },
  ): Promise<PasskeyOutcome<UsedPasskey>>;
  /** Nothing is asked for any more. */
  cancel(): void;
}

/** What is shared: a text, another page of this site by its path, or this page where there is neither. */
export interface SharedContent {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
}

/** Why there is no picture: the user or the system said no, there is no camera, or something else. */
export type CameraProblem = 'denied' | 'missing' | 'failed';

export type CameraOutcome =
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

export interface CameraPort {
  /** Whether the browser lets pages use a camera at all; never asks anyone. */
  supported(): boolean;
  /** Opens the camera at the back, where there are two; asks the user. Who opened it ends the tracks of the stream. */
  open(): Promise<CameraOutcome>;
}

/** What this browser says about pushing to it. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

/** Where the server sends what this device is to show. */
export type PushTarget = Parameters<Client['push']['subscribe']>[0];

export interface PushPort {
  permission(): PushPermission;
  /** The browser's own question, to which a no is for good. `ask`: the user closed it without an answer. */
  askPermission(): Promise<PushPermission>;
  /** Null where this device is not subscribed. */
  target(): Promise<PushTarget | null>;
  /** Subscribes this device; anything that another key subscribed ends. */
  subscribe(publicKey: string): Promise<PushTarget>;
  unsubscribe(): Promise<void>;
}

/** What a device does beside showing pages. */
export interface DevicePort {
  /** Rejects where the browser does not allow it. */
  copy(text: string): Promise<void>;
  /** The device's own way of sharing; elsewhere copies. Answers which of the two it was; rejects where it can do neither. */
  share(content: SharedContent): Promise<'shared' | 'copied'>;
  readonly camera: CameraPort;
  readonly push: PushPort;
}

/** One page of an open PDF. */
export interface PdfPage {
  /** At a scale of 1. */
  readonly width: number;
  readonly height: number;
  /** Draws the page and makes the canvas as large as it is at `scale`. */
  draw(
    canvas: HTMLCanvasElement,
    scale: number,
  ): { readonly done: Promise<void>; readonly cancel: () => void };
  /** Its words, line by line; empty for a scan. */
  text(): Promise<string>;
}

/** A PDF that is open to be read. */
export interface OpenPdf {
  readonly pages: number;
  /** By its number, from 1 on. */
  page(number: number): Promise<PdfPage>;
  close(): void;
}

/** Why a PDF cannot be read. `offline`: it is not kept, and the server cannot be reached. */
export type ReadProblem = 'offline' | 'damaged' | 'locked' | 'too-large' | 'failed';

export type ReadOutcome =
  | { readonly status: 'open'; readonly pdf: OpenPdf }
  | { readonly status: 'failed'; readonly problem: ReadProblem };

/** Reads PDFs in the app. What was opened is kept until the session ends, so that it can be read without a network. */
export interface ReaderPort {
  /** Opens what is kept of a file, or else what is at `address`; null where only what is kept can be had. */
  open(fileId: string, address: string | null): Promise<ReadOutcome>;
  /** Forgets what is kept of a file that the reader may not have any more. */
  forget(fileId: string): Promise<void>;
}

/** A screen's whole world. */
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
  /** Left out where PDFs are only downloaded. */
  readonly reader?: ReaderPort;
}

export type { Locale } from '@campushive/contract';
