import type { ImportRun } from '@campushive/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';

/** Runs of one answer. Older ones are deleted with their last claim. */
const MAX_RUNS = 200;

/** Returns the stored runs with their numbers, the latest first. */
export async function listRuns(db: Db, now: Date): Promise<ImportRun[]> {
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isOpen = sql`${importDrafts.id} is not null and ${importDrafts.listingId} is null`;
  const isSent = sql`${importClaims.tokenHash} is not null`;
  const time = now.toISOString();
  const rows = await db
    .select({
      id: importRuns.id,
      universityId: importRuns.universityId,
      createdAt: importRuns.createdAt,
      revokedAt: importRuns.revokedAt,
      sellerCount: sql<number>`count(distinct ${importClaims.id})`.mapWith(Number),
      sentCount: sql<number>`count(distinct ${importClaims.id}) filter (where ${isSent})`.mapWith(Number),
      claimedCount: countIf(sql`${importDrafts.listingId} is not null`),
      openCount: countIf(sql`${isOpen} and ${importClaims.expiresAt} > ${time}::timestamptz`),
      expiredCount: countIf(sql`${isOpen} and ${importClaims.expiresAt} <= ${time}::timestamptz`),
    })
    .from(importRuns)
    .leftJoin(importClaims, eq(importClaims.runId, importRuns.id))
    .leftJoin(importDrafts, eq(importDrafts.claimId, importClaims.id))
    .groupBy(importRuns.id)
    .orderBy(desc(importRuns.id))
    .limit(MAX_RUNS);
  return rows.map(({ createdAt, revokedAt, ...run }) => ({
    ...run,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}
