import type { SettingsChange } from '@campushive/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** A student, as services that address students need it. */
export interface Student {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Viewer['role'];
  readonly settings: SettingsChange;
  readonly suspendedAt: Date | null;
  readonly deletedAt: Date | null;
}

/** Facts about students, which the owner of accounts reads. */
export interface StudentFacts {
  find(db: Db, id: string): Promise<Student | undefined>;
  /** Expression for the language of a student, given by an id or by a column with one. */
  languageOf(id: string | PgColumn): SQL<string>;
  /** Expression for the settings of the student that a column names. */
  settingsOf(id: PgColumn): SQL<SettingsChange>;
}
export const studentFacts = createHook<StudentFacts>('studentFacts');
