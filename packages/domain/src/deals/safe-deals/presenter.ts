import type { SafeDeal, SafeDealState, Warning } from '@campushive/contract';
import { toPerson } from '../../accounts/users/person.js';
import { NO_RATING, type Rating } from '../../accounts/users/rating.js';
import type { Viewer } from '../../calls/viewer.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { PostedListing } from '../../catalogue/hives/presenters.js';
import { toMajor } from '../../platform/money.js';

/** Facts of a deal beside its row. */
interface DealFacts {
  readonly rating: Rating | undefined;
  readonly order: Pick<NonNullable<SafeDeal['order']>, 'id' | 'status'> | undefined;
  readonly warning: Warning | null;
}

/** Presents a safe deal. Visitors learn the seller's first name, face and university, and no way to contact them. */
export function toSafeDeal(
  { listing, poster }: PostedListing,
  viewer: Viewer | null,
  now: Date,
  { rating = NO_RATING, order, warning }: DealFacts,
): SafeDeal {
  const seller = toPerson(poster);
  return {
    id: listing.id,
    title: listing.title,
    price: toMajor(listing.priceMinor ?? 0),
    photo: listing.photos[0] ?? null,
    state: stateOf(listing, now),
    isMine: viewer?.userId === listing.posterId,
    seller: viewer === null ? { ...seller, name: firstNameOf(seller.name) } : seller,
    universityId: listing.universityId,
    rating: rating.rating,
    reviewCount: rating.reviewCount,
    warning,
    order: order === undefined ? null : { id: order.id, status: order.status },
    createdAt: listing.createdAt.toISOString(),
    endsAt: (listing.expiresAt ?? listing.updatedAt).toISOString(),
  };
}

const firstNameOf = (name: string | null): string | null => name?.split(' ')[0] ?? null;

/** Returns the state of a link. One whose time is over has ended before the next run of the expiry. */
function stateOf({ status, expiresAt }: ListingRow, now: Date): SafeDealState {
  switch (status) {
    case 'active':
      return expiresAt === null || expiresAt > now ? 'open' : 'ended';
    case 'reserved':
    case 'hidden':
      return status;
    case 'sold':
    case 'completed':
      return 'paid';
    case 'draft':
    case 'assigned':
    case 'expired':
    case 'deleted':
      return 'ended';
    default:
      return status satisfies never;
  }
}
