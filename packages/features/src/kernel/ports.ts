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
 * Session of the page. `offline`: the server could not be reached, so a member's data may be old, and while loading nothing is known yet.
 * `ended`: the server has just ended the session of this page.
 */
export type SessionState =
  | { readonly status: 'loading'; readonly offline?: boolean }
  | { readonly status: 'anonymous'; readonly ended?: boolean }
  | { readonly status: 'member'; readonly user: User; readonly offline: boolean };

/** Keys of stored screen state. `credentials` stay in memory. {@link TAB_KEYS} last as long as the tab. */
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
  | 'ambassador'
  | 'pay-method';

/** Keys that last as long as the tab: registration steps, a pending payment, the open draft (`slot:…`). */
export const TAB_KEYS: readonly string[] = [
  'pending-email',
  'registration-attempt',
  'code-sent-at',
  'sign-in-intent',
  'payment',
];

/** Port to the device's storage: screen state under fixed keys, files of drafts, and offline copies. */
export interface DeviceStorage {
  /** Returns null for a key that has no value. */
  read(key: StorageKey): string | null;
  /**
   * Writes a value. Null deletes the key. Returns false when storage is full or forbidden and only this page holds the value. Never
   * throws.
   */
  write(key: StorageKey, value: string | null): boolean;
  /** Returns true while every write reached storage. False where nothing outlives the page. */
  isPersistent(): boolean;
  /** Subscribes to changes of `isPersistent`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Subscribes to writes and deletions by other open pages of this device. Returns the unsubscribe function. */
  subscribeOtherPages(listener: () => void): () => void;
  /** Files of drafts, which are too large for a key. */
  readonly files: DraftFileStore;
  /** Replaces the stored response that the device shows offline. Does nothing without a stored response. */
  updateOfflineCopy(copy: OfflineCopy): void;
}

/** Up-to-date response of a call: the stored one with later events applied. */
export interface OfflineCopy {
  readonly call: 'threads.messages';
  readonly input: Readonly<Record<string, string | number | undefined>>;
  readonly answer: { readonly data: unknown; readonly pagination: unknown };
}

/** Files of drafts, and locks that give each draft to one open page. */
export interface DraftFileStore {
  /** Returns null when the file was never stored or has been deleted. */
  read(key: string): Promise<File | null>;
  /** Rejects when storage is full or unavailable. */
  write(key: string, file: File): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Locks a draft for this page. Resolves to the release function, or to null while another open page holds the lock. */
  hold(name: string): Promise<(() => void) | null>;
}

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

/** Result of a passkey prompt. `cancelled`: dismissed or timed out. `known`: the device already has a passkey here. */
export type PasskeyOutcome<C> =
  | { readonly status: 'done'; readonly credential: C }
  | { readonly status: 'cancelled' | 'known' | 'failed' };

/** Passkeys of the device (WebAuthn). */
export interface PasskeysPort {
  /** Returns true when the browser supports passkeys. Shows no prompt. */
  supported(): boolean;
  /** Returns true when the browser offers passkeys in the email field. */
  autofills(): Promise<boolean>;
  create(options: PasskeyCreation['options']): Promise<PasskeyOutcome<CreatedPasskey>>;
  /**
   * Requests a passkey. With `autofill`, waits until the user picks one in a field. A further call, or `cancel`, ends the previous
   * request as `cancelled`.
   */
  use(
    options: PasskeyRequest['options'],
    how?: { readonly autofill: boolean },
  ): Promise<PasskeyOutcome<UsedPasskey>>;
  /** Cancels the pending request. */
  cancel(): void;
}

/** Content to share: a text, a page of this site by `path`, or the current page when both are absent. */
export interface SharedContent {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
}

/** Content for the share sheet. `files` are shared beside the text where the sheet takes them. */
export interface SheetContent {
  readonly title: string;
  readonly text: string;
  /** Absolute URL of the shared page. */
  readonly url: string;
  /** Default: none. */
  readonly files?: readonly File[];
}

/**
 * Result of the share sheet. `dismissed`: closed without sharing. `expired`: the last press is too long ago, and a further one may open the
 * sheet. `failed`: the sheet cannot share the content.
 */
export type SheetOutcome = 'shared' | 'dismissed' | 'expired' | 'failed';

