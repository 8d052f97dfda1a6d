/** Texts by key, as `localStorage` has them, but safe to use where storage is full or forbidden. */
export interface KeyStore {
  get(key: string): string | null;
  /** False when only this page keeps it, because the browser has no room or allows no storage. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
  /** Whether nothing is left that only this page keeps. */
  isPersistent(): boolean;
  /** Hears when `isPersistent` changes. */
  subscribe(listener: () => void): () => void;
}

/** A store over `open()`, which may throw (private windows, blocked cookies); what it refuses lives as long as the page. */
export function createKeyStore(open: () => Storage): KeyStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const changeMemory = (change: () => void) => {
    const before = memory.size === 0;
    change();
    if ((memory.size === 0) === before) return;
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      changeMemory(() => void (isStored ? memory.delete(key) : memory.set(key, value)));
      return isStored === true;
    },
    remove(key) {
      changeMemory(() => memory.delete(key));
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
    isPersistent: () => memory.size === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
