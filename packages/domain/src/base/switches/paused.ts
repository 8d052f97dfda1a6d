import { HIVE_FEATURES, type HiveFeature, type HiveName } from '@campushive/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { hiveSwitches } from '../../platform/database/schema/index.js';

const PAUSED = {
  posting: 'Posting is paused in this hive. You can keep a draft and post it later.',
  paying: 'New payments are paused in this hive. Nothing was charged.',
} as const satisfies Record<HiveFeature, string>;

/** Throws `hive_paused` while admins have switched this off. */
export async function requireSwitchedOn(db: Db, hive: HiveName, feature: HiveFeature): Promise<void> {
  const { hive: named, feature: of, reason } = hiveSwitches;
  const off = await db.$count(hiveSwitches, and(eq(named, hive), eq(of, feature), isNotNull(reason)));
  if (off > 0) throw new Failure('hive_paused', PAUSED[feature]);
}

/** Switches that are off, in the order of the features. */
export async function findPaused(db: Db): Promise<{ hive: HiveName; feature: HiveFeature }[]> {
  const { hive, feature, reason } = hiveSwitches;
  const off = await db.select({ hive, feature }).from(hiveSwitches).where(isNotNull(reason));
  return HIVE_FEATURES.flatMap((one) => off.filter((row) => row.feature === one));
}
