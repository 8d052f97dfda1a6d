/** Text storage by key like `localStorage`, but safe where storage is full or forbidden. */
export interface KeyStore {
  get(key: string): string | null;
  /** Returns false when only this page holds the value, because the browser has no space or allows no storage. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
  /** Returns whether every value is on the device, and none only in this page. */
  isPersistent(): boolean;
  /** Notifies of changes of `isPersistent`. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store over `open()`, which may throw (private windows, blocked cookies). Values that it refuses live as long as the page. */
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
