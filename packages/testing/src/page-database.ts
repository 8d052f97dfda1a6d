import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '@campushive/domain/platform/database/database';
import * as schema from '@campushive/domain/platform/database/schema/index';

export interface PageDatabase extends Database {
  /** Empties all tables. */
  empty(): Promise<void>;
}

/** Starts PostgreSQL in this page with a packed schema. Nothing is stored: the data ends with the page. */
export async function openPageDatabase(schemaFolder: Blob): Promise<PageDatabase> {
  const engine = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: schemaFolder,
    extensions: { pg_trgm },
  });
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
    close: () => engine.close(),
  };
}

/** The replica role skips the triggers that protect the ledger and the audit log. */
async function emptyTables(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind = 'r' and pg_relation_size(c.oid) > 0 order by relname`,
  );
  if (rows.length === 0) return;
  const tables = rows.map(({ name }) => `public."${name}"`).join(', ');
  await engine.exec(
    `set session_replication_role = replica; truncate ${tables} restart identity cascade; set session_replication_role = origin`,
  );
}
