import { UNPAID_ENDS, type Conversation } from '@campushive/contract';
import { notInArray, sql } from 'drizzle-orm';
import {
  applications,
  conversations,
  listings,
  offers,
  orders,
} from '../../platform/database/schema/index.js';
import type { LatestOffer, onThreadDealsRead, ThreadDeals } from '../../talk/messages/thread-deals.js';
import { buysListing } from './buys-listing.js';

type Pair = Parameters<typeof onThreadDealsRead.use>[0];

/** Returns the newest order between the two for the conversation's listing, unless it was never paid. */
const latestOrder = ({ viewerId, otherId }: Pair) =>
  sql<NonNullable<Conversation['listing']>['order']>`(
    select json_strip_nulls(json_build_object(
      'id', ${orders.id}, 'status', ${orders.status}, 'moreItems', nullif(${orders.moreItems}, 0),
      'role', case when ${orders.buyerId} = ${viewerId} then 'buyer' else 'seller' end))
    from ${orders}
    where ${buysListing(conversations.listingId)}
      and ${viewerId} in (${orders.buyerId}, ${orders.sellerId})
      and ${otherId} in (${orders.buyerId}, ${orders.sellerId})
      and ${notInArray(orders.status, [...UNPAID_ENDS])}
    order by ${orders.createdAt} desc limit 1)`;

/** Returns the price named by the assigned student of a gig, for poster and helper. */
const agreedForGig = ({ viewerId, otherId }: Pair) =>
  sql<number | null>`(
    select ${applications.priceMinor} from ${applications}
    where ${applications.listingId} = ${listings.id} and ${applications.applicantId} = ${listings.assignedToId}
      and ${listings.assignedToId} in (${viewerId}, ${otherId}))`;

/** Returns the thread's latest offer, and whether its agreed price is used up. */
const latestOffer = () =>
  sql<LatestOffer | null>`(
    select json_build_object('id', ${offers.id}, 'status', ${offers.status}, 'amountMinor', ${offers.amountMinor},
      'previousMinor', ${offers.previousMinor},
      'round', ${offers.round}, 'expiresAt', ${offers.expiresAt},
      'used', exists (select from ${orders} where ${orders.id} = ${offers.orderId}
        and ${notInArray(orders.status, ['pending_payment', ...UNPAID_ENDS])}))
    from ${offers} where ${offers.conversationId} = ${conversations.id}
    order by ${offers.id} desc limit 1)`;

/** Columns about the deals of a thread's participants, for the list of conversations. */
export const threadDeals = (pair: Pair): ThreadDeals => ({
  agreedMinor: agreedForGig(pair),
  order: latestOrder(pair),
  offer: latestOffer(),
});
