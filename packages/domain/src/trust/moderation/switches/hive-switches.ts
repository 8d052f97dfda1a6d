import { HIVE_FEATURES, hiveNamesOf, type HiveSwitch } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import type { Db } from '../../../platform/database/database.js';
import { hiveSwitches, users } from '../../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../../../accounts/users/person.js';

/** Reads the switches of the campus's hives. */
export async function readSwitches(db: Db): Promise<HiveSwitch[]> {
  const rows = await db
    .select({ row: hiveSwitches, by: personColumns(users) })
    .from(hiveSwitches)
    .innerJoin(users, eq(users.id, hiveSwitches.byId));
  return hiveNamesOf(campus).flatMap((hive) =>
    HIVE_FEATURES.map((feature) => {
      const found = rows.find(({ row }) => row.hive === hive && row.feature === feature);
      const reason = found?.row.reason ?? null;
      const off =
        found === undefined || reason === null
          ? null
          : { reason, by: toPerson(found.by), since: found.row.since.toISOString() };
      return { hive, feature, off };
    }),
  );
}
