import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** Ids of two students. */
export type Pair = readonly [one: string, other: string];

/** Returns true if two students have talked, traded, or applied to each other. */
export const onAcquaintanceSought =
  createHook<(db: Db, pair: Pair) => Promise<boolean>>('onAcquaintanceSought');
