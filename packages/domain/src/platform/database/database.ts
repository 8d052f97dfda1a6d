import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

/** Drizzle over either engine, or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A query in plain SQL, as pg-boss and health checks make it. */
export interface SqlAnswer {
  rows: unknown[];
}

export interface Database {
  /** Reads and writes. Inside `db.transaction(async (tx) => …)` use only `tx`: the embedded engine has one connection. */
  readonly db: Db;
  /** Reads that may be a moment behind. */
  readonly read: Db;
  /** Runs one or more statements. Returns the rows of every statement, in order. */
  execute(text: string, values?: unknown[]): Promise<SqlAnswer>;
  /** The database belongs to this process alone. */
  readonly embedded: boolean;
  /**
   * Runs something that only one caller may do at a time, across all processes; the others wait. Its connection is shared with
   * no request.
   */
  alone<T>(lock: number, run: (db: Db) => Promise<T>): Promise<T>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}
