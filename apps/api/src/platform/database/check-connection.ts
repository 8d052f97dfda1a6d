import { ConfigError } from '../../config.js';
import { outageOf } from '@campushive/domain/calls/outages';
import type { Database } from '@campushive/domain/platform/database/database';

/** PostgreSQL error codes for a rejected login (class 28) or a database that does not exist. */
const REFUSALS = /^(28\w{3}|3D000)$/;

/**
 * Asks the database of `DATABASE_URL` for the first time. Throws ConfigError where that address leads to none, or to one that
 * does not let us in: the sentence repeats no password.
 */
export async function reachDatabase({ embedded, execute }: Database, url: string | undefined): Promise<void> {
  if (embedded || url === undefined) return;
  try {
    await execute('select 1');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const { host } = new URL(url);
    if (error instanceof Error && REFUSALS.test(code))
      throw new ConfigError(`DATABASE_URL: PostgreSQL at ${host} does not let us in: ${error.message}`, {
        cause: error,
      });
    if (outageOf(error) !== 'unavailable') throw error;
    const why = code === '' ? '' : ` (${code})`;
    throw new ConfigError(
      `DATABASE_URL: no database answers at ${host}${why}; start it, or correct the address`,
      { cause: error },
    );
  }
}
