import type { Db } from '../../platform/database/database.js';

/** Context of a student's next steps: database, student and time. */
export interface StepsContext {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
}
