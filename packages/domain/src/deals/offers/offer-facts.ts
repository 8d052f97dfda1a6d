import { acceptsOffers, type OfferDecision, type OfferFacts } from '@campushive/contract/rules/offers';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { refusal } from './refusal.js';
import { countNamed, type OfferRow } from './store.js';
import type { Decided } from './context.js';

export async function factsOf(
  tx: Db,
  listing: NonNullable<Awaited<ReturnType<typeof lockListing>>>,
  { buyerId, sellerId }: Pick<OfferRow, 'buyerId' | 'sellerId'>,
  offer: OfferFacts['offer'],
  now: Date,
): Promise<OfferFacts> {
  const { hive, status, priceMinor, expiresAt } = listing;
  const pair = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [buyerId, sellerId]));
  const isUnavailable = pair.some((one) => one.deletedAt !== null || isSuspended(one, now));
  return {
    listing: {
      ...{ hive, expiresAt },
      status: isUnavailable ? 'hidden' : status,
      priceMinor: priceMinor ?? 0,
      acceptsOffers: acceptsOffers(listing.details),
    },
    offer,
    blocked: await isBlocked(tx, buyerId, sellerId),
    named: await countNamed(tx, listing.id, buyerId, now),
  };
}

export function agreed(decision: OfferDecision): Decided {
  if (decision.refused !== null) throw refusal(decision);
  return decision;
}

/** Locks the listing's row before the offer's, in the same order as payments, so that an answer and a sale never overlap. */
export async function lockListing(tx: Db, id: string) {
  const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
  return listing;
}
