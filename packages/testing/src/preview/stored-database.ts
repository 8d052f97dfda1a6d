import { IdbFs, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { databaseOn, type PageDatabase } from '../page-database.js';

/** Database of a page that is kept in IndexedDB. */
export interface StoredDatabase extends PageDatabase {
  /** True when the data of an earlier visit was found. */
  readonly isExisting: boolean;
  /** Writes all changes to IndexedDB, in one transaction. Does nothing when there are none. */
  store(): Promise<void>;
}

/** Folder of Emscripten under which it names its databases in IndexedDB. */
const MOUNT = '/pglite';
const FILES = 'FILE_DATA';

/** File system that is stored on demand. PGlite asks for it after every query, which would be hundreds of times in a scene. */
class StoredFiles extends IdbFs {
  override syncToFs(): Promise<void> {
    return Promise.resolve();
  }

  store(): Promise<void> {
    return super.syncToFs();
  }
}

/** Opens the database of an earlier visit, or an empty one with the packed schema. */
export async function openStoredDatabase(name: string, schema: () => Promise<Blob>): Promise<StoredDatabase> {
  const isExisting = await hasDatabase(name);
  const files = new StoredFiles(name);
  const engine = await PGlite.create({
    fs: files,
    extensions: { pg_trgm },
    ...(!isExisting && { loadDataDir: await schema() }),
  });
  const database = await databaseOn(engine);
  let stored = '';
  let storing: Promise<unknown> = Promise.resolve();
  const storeChanges = async () => {
    const { rows } = await engine.query<{ at: string }>('select pg_current_wal_insert_lsn() as at');
    const at = rows[0]?.at ?? '';
    if (at === stored) return;
    await files.store();
    stored = at;
  };
  return {
    ...database,
    isExisting,
    store() {
      const next = storing.then(storeChanges);
      storing = next.catch(() => undefined);
      return next;
    },
  };
}

/** Deletes the data of all visits, under any schema. Resolves once no page has it open. */
export async function deleteStoredDatabases(prefix: string): Promise<void> {
  const found = await indexedDB.databases();
  const names = found.flatMap(({ name }) => (name?.startsWith(`${MOUNT}/${prefix}`) === true ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Returns whether a complete data folder is stored. It is written in one transaction, so any of its files proves the others. */
function hasDatabase(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isNew = false;
    const request = indexedDB.open(`${MOUNT}/${name}`);
    request.onupgradeneeded = () => {
      isNew = true;
      // Leaves no empty database behind, because Emscripten could not put its table into it.
      request.transaction?.abort();
    };
    request.onerror = () => (isNew ? resolve(false) : reject(request.error));
    request.onsuccess = () => {
      const database = request.result;
      const answer = (isExisting: boolean) => {
        database.close();
        resolve(isExisting);
      };
      if (!database.objectStoreNames.contains(FILES)) return answer(false);
      const key = `${MOUNT}/${name}/PG_VERSION`;
      const count = database.transaction(FILES).objectStore(FILES).count(key);
      count.onsuccess = () => answer(count.result > 0);
      count.onerror = () => answer(false);
    };
  });
}
