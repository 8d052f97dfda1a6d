import {
  HIVE_FEATURES,
  hiveNamesOf,
  type HiveFeature,
  type HiveName,
  type HiveSwitch,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { hiveSwitches, users } from '../../platform/database/schema/index.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { writeAudit } from '../../base/audit/audit.js';

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

export interface SwitchChange {
  readonly hive: HiveName;
  readonly feature: HiveFeature;
  readonly on: boolean;
  readonly reason: string;
  readonly actorId: string;
}

/** Switches it and writes that down; refuses a hive that the campus does not have. */
export async function setSwitch(
  tx: Db,
  { hive, feature, on, reason, actorId }: SwitchChange,
  now: Date,
): Promise<void> {
  if (!hiveNamesOf(campus).includes(hive)) throw notFound('Hive');
  const change = { reason: on ? null : reason, byId: actorId, since: now };
  const [row] = await tx
    .insert(hiveSwitches)
    .values({ hive, feature, ...change })
    .onConflictDoUpdate({ target: [hiveSwitches.hive, hiveSwitches.feature], set: change })
    .returning({ id: hiveSwitches.id });
  if (row === undefined) throw new Error('An insert that updates on conflict answers its row');
  const action = on ? 'hive.resume' : 'hive.pause';
  const target = { type: 'hive', id: row.id } as const;
  await writeAudit(tx, { actorId, action, target, reason, details: { hive, feature } }, now);
}
