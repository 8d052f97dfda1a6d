import type { Db } from '../../platform/database/database.js';

/** Whose next steps are looked for, where, and from when on. */
export interface Asker {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
}
