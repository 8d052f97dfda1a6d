import { acceptsOffers, type OfferDecision, type OfferFacts } from '@campushive/contract/rules/offers';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { readAccounts } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { refusal } from './refusal.js';
import { countNamed, type OfferRow } from './store.js';
import type { Decided } from './context.js';

export async function factsOf(
  tx: Db,
  listing: ListingRow,
  { buyerId, sellerId }: Pick<OfferRow, 'buyerId' | 'sellerId'>,
  offer: OfferFacts['offer'],
  now: Date,
): Promise<OfferFacts> {
  const { hive, status, priceMinor, expiresAt } = listing;
  const pair = await readAccounts(tx, [buyerId, sellerId]);
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
