import type { Takedown } from '@campushive/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { takedowns } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../hives/answers.js';

export type TakedownRow = typeof takedowns.$inferSelect;

export interface TakedownMade {
  readonly kind: Takedown;
  readonly actorId: string;
  readonly reason: string | null;
  readonly caseId: string | null;
}

/** The decision that keeps a listing away, locked; undefined where there is none. */
export async function lockTakedown(tx: Db, listingId: string): Promise<TakedownRow | undefined> {
  const [row] = await tx
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.listingId, listingId), isNull(takedowns.endedAt)))
    .for('update');
  return row;
}

/**
 * Writes down that a moderator took a listing away, whose row the caller has locked. Said twice, it stays one decision, so
 * that an appeal is not asked for again; deleting what was hidden is another.
 */
export async function recordTakedown(
  tx: Db,
  listing: Pick<ListingRow, 'id' | 'posterId'>,
  { kind, actorId, reason, caseId }: TakedownMade,
  now: Date,
): Promise<void> {
  const known = await lockTakedown(tx, listing.id);
  const decision = { hiddenById: actorId, reason, caseId };
  if (known?.kind === kind) {
    if (known.appealedAt !== null) return;
    await tx.update(takedowns).set(decision).where(eq(takedowns.id, known.id));
    return;
  }
  if (known !== undefined) {
    await tx.update(takedowns).set({ endedAt: now }).where(eq(takedowns.id, known.id));
  }
  await tx
    .insert(takedowns)
    .values({ listingId: listing.id, ownerId: listing.posterId, kind, ...decision, createdAt: now });
}

/** The listing is back; an appeal that waited has got what it asked for. */
export async function endTakedown(
  tx: Db,
  listingId: string,
  { actorId, note }: { readonly actorId: string; readonly note: string | null },
  now: Date,
): Promise<void> {
  const known = await lockTakedown(tx, listingId);
  if (known === undefined) return;
  const waits = known.appealedAt !== null && known.answeredAt === null;
  const answer = { outcome: 'restore', note, answeredById: actorId, answeredAt: now } as const;
  await tx
    .update(takedowns)
    .set({ endedAt: now, ...(waits && answer) })
    .where(eq(takedowns.id, known.id));
}
