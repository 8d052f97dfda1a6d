import { query } from '../load/stage.ts';

/** Runs the statements of a peer's `fill.sql` for this number of rows, and updates PostgreSQL's statistics. */
export async function fill(database: string, statements: string, rows: number): Promise<void> {
  await query(database, statements.replaceAll(':rows', String(rows)));
  await query(database, 'vacuum analyze');
}
