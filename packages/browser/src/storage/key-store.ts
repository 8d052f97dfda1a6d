/** Texts by key, as `localStorage` has them, but safe to use where storage is full or forbidden. */
export interface KeyStore {
  get(key: string): string | null;
  /** False when only this page keeps it, because the browser has no room or allows no storage. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** A store over `open()`, which may throw (private windows, blocked cookies); what it refuses lives as long as the page. */
export function createKeyStore(open: () => Storage): KeyStore {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored === true;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  };
}
