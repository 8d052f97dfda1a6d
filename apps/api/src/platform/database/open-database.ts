import type { PGlite } from '@electric-sql/pglite';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { damagedDatabase, requireUsableDatabase } from '../data-folder.js';
import type { Database, Db, SqlAnswer } from '@campushive/domain/platform/database/database';
import { withTransactionRetry } from './with-transaction-retry.js';
import * as schema from '@campushive/domain/platform/database/schema/index';
import { withWitness } from './before-commit.js';

interface Choice {
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Connections to each PostgreSQL at most. Default 10. */
  readonly poolSize?: number;
  /** Folder of the embedded engine's files; `memory://` for none. */
  readonly directory: string;
}

/** Opens PostgreSQL at the address, or the embedded database without one. The same SQL runs on both. */
export function openDatabase(choice: Choice): Promise<Database> {
  return choice.databaseUrl === undefined
    ? openEmbedded(choice.directory)
    : openPostgres(choice.databaseUrl, choice);
}

/**
 * Page cache of the embedded engine. Its default of 128 MB is a third of the smallest machine's memory, and files are read through the
 * cache of the operating system anyway.
 */
const BUFFERS = '32MB';

async function openEmbedded(directory: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`];
  const engine: PGlite = await createAtomically(directory, () =>
    PGlite.create(directory, { extensions: { pg_trgm }, startParams }),
  );
  return overEmbedded(engine);
}

/** Opens the database over an open PGlite engine, or over a wrapper of one. */
export async function overEmbedded(engine: PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const plain = drizzle({ client: engine, schema });
  const db: Db = Object.assign(drizzle({ client: engine, schema }), {
    transaction: withWitness((run, config) => plain.transaction(run, config)),
  });
  const exclusively = createMutexes();
  return {
    db,
    read: db,
    embedded: true,
    alone: (lock, run) => exclusively(lock, () => run(db)),
    async execute(text, values) {
      if (values !== undefined && values.length > 0) return { rows: (await engine.query(text, values)).rows };
      return { rows: (await engine.exec(text)).flatMap((answer) => answer.rows) };
    },
    migrate: (folder) => migrate(plain, { migrationsFolder: folder }),
    close: () => engine.close(),
  };
}

/** Creates the embedded engine's counterpart of advisory locks: runs one caller at a time for each lock. */
function createMutexes(): <T>(lock: number, run: () => Promise<T>) => Promise<T> {
  const last = new Map<number, Promise<unknown>>();
  return (lock, run) => {
    const running = (last.get(lock) ?? Promise.resolve()).then(run, run);
    last.set(lock, running);
    return running;
  };
}

/**
 * Creates the files of the embedded engine. A killed first start leaves half a database, which could never be opened
 * and holds no data yet. A marker file exists until creation is complete. The next start that finds the marker creates
 * the database again.
 */
async function createAtomically<T>(directory: string, create: () => Promise<T>): Promise<T> {
  if (directory.startsWith('memory://')) return create();
  const mark = `${directory}.unfinished`;
  if (existsSync(mark)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(directory)) {
    requireUsableDatabase(directory);
    return create().catch((error: unknown) => {
      throw damagedDatabase(directory, error);
    });
  }
  mkdirSync(dirname(directory), { recursive: true });
  writeFileSync(mark, '');
  const created = await create();
  rmSync(mark);
  return created;
}

/** Lock connections: one per outbox queue. */
const MAX_LOCK_CONNECTIONS = 2;

/**
 * Timeouts in milliseconds. No request waits longer: a slow query must not hold a connection that others need, and
 * requests must not pile up in front of a database that does not answer.
 */
const PATIENCE = { statement_timeout: 30_000, connectionTimeoutMillis: 30_000, keepAlive: true };

/**
 * Keeps the process alive when a connection dies. The pool replaces an idle one; for one in use, its next query fails. Without listeners,
 * either would end the process.
 */
export function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

async function openPostgres(
  url: string,
  { databaseReadUrl: readUrl, poolSize: max = 10 }: Choice,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { PreparingClient: Client } = await import('./prepared.js');
  const pool = new pg.Pool({ connectionString: url, max, Client, ...PATIENCE });
  const readPool =
    readUrl === undefined ? pool : new pg.Pool({ connectionString: readUrl, max, Client, ...PATIENCE });
  const alonePool = new pg.Pool({
    connectionString: url,
    max: MAX_LOCK_CONNECTIONS,
    Client,
  });
  for (const one of new Set([pool, readPool, alonePool])) surviveLostConnections(one);
  const once = drizzle({ client: pool, schema });
  const transaction = withWitness((run, config) => withTransactionRetry(() => once.transaction(run, config)));
  const db: Db = Object.assign(drizzle({ client: pool, schema }), { transaction });
  const through = new WeakMap<PoolClient, Db>();
  return {
    db,
    embedded: false,
    async alone(lock, run) {
      const client = await alonePool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [lock]);
        const own = through.get(client) ?? drizzle({ client, schema });
        through.set(client, own);
        const answer = await run(own);
        await client.query('select pg_advisory_unlock($1)', [lock]);
        client.release();
        return answer;
      } catch (error) {
        // The lock ends with its connection, whatever the state of the connection.
        client.release(true);
        throw error;
      }
    },
    read: readUrl === undefined ? db : drizzle({ client: readPool, schema }),
    async execute(text, values) {
      const answer: SqlAnswer | SqlAnswer[] = await pool.query(text, values);
      return { rows: Array.isArray(answer) ? answer.flatMap((one: SqlAnswer) => one.rows) : answer.rows };
    },
    async migrate(folder) {
      // Several processes may start at once: one migrates, the others wait.
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock(4000)');
        await migrate(drizzle({ client, schema }), { migrationsFolder: folder });
      } finally {
        // Closing the connection releases its lock and discards its disabled timeout.
        client.release(true);
      }
    },
    async close() {
      await Promise.all([pool.end(), alonePool.end()]);
      if (readPool !== pool) await readPool.end();
    },
  };
}
