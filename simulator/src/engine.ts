import { QUEUE_TABLE } from '@campushive/testing/queue-table';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../../apps/api/src/paths.js';
import type { Scheduler } from './scheduler.js';
import { Statements } from './statements.js';

/**
 * Number of resets between two cleanups. Each new file adds a row to the catalogue, and each write goes to the log: a thousand runs would
 * leave gigabytes.
 */
const RESETS_UNTIL_CLEANING = 50;

/** The single database of this process. Each run starts with the state that `keep` stored. */
export class Engine {
  readonly statements: Statements;
  #tables: readonly string[] = [];
  #kept: readonly string[] = [];
  #resets = 0;

  private constructor(pg: PGlite) {
    this.statements = new Statements(pg);
  }

  static async open(): Promise<Engine> {
    const pg = await PGlite.create('memory://', { extensions: { pg_trgm } });
    await migrate(drizzle({ client: pg }), { migrationsFolder });
    await pg.exec(`set timezone = 'UTC'; set plan_cache_mode = force_generic_plan; ${QUEUE_TABLE}`);
    const engine = new Engine(pg);
    engine.#tables = await engine.#namesOf(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    return engine;
  }

  async rows<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.statements.query<T>(text, values)).rows;
  }

  /** Stores the current rows of all tables, as the initial state of every run. */
  async storeRows(): Promise<void> {
    await this.statements.exec('create schema kept');
    const lines: string[] = [];
    for (const table of this.#tables) {
      const [some] = await this.rows(`select 1 from "${table}" limit 1`);
      if (some === undefined) continue;
      await this.statements.exec(`create table kept."${table}" as table public."${table}"`);
      const columns = await this.#namesOf(
        `select '"' || column_name || '"' as name from information_schema.columns where table_schema = 'public'
         and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
      );
      const list = columns.join(', ');
      lines.push(
        `insert into public."${table}" (${list}) overriding system value select ${list} from kept."${table}"`,
      );
    }
    this.#kept = lines;
  }

  /**
   * Restores the stored state. Emptied tables are new files, so no run depends on where an earlier one placed its rows. Plans are made
   * again, because they depend on the sizes of the tables.
   */
  async reset(): Promise<void> {
    const used = await this.rows<{ id: number; name: string }>(
      `select c.oid::int as id, c.relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind = 'r' and pg_relation_size(c.oid) > 0 order by relname`,
    );
    const tables = used.map(({ name }) => `public."${name}"`).join(', ');
    const empty = `truncate ${tables} restart identity cascade;`;
    await this.statements.exec(
      `discard plans; set session_replication_role = replica; begin;
       ${used.length > 0 ? empty : ''}
       ${this.#kept.join('; ')}; commit; set session_replication_role = origin`,
    );
    if ((this.#resets += 1) % RESETS_UNTIL_CLEANING !== 0) return;
    await this.statements.exec('vacuum pg_catalog.pg_class');
    await this.statements.exec('checkpoint');
  }

  async #namesOf(text: string): Promise<string[]> {
    return (await this.rows<{ name: string }>(text)).map(({ name }) => name);
  }
}

/**
 * Returns the engine's client for a process: each statement waits for its turn. Statements of a transaction go through their own client,
 * as in the driver.
 */
export function clientOf(
  engine: Engine,
  scheduler: Scheduler,
): { client: PGlite; rollback: () => Promise<void> } {
  const gate = scheduler.gate();
  const { statements } = engine;
  /** Transactions that have locked orders. */
  const locked = new WeakSet<object>();
  const through = (tx?: object) => ({
    query: (...args: Parameters<Statements['query']>) =>
      gate(() => {
        if (tx !== undefined) watchLocks(tx, args[0]);
        return statements.query(...args);
      }, tx),
    exec: (...args: Parameters<Statements['exec']>) => gate(() => statements.exec(...args), tx),
  });
  /**
   * Reports updates of orders without a lock. The embedded database has a single connection, so a missing lock does no harm here; with
   * many connections it loses money.
   */
  function watchLocks(tx: object, text: string): void {
    if (/ from "orders" .*for update/s.test(text)) locked.add(tx);
    if (text.startsWith('update "orders"') && !locked.has(tx))
      scheduler.broken ??= 'an order was changed without its lock';
  }
  async function transaction<T>(run: (tx: object) => Promise<T>): Promise<T> {
    const tx = {};
    await gate(async () => {
      scheduler.tx = tx;
      await statements.exec('begin');
    });
    const end = (statement: string) =>
      gate(async () => {
        try {
          await statements.exec(statement);
          if (statement === 'commit') scheduler.commits += 1;
        } finally {
          scheduler.tx = undefined;
        }
      }, tx);
    let answer: T;
    try {
      answer = await run(through(tx));
    } catch (error) {
      await end('rollback');
      throw error;
    }
    await end('commit');
    return answer;
  }
  return {
    // The query builder uses nothing else of its client.
    client: { ...through(), transaction } as unknown as PGlite,
    async rollback() {
      if (scheduler.tx !== undefined) await statements.exec('rollback');
      scheduler.tx = undefined;
    },
  };
}
