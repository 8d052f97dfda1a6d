import type { DraftShelf } from '@campushive/features/shared/drafts';
import { DAY } from '@campushive/contract/limits';

const DATABASE = 'campushive-drafts';
const FILES = 'files';
/** As long as the words beside them. */
const LIFETIME = 30 * DAY;

interface KeptFile {
  readonly file: File;
  readonly at: number;
}

let opening: Promise<IDBDatabase> | undefined;

/** Opened once a page, without what nobody came back for. */
function database(): Promise<IDBDatabase> {
  opening ??= open();
  // Another try may fare better: a browser that shuts down a full storage opens it again.
  opening.catch(() => (opening = undefined));
  return opening;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const found = request.result;
      const forget = () => (opening = undefined);
      found.onclose = forget;
      // Whoever signs out deletes it.
      found.onversionchange = () => {
        found.close();
        forget();
      };
      sweep(found);
      resolve(found);
    };
  });
}

function sweep(found: IDBDatabase): void {
  const request = found.transaction(FILES, 'readwrite').objectStore(FILES).openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    const { at } = cursor.value as KeptFile;
    if (at < Date.now() - LIFETIME) cursor.delete();
    cursor.continue();
  };
}

/** Done once it is on the disk. */
async function change(act: (files: IDBObjectStore) => void): Promise<void> {
  const found = await database();
  await new Promise<void>((resolve, reject) => {
    const transaction = found.transaction(FILES, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction.objectStore(FILES));
  });
}

/** What this page has given back, but other pages may not have heard of yet. */
let leaving: Promise<unknown> = Promise.resolve();

/** Files in the browser's database; the browser's locks tell which page has which draft open. */
export const draftShelf: DraftShelf = {
  async read(key) {
    const found = await database();
    return new Promise((resolve, reject) => {
      const request = found.transaction(FILES).objectStore(FILES).get(key);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve((request.result as KeptFile | undefined)?.file ?? null);
    });
  },
  write: (key, file) => change((files) => files.put({ file, at: Date.now() } satisfies KeptFile, key)),
  remove: (keys) =>
    change((files) => {
      for (const key of keys) files.delete(key);
    }),
  async hold(name) {
    // Missing where the page did not come over a safe connection.
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return () => undefined;
    await leaving;
    return new Promise((resolve, reject) => {
      const held = locks.request(`campushive-${name}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((free) => {
          resolve(() => {
            free();
            leaving = Promise.allSettled([leaving, held]);
          });
        });
      });
      held.catch(reject);
    });
  },
};
