import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';

/** Run of the import, with the numbers of its listings. */
export interface ImportRunSummary {
  readonly id: string;
  readonly universityId: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** Listings that their sellers took over. */
  readonly claimed: number;
  /** Listings behind a link that works, or whose mail is due. */
  readonly open: number;
  readonly expired: number;
}

/** Returns all stored runs, the latest first. */
export function listRuns(db: Db, now: Date): Promise<ImportRunSummary[]> {
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isOpen = sql`${importDrafts.id} is not null and ${importDrafts.listingId} is null`;
  const time = now.toISOString();
  return db
    .select({
      id: importRuns.id,
      universityId: importRuns.universityId,
      createdAt: importRuns.createdAt,
      revokedAt: importRuns.revokedAt,
      claimed: countIf(sql`${importDrafts.listingId} is not null`),
      open: countIf(sql`${isOpen} and ${importClaims.expiresAt} > ${time}::timestamptz`),
      expired: countIf(sql`${isOpen} and ${importClaims.expiresAt} <= ${time}::timestamptz`),
    })
    .from(importRuns)
    .leftJoin(importClaims, eq(importClaims.runId, importRuns.id))
    .leftJoin(importDrafts, eq(importDrafts.claimId, importClaims.id))
    .groupBy(importRuns.id)
    .orderBy(desc(importRuns.id));
}
