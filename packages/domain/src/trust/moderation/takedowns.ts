import type { Takedown } from '@campushive/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { takedowns } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';

export type TakedownRow = typeof takedowns.$inferSelect;

export interface Made {
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly caseId: string | null;
}
export interface NewTakedown extends Made {
  readonly kind: Takedown;
}
export interface NewSuspension extends Made {
  readonly until: Date | null;
}

/** Staff member who ends a takedown, with their answer to an appeal. */
export interface Ender {
  readonly actorId: string;
  readonly note: string | null;
}

/** Returns the decision that hides a listing, locked; undefined without one. */
export const lockTakedown = (tx: Db, listingId: string) => lockOpen(tx, eq(takedowns.listingId, listingId));

/** Returns the decision that hides a wanted post, locked; undefined without one. */
export const lockPostTakedown = (tx: Db, wantedId: string) => lockOpen(tx, eq(takedowns.wantedId, wantedId));

/** Returns the decision that closes an account, locked; undefined without one. */
export const lockSuspension = (tx: Db, ownerId: string) => lockOpen(tx, isSuspensionOf(ownerId));

export const isSuspensionOf = (ownerId: string): SQL | undefined =>
  and(eq(takedowns.ownerId, ownerId), eq(takedowns.kind, 'suspend'));

async function lockOpen(tx: Db, about: SQL | undefined): Promise<TakedownRow | undefined> {
  const [row] = await tx
    .select()
    .from(takedowns)
    .where(and(about, isNull(takedowns.endedAt)))
    .for('update');
  return row;
}

/**
 * Records that a moderator removed a listing whose row the caller has locked. A repetition stays one decision, so that
 * no second appeal is needed; deleting a hidden listing is a new one.
 */
export async function recordTakedown(
  tx: Db,
  listing: Pick<ListingRow, 'id' | 'posterId'>,
  { kind, actorId, ...made }: NewTakedown,
  now: Date,
): Promise<void> {
  const takedown = await lockTakedown(tx, listing.id);
  const decision = { hiddenById: actorId, ...made };
  if (takedown?.kind === kind) {
    if (takedown.appealedAt === null) await change(tx, takedown, decision);
    return;
  }
  if (takedown !== undefined) await change(tx, takedown, { endedAt: now });
  await tx
    .insert(takedowns)
    .values({ listingId: listing.id, ownerId: listing.posterId, kind, ...decision, createdAt: now });
}

/** Records that a moderator removed a wanted post for good. The caller has locked its row. */
export async function recordPostTakedown(
  tx: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  { actorId, ...made }: Made,
  now: Date,
): Promise<void> {
  const decision = { kind: 'delete' as const, hiddenById: actorId, ...made, createdAt: now };
  await tx.insert(takedowns).values({ wantedId: id, ownerId: userId, ...decision });
}

/**
 * Records that an account, whose row the caller has locked, was suspended. Another suspension meanwhile, with a new
 * time or reason, stays the same decision while an appeal waits, and is a new one after its answer.
 */
export async function recordSuspension(
  tx: Db,
  ownerId: string,
  { actorId, ...made }: NewSuspension,
  now: Date,
): Promise<void> {
  const suspension = await lockSuspension(tx, ownerId);
  const decision = { hiddenById: actorId, ...made };
  if (suspension !== undefined && suspension.answeredAt === null) return change(tx, suspension, decision);
  if (suspension !== undefined) await change(tx, suspension, { endedAt: now });
  await tx.insert(takedowns).values({ ownerId, kind: 'suspend', ...decision, createdAt: now });
}

/** Ends the takedown of a listing; a pending appeal succeeds. */
export async function endTakedown(tx: Db, listingId: string, by: Ender, now: Date): Promise<void> {
  await end(tx, await lockTakedown(tx, listingId), by, now);
}

/** Ends the takedown of a wanted post; a pending appeal succeeds. */
export async function endPostTakedown(tx: Db, wantedId: string, by: Ender, now: Date): Promise<void> {
  await end(tx, await lockPostTakedown(tx, wantedId), by, now);
}

/** Ends a suspension: by a moderator, or, with null, because its time is over. */
export async function endSuspension(tx: Db, ownerId: string, by: Ender | null, now: Date): Promise<void> {
  await end(tx, await lockSuspension(tx, ownerId), by, now);
}

async function end(tx: Db, takedown: TakedownRow | undefined, by: Ender | null, now: Date): Promise<void> {
  if (takedown === undefined) return;
  const waits = takedown.appealedAt !== null && takedown.answeredAt === null;
  await change(tx, takedown, {
    endedAt: now,
    ...(waits &&
      by !== null && { outcome: 'restore', note: by.note, answeredById: by.actorId, answeredAt: now }),
  });
}

async function change(
  tx: Db,
  { id }: TakedownRow,
  fields: Partial<typeof takedowns.$inferInsert>,
): Promise<void> {
  await tx.update(takedowns).set(fields).where(eq(takedowns.id, id));
}
