import { hiveNamesOf, type HiveFeature, type HiveName } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { hiveSwitches } from '../../platform/database/schema/index.js';
import { writeAudit } from '../audit/audit.js';

/** A feature of a hive that an admin switches, with the reason. */
export interface SwitchChange {
  readonly hive: HiveName;
  readonly feature: HiveFeature;
  readonly on: boolean;
  readonly reason: string;
  readonly actorId: string;
}

/** Switches a feature of a hive and writes that down; refuses a hive that the campus does not have. */
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
