import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { ConfigError } from '../../config.js';
import type { Database } from '@campushive/domain/platform/database/database';

const answer = z.array(z.object({ first: z.nullable(z.coerce.number()) }));

/**
 * Refuses a database of a version before 0.1.0: its history of migrations ends before the first one of this version, which
 * would stop half-way on tables that exist. Throws ConfigError with what to do.
 */
export async function refusePreRelease(execute: Database['execute'], folder: string): Promise<void> {
  const { rows: existing } = await execute(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!z.array(z.object({ known: z.boolean() })).parse(existing)[0]?.known) return;
  const { rows } = await execute('select min(created_at) as first from drizzle.__drizzle_migrations');
  const first = answer.parse(rows)[0]?.first ?? null;
  const initial = readMigrationFiles({ migrationsFolder: folder })[0]?.folderMillis ?? 0;
  if (first === null || first >= initial) return;
  throw new ConfigError(
    'The database was made by a version before 0.1.0, which later versions cannot upgrade. ' +
      'Start with an empty DATA_DIR (or an empty database in DATABASE_URL), or go on with the version that made it.',
  );
}
