import { TAB_KEYS, type DeviceStorage, type DraftFileStore, type StorageKey } from '../kernel/index.js';
import { aStudent, NOW } from './fixtures.js';

/** Returns the recent draft of Akosua, for a story's `stored`. */
export const aDraft = (
  form: string,
  parts: Readonly<Record<string, unknown>>,
): Record<`draft:${string}`, string> => ({
  [`draft:${aStudent(0).id}:${form}:0`]: JSON.stringify({ at: NOW.getTime(), parts, files: [] }),
});

/** In-memory files that outlive the screen and can be shared by several pages. `full` rejects new files. */
export function memoryDraftFiles({ full = false } = {}): DraftFileStore & {
  readonly stored: Map<string, File>;
} {
  const stored = new Map<string, File>();
  const held = new Set<string>();
  return {
    stored,
    read: async (key) => stored.get(key) ?? null,
    async write(key, file) {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      stored.set(key, file);
    },
    async remove(keys) {
      for (const key of keys) stored.delete(key);
    },
    async hold(name) {
      if (held.has(name)) return null;
      held.add(name);
      return () => void held.delete(name);
    },
  };
}

/** Initial content of an in-memory storage. */
export interface MemoryStorageOptions {
  /** Initial values by key. Default: none. */
  readonly stored?: Partial<Record<StorageKey, string>>;
  /** Store of draft files. Default: an empty one in memory. */
  readonly files?: DraftFileStore;
  /** Simulates a browser without storage: values last only as long as the page. */
  readonly forbidden?: boolean;
}

/** Returns the device storage in memory, for stories and tests. */
export function memoryStorage(options: MemoryStorageOptions = {}): DeviceStorage {
  const { files = memoryDraftFiles(), forbidden = false } = options;
  const stored = new Map(Object.entries(options.stored ?? {}));
  return {
    files,
    read: (key) => stored.get(key) ?? null,
    write(key, value) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      return !forbidden;
    },
    isPersistent: () => !forbidden,
    subscribe: () => () => undefined,
    // Single page, so nothing to subscribe to.
    subscribeOtherPages: () => () => undefined,
    updateOfflineCopy: () => undefined,
  };
}

/** Returns true for a key that lasts only as long as its tab. */
export const isTabKey = (key: StorageKey): boolean => key.startsWith('slot:') || TAB_KEYS.includes(key);
