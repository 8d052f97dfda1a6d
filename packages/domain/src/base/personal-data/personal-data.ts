import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';

type Row = Record<string, unknown>;

/** Personal data in one table, and its treatment when a student deletes the account. */
export interface Holding {
  readonly table: PgTable;
  /** Columns that name a student: each matching row is about them. */
  readonly columns: readonly PgColumn[];
  /** `own` goes into the export; `others` is about the student, but belongs to someone else. */
  readonly about: 'own' | 'others';
  /**
   * `erased`: the rows are deleted. `kept`: they stay, because another student or the law needs them; the name
   * disappears with the user's row. `emptied`: the area's `erase` blanks their personal data.
   */
  readonly onDeletion: 'erased' | 'kept' | 'emptied';
  /** Condition for the exported rows, where the columns do not identify them. */
  readonly isExported?: (db: Db, userId: string) => SQL | undefined;
  /** Adds to the exported rows. */
  readonly complete?: (platform: Platform, userId: string, rows: readonly Row[]) => Promise<Row[]>;
}

/** Returns the description of a table with personal data. */
export const holding = (
  table: PgTable,
  columns: readonly PgColumn[],
  onDeletion: Holding['onDeletion'],
  about: Holding['about'] = 'own',
): Holding => ({ table, columns, about, onDeletion });

/** Returns the condition for the rows about a student. */
export const rowsAbout = ({ columns }: Holding, userId: string): SQL | undefined =>
  or(...columns.map((column) => eq(column, userId)));

/** A student whose account is being deleted. */
export interface LeavingStudent {
  readonly id: string;
  readonly canonicalEmail: string;
}

/** Services for the erasure of an account. */
export interface ErasureContext {
  readonly platform: Platform;
  readonly notify: NotificationsModule['notify'];
}

/** A stored file with its name in the export. */
export interface ExportedFile {
  readonly name: string;
  readonly key: string;
}

/** Personal data of one area: its tables, its files, and its erasure. */
export interface PersonalData {
  readonly holdings: readonly Holding[];
  /** Returns the stored files of a student. */
  readonly files?: (db: Db, userId: string) => AsyncIterable<ExportedFile>;
  /** Throws while the account must not be deleted. */
  readonly refuse?: (tx: Db, userId: string) => Promise<void>;
  /**
   * Erases data beyond whole rows, and ends the student's part in deals. Returns the keys of the files to remove after the
   * commit.
   */
  readonly erase?: (
    context: ErasureContext,
    tx: Db,
    student: LeavingStudent,
    now: Date,
  ) => Promise<readonly string[]>;
}

/** Personal data of all areas, from the bottom to the top. */
export const personalData = createHook<readonly PersonalData[]>('personalData');
