import { DEAL_HIVE, MAX_OPEN_DEALS, SAFE_DEAL_LIFETIME, type Photo } from '@campushive/contract';
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { listingColumns } from '../columns.js';
import type { ListingRow } from '../listing-row.js';
import type { PostedListing } from '../presenters.js';
import { findListing, findOwn } from '../store.js';
import { moveListing } from './move.js';

const isDeal = (id: string) => and(eq(listings.id, id), eq(listings.hive, DEAL_HIVE));

/** Condition: an open link of a student. Counts links that are being paid for or hidden. */
const isOpenOf = (posterId: string, now: Date): SQL | undefined =>
  and(
    eq(listings.posterId, posterId),
    eq(listings.hive, DEAL_HIVE),
    or(
      eq(listings.status, 'reserved'),
      and(inArray(listings.status, ['active', 'hidden']), gt(listings.expiresAt, now)),
    ),
  );

/** Returns a safe deal in any status. */
export async function findDeal(db: Db, id: string): Promise<PostedListing | undefined> {
  const found = await findListing(db, id);
  return found?.listing.hive === DEAL_HIVE ? found : undefined;
}

/** Returns the open links of a student, newest first. */
export const findOpenDeals = (db: Db, posterId: string, now: Date): Promise<PostedListing[]> =>
  findOwn(db, isOpenOf(posterId, now), undefined, 2 * MAX_OPEN_DEALS);

/** Counts the open links of a student. */
export const countOpenDeals = (db: Db, posterId: string, now: Date): Promise<number> =>
  db.$count(listings, isOpenOf(posterId, now));

interface NewDeal extends Pick<ListingRow, 'posterId' | 'universityId' | 'title' | 'priceMinor'> {
  readonly photos: Photo[];
}

/** Stores the listing of a new link, and returns its id. */
export async function postDeal(tx: Db, deal: NewDeal, now: Date): Promise<string> {
  const id = newId();
  await tx.insert(listings).values({
    ...deal,
    id,
    hive: DEAL_HIVE,
    description: '',
    status: 'active',
    details: {},
    // Safe deals are on no shelf of a lexicon.
    kindsReadBy: 'none',
    expiresAt: later(now, SAFE_DEAL_LIFETIME),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Returns the listing of a safe deal, locked until the transaction ends. */
export async function lockDeal(tx: Db, id: string): Promise<ListingRow | undefined> {
  const [listing] = await tx.select(listingColumns).from(listings).where(isDeal(id)).for('update');
  return listing;
}

/** Ends a locked link, as the expiry does. Throws `illegal_transition` unless it is open. */
export async function endDeal(tx: Db, listing: ListingRow, now: Date): Promise<void> {
  await moveListing(tx, listing, 'expired', 'system', now);
  await tx.update(listings).set({ expiresAt: now }).where(eq(listings.id, listing.id));
}
