import type { ListingMover, ListingStatus } from '@campushive/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { ListingRow } from '../listing-row.js';
import { moveListing } from './move.js';

/** Reason for which a listing is hidden. */
export type Hider = NonNullable<ListingRow['hiddenBy']>;

type LockedListing = Pick<ListingRow, 'id' | 'status'>;

/** Records the reason for which a locked listing is hidden from now on. Its status stays. */
export async function setHider(tx: Db, id: string, hiddenBy: Hider | null): Promise<void> {
  await tx.update(listings).set({ hiddenBy }).where(eq(listings.id, id));
}

/** Hides a locked listing. One that is hidden already only gets the new reason. */
export async function hideListing(
  tx: Db,
  listing: LockedListing,
  by: { readonly hider: Hider; readonly mover: ListingMover },
  now: Date,
): Promise<ListingStatus> {
  if (listing.status !== 'hidden') await moveListing(tx, listing, 'hidden', by.mover, now);
  await setHider(tx, listing.id, by.hider);
  return 'hidden';
}

/** Shows a locked listing again. Returns the status that it reached: nothing of a suspended poster becomes active. */
export async function showListing(
  tx: Db,
  listing: LockedListing,
  mover: ListingMover,
  now: Date,
): Promise<ListingStatus> {
  // First, because the move records a suspension of the poster.
  await setHider(tx, listing.id, null);
  return moveListing(tx, listing, 'active', mover, now);
}

/** Hides the open listings of a suspended poster. */
export async function hideListingsOf(tx: Db, posterId: string, now: Date): Promise<void> {
  const by = { hider: 'suspension', mover: 'system' } as const;
  const open = await lockListings(tx, and(eq(listings.posterId, posterId), eq(listings.status, 'active')));
  for (const listing of open) await hideListing(tx, listing, by, now);
}

/** Shows the listings again that the suspension of their poster hid. */
export async function showListingsOf(tx: Db, posterId: string, now: Date): Promise<void> {
  const isHidden = and(eq(listings.status, 'hidden'), eq(listings.hiddenBy, 'suspension'));
  for (const listing of await lockListings(tx, and(eq(listings.posterId, posterId), isHidden)))
    await showListing(tx, listing, 'system', now);
}

const lockListings = (tx: Db, which: ReturnType<typeof and>): Promise<LockedListing[]> =>
  tx
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(which)
    .orderBy(asc(listings.id))
    .for('update');