/** Port to the system's share sheet, which opens only soon after a press. */
export interface ShareSheetPort {
  /** Returns true when the browser has a share sheet. */
  supported(): boolean;
  /** Returns true when the sheet takes these files. */
  canShareFiles(files: readonly File[]): boolean;
  /** Opens the sheet. Leaves out files that it does not take. Never rejects. */
  open(content: SheetContent): Promise<SheetOutcome>;
}

/** Camera failure: permission denied, no camera, or another cause. */
export type CameraProblem = 'denied' | 'missing' | 'failed';

/** Result of opening the camera: a stream, or the reason that there is none. */
export type CameraOutcome =
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

/** Port to the device's camera, for scanning QR codes. */
export interface CameraPort {
  /** Returns true when the browser supports camera access. Shows no prompt. */
  supported(): boolean;
  /** Opens the camera, the rear one if there are two. Asks for permission. The caller must stop the stream's tracks. */
  open(): Promise<CameraOutcome>;
}

/** Push permission of this browser. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

/** Push subscription of this device, as the server stores it. */
export type PushTarget = Parameters<Client['push']['subscribe']>[0];

/** Port to push notifications in this browser. */
export interface PushPort {
  /** Returns the current permission. Shows no prompt. */
  permission(): PushPermission;
  /** Shows the browser's permission prompt. A denial is permanent. `ask`: the user closed the prompt without answering. */
  askPermission(): Promise<PushPermission>;
  /** Returns null when this device is not subscribed. */
  target(): Promise<PushTarget | null>;
  /** Subscribes this device. Replaces a subscription made with another key. */
  subscribe(publicKey: string): Promise<PushTarget>;
  /** Ends the subscription of this device. Does nothing without one. */
  unsubscribe(): Promise<void>;
}

/** Content that another app shared to this one. */
export interface ReceivedShare {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Pictures, in order. Each is small enough for a photo field. */
  readonly pictures: readonly File[];
  /** Numbers of files that were left out: not a picture, too large, or beyond the maximum. */
  readonly leftOut: { readonly type: number; readonly size: number; readonly many: number };
}

/** Port to content that another app shared to this one. The device stores it until it is used, at most an hour. */
export interface ReceivedSharePort {
  /** Returns null for none: used already, or an hour over. Never rejects. */
  read(): Promise<ReceivedShare | null>;
  /** Deletes the content. Never rejects. */
  clear(): Promise<void>;
}

/** Device features: clipboard, sharing, camera, push and received content. */
export interface DevicePort {
  /** Rejects when the browser denies clipboard access. */
  copy(text: string): Promise<void>;
  /** Opens the share sheet, or copies where there is none. Resolves to the method used. Rejects when neither works. */
  share(content: SharedContent): Promise<'shared' | 'copied'>;
  /** Returns the absolute URL of a page of this site, by its path. */
  address(path: string): string;
  readonly sheet: ShareSheetPort;
  readonly camera: CameraPort;
  readonly push: PushPort;
  /** Content of other apps. Absent on hosts without a share target. */
  readonly received?: ReceivedSharePort;
}

/** Page of an open PDF. */
export interface PdfPage {
  /** Size at scale 1. */
  readonly width: number;
  readonly height: number;
  /** Renders the page at `scale` and resizes the canvas to fit. */
  draw(
    canvas: HTMLCanvasElement,
    scale: number,
  ): { readonly done: Promise<void>; readonly cancel: () => void };
  /** Text of the page, line by line. Empty for a scan. */
  text(): Promise<string>;
}

/** Open PDF document. */
export interface OpenPdf {
  readonly pages: number;
  /** Returns a page by number, starting at 1. */
  page(number: number): Promise<PdfPage>;
  close(): void;
}

/** Reason that a PDF cannot be opened. `offline`: no stored copy, and no connection to the server. */
export type ReadProblem = 'offline' | 'damaged' | 'locked' | 'too-large' | 'failed';

/** Result of opening a PDF: the document, or the reason that it cannot be opened. */
export type ReadOutcome =
  | { readonly status: 'open'; readonly pdf: OpenPdf }
  | { readonly status: 'failed'; readonly problem: ReadProblem };

/** In-app PDF reader. Opened files are stored until the session ends, for offline reading. */
export interface ReaderPort {
  /** Opens the stored copy of a file, or else downloads `address`. With null, opens a stored copy only. */
  open(fileId: string, address: string | null): Promise<ReadOutcome>;
  /** Deletes the stored copy of a file that the reader may no longer access. */
  forget(fileId: string): Promise<void>;
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
