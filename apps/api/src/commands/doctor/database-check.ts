import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { migrationsFolder } from '../../paths.js';
import { reachDatabase } from '../../platform/database/check-connection.js';
import { failed, passed, reasonOf, skipped, type Check } from './check.js';

const known = z.array(z.object({ known: z.boolean() }));
const applied = z.array(z.object({ last: z.nullable(z.coerce.number()) }));
const MIGRATE = 'Start a process of this release, or run "pnpm --filter @campushive/api db:migrate".';

/** Connects to PostgreSQL and compares its migrations with those of this release. Changes nothing. */
export const databaseCheck: Check = {
  name: 'database',
  async run(facts) {
    const { databaseUrl } = facts.config;
    if (databaseUrl === undefined)
      return skipped(
        'The embedded database belongs to the server, which migrates it at its start; "server" shows whether it answers.',
      );
    const database = await facts.database();
    try {
      await reachDatabase(database, databaseUrl);
    } catch (error) {
      return failed(`PostgreSQL does not answer: ${reasonOf(error)}.`, 'Start it, or correct DATABASE_URL.');
    }
    const ours = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    const theirs = await lastMigration(database.execute);
    if (theirs === null) return failed('The database is empty.', MIGRATE);
    if (theirs < ours) return failed('The database lacks migrations of this release.', MIGRATE);
    if (theirs > ours)
      return failed(
        'A later release migrated the database.',
        'Run the doctor of the release that serves the campus.',
      );
    return passed('PostgreSQL answers and has all migrations of this release.');
  },
};

type Execute = (text: string) => Promise<{ rows: unknown[] }>;

/** Returns the time of the last migration in ms; null for a database without any. */
async function lastMigration(execute: Execute): Promise<number | null> {
  const { rows: tables } = await execute(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (known.parse(tables)[0]?.known !== true) return null;
  const { rows } = await execute('select max(created_at) as last from drizzle.__drizzle_migrations');
  return applied.parse(rows)[0]?.last ?? null;
}
