import { DAY } from '@campushive/contract';
import { eq, inArray, lt, notExists, or } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { importClaims, importDrafts, importRuns } from '../../platform/database/schema/index.js';
import { dropDrafts } from './drop-drafts.js';

/** Time between the end of a link and the deletion of its address and drafts, according to the privacy policy. */
export const CLAIM_GRACE = 30 * DAY;

/** Deletes addresses and drafts whose links ended a month ago, and runs without any. */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  await db.delete(importClaims).where(lt(importClaims.expiresAt, later(now, -CLAIM_GRACE)));
  const claims = db.select().from(importClaims).where(eq(importClaims.runId, importRuns.id));
  await db.delete(importRuns).where(notExists(claims));
}

/** Deletes what was imported for an account, by its address or its claims, when the account is deleted. */
export async function forgetImports(
  tx: Db,
  { id, canonicalEmail }: { readonly id: string; readonly canonicalEmail: string },
  now: Date,
): Promise<void> {
  const own = or(eq(importClaims.canonicalEmail, canonicalEmail), eq(importClaims.claimedBy, id));
  const claims = tx.select({ id: importClaims.id }).from(importClaims).where(own);
  await dropDrafts(tx, inArray(importDrafts.claimId, claims), now);
  await tx.delete(importClaims).where(own);
}
