import { DAY } from '@campushive/contract/limits';
import type { DraftFileStore } from '@campushive/features';
import { clock } from '../clock/clock.js';

const FILES = 'files';
/** As long as the words beside them. */
const LIFETIME = 30 * DAY;

interface StoredFile {
  readonly file: File;
  readonly at: number;
}

/** Files of unsent forms in IndexedDB; the browser's locks tell which page has which draft open. */
export function createDraftFileStore(name: string): DraftFileStore {
  const database = createDatabase(name);
  /** What this page has released, but other pages may not have noticed yet. */
  let releasing: Promise<unknown> = Promise.resolve();

  return {
    async read(key) {
      const found = await database();
      return new Promise((resolve, reject) => {
        const request = found.transaction(FILES).objectStore(FILES).get(key);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => resolve((request.result as StoredFile | undefined)?.file ?? null);
      });
    },
    write: async (key, file) => {
      const stored: StoredFile = { file, at: clock.now().getTime() };
      await change(await database(), (files) => files.put(stored, key));
    },
    remove: async (keys) => {
      await change(await database(), (files) => {
        for (const key of keys) files.delete(key);
      });
    },
    async hold(draft) {
      // Missing where the page did not come over a safe connection.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) return () => undefined;
      await releasing;
      return new Promise((resolve, reject) => {
        const held = locks.request(`${name}-${draft}`, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(null);
          return new Promise<void>((free) => {
            resolve(() => {
              free();
              releasing = Promise.allSettled([releasing, held]);
            });
          });
        });
        held.catch(reject);
      });
    },
  };
}

/** Deletes the files of every draft on this device. */
export function deleteDraftFiles(name: string): void {
  try {
    window.indexedDB.deleteDatabase(name);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** Opens the database once a page, and again after a failure or after another page deleted it. */
function createDatabase(name: string): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => (opening = undefined);
  return () => {
    opening ??= open(name, forget);
    opening.catch(forget);
    return opening;
  };
}

function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const found = request.result;
      found.onclose = onClosed;
      // A student who signs out deletes it.
      found.onversionchange = () => {
        found.close();
        onClosed();
      };
      sweep(found);
      resolve(found);
    };
  });
}

/** Deletes what is older than its draft can be. */
function sweep(found: IDBDatabase): void {
  const request = found.transaction(FILES, 'readwrite').objectStore(FILES).openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    const { at } = cursor.value as StoredFile;
    if (at < clock.now().getTime() - LIFETIME) cursor.delete();
    cursor.continue();
  };
}

/** Resolves once the change is on the disk. */
function change(found: IDBDatabase, act: (files: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = found.transaction(FILES, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction.objectStore(FILES));
  });
}
