import { DAY } from '@campushive/contract/limits';
import type { DraftFileStore } from '@campushive/features';
import { clock } from '../clock/clock.js';

const FILES = 'files';
/** Lifetime of a stored file in ms, equal to that of the draft's text. */
const LIFETIME = 30 * DAY;

interface StoredFile {
  readonly file: File;
  readonly at: number;
}

/** Stores files of unsent forms in IndexedDB. Web Locks tell which page has which draft open. */
export function createDraftFileStore(name: string): DraftFileStore {
  const database = createDatabase(name);
  /** Pending releases of this page, which other pages may not have noticed yet. */
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
      // Missing on pages without HTTPS.
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
    // A browser that forbids storage has stored nothing.
  }
}

/** Opens the database once per page, and again after a failure or a deletion by another page. */
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
      // A sign-out in another page deletes the database.
      found.onversionchange = () => {
        found.close();
        onClosed();
      };
      sweep(found);
      resolve(found);
    };
  });
}

/** Deletes files that are older than any draft can be. */
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

/** Resolves once the change is written to disk. */
function change(found: IDBDatabase, act: (files: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = found.transaction(FILES, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction.objectStore(FILES));
  });
}
