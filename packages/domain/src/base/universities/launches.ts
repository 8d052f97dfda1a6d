import type { Institution } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { launchedUniversities } from '../../platform/database/schema/index.js';
import { writeAudit } from '../audit/audit.js';

/** Returns the universities at which students may sign up: those launched, or all before the first launch. */
export async function openUniversities(db: Db): Promise<readonly Institution[]> {
  const rows = await db.select({ id: launchedUniversities.universityId }).from(launchedUniversities);
  if (rows.length === 0) return campus.institutions;
  const ids = new Set(rows.map(({ id }) => id));
  return campus.institutions.filter(({ id }) => ids.has(id));
}

/** Returns whether students of a university may sign up. */
export async function isUniversityOpen(db: Db, universityId: string): Promise<boolean> {
  return (await openUniversities(db)).some(({ id }) => id === universityId);
}

/** Opens a university, with an entry in the audit log. Returns false when it was launched before. The first launch closes all others. */
export async function launchUniversity(tx: Db, universityId: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .insert(launchedUniversities)
    .values({ universityId, launchedAt: now })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return false;
  const target = { type: 'university', id: row.id } as const;
  const details = { university: universityId };
  await writeAudit(tx, { actorId: null, action: 'university.launch', target, details }, now);
  return true;
}
