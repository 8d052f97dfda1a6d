import type { HiveName } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** Numbers by the id of a university. */
export type CountsByUniversity = ReadonlyMap<string, number>;

/** The owner of accounts counts the verified students of each university. */
export const onStudentsCounted = createHook<(db: Db) => Promise<CountsByUniversity>>('onStudentsCounted');

/** Numbers of open listings, which the owner of listings counts. */
export interface OpenListingCounts {
  byUniversity(db: Db, now: Date): Promise<CountsByUniversity>;
  /** Counts those of one university by hive. */
  byHive(
    db: Db,
    universityId: string,
    now: Date,
  ): Promise<readonly { readonly id: HiveName; readonly count: number }[]>;
}
export const openListingCounts = createHook<OpenListingCounts>('openListingCounts');
