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
