import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '@campushive/domain/platform/database/database';
import * as schema from '@campushive/domain/platform/database/schema/index';
import { emptyTables, copyRows, type RowCopies } from './row-copies.js';

export interface PageDatabase extends Database {
  /** Empties all tables. */
  empty(): Promise<void>;
  /** Copies all rows, so that they can be put back. */
  keep(): Promise<RowCopies>;
  /** Returns the position in the write-ahead log, which moves with each write. */
  position(): Promise<string>;
}

/** Starts PostgreSQL in this page with a packed schema. Nothing is stored: the data ends with the page. */
export async function openPageDatabase(schemaFolder: Blob): Promise<PageDatabase> {
  const engine = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: schemaFolder,
    extensions: { pg_trgm },
  });
  return databaseOn(engine);
}

/** Wraps a started PostgreSQL. */
export async function databaseOn(engine: PGlite): Promise<PageDatabase> {
  await engine.exec(`set timezone = 'UTC'`);
  const db: Db = drizzle({ client: engine, schema });
  const last = new Map<number, Promise<unknown>>();
  return {
    db,
    read: db,
    embedded: true,
    async execute(text, values) {
      if (values !== undefined && values.length > 0) return { rows: (await engine.query(text, values)).rows };
      return { rows: (await engine.exec(text)).flatMap((answer) => answer.rows) };
    },
    alone(lock, run) {
      const next = () => run(db);
      const running = (last.get(lock) ?? Promise.resolve()).then(next, next);
      last.set(lock, running);
      return running;
    },
    migrate: () => Promise.reject(new Error('The schema of a page is complete from the start')),
    empty: () => emptyTables(engine),
    keep: () => copyRows(engine),
    position: async () =>
      (await engine.query<{ at: string }>('select pg_current_wal_insert_lsn() as at')).rows[0]?.at ?? '',
    close: () => engine.close(),
  };
}
