import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { moveListing } from '../hives/move.js';
import type { ListingRow } from '../hives/answers.js';
import { writeAudit, type AuditAction } from './audit.js';
import { endTakedown, recordTakedown } from './takedowns.js';

export interface ListingDecision {
  readonly to: 'hidden' | 'active' | 'deleted';
  readonly actorId: string;
  readonly reason: string | null;
  /** The reports that led to it. */
  readonly caseId?: string | null;
}

const ACTIONS = {
  hidden: 'listing.hide',
  active: 'listing.restore',
  deleted: 'listing.delete',
} as const satisfies Record<ListingDecision['to'], AuditAction>;

/** Moves a listing whose row the caller has locked as a moderator does it, and writes that down. */
export async function moderateListing(
  tx: Db,
  listing: Pick<ListingRow, 'id' | 'status' | 'posterId'>,
  { to, actorId, reason, caseId = null }: ListingDecision,
  now: Date,
): Promise<void> {
  // What many reports hid is hidden already: a moderator agrees.
  if (!(to === 'hidden' && listing.status === 'hidden')) await moveListing(tx, listing, to, 'moderator', now);
  await tx
    .update(listings)
    .set({ hiddenBy: to === 'hidden' ? 'moderator' : null })
    .where(eq(listings.id, listing.id));
  if (to === 'active') await endTakedown(tx, listing.id, { actorId, note: reason }, now);
  else {
    const kind = to === 'hidden' ? 'hide' : 'delete';
    await recordTakedown(tx, listing, { kind, actorId, reason, caseId }, now);
  }
  const target = { type: 'listing', id: listing.id } as const;
  await writeAudit(tx, { actorId, action: ACTIONS[to], target, reason }, now);
}
