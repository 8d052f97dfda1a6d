import { TOPICS, type PriceRange, type TopicId } from '@campushive/contract';
import { MAX_SALES, SALES_MEMORY, soldRangeOf } from '@campushive/contract/rules/price-range';
import { buys, paidForIn } from './bundles.js';
import { isOfTopic } from './finding.js';
import { toMajor } from './money.js';
import type { State, StoredListing, Student } from './state.js';

/** Returns the range of sale prices in a topic: on one campus, or on all when there are too few sales. */
export function priceRange(state: State, topic: TopicId, me: Student): PriceRange | null {
  const soldAt = (one: StoredListing) => Date.parse(one.updatedAt ?? one.createdAt);
  const sold = state.listings
    .filter(
      (one) =>
        ['sold', 'completed'].includes(one.status) &&
        one.hive === TOPICS[topic].hive &&
        soldAt(one) > state.now().getTime() - SALES_MEMORY &&
        isOfTopic(one, topic),
    )
    .toSorted((one, other) => soldAt(other) - soldAt(one));
  const rangeOf = (some: readonly StoredListing[]) =>
    soldRangeOf(some.slice(0, MAX_SALES).map((one) => paidFor(state, one)));
  const here = rangeOf(sold.filter((one) => one.poster.universityId === me.universityId));
  const range = here ?? rangeOf(sold);
  if (range === null) return null;
  return {
    low: toMajor(range.lowMinor),
    median: toMajor(range.medianMinor),
    high: toMajor(range.highMinor),
    count: range.count,
    scope: here === null ? 'all' : 'campus',
  };
}

/** Returns the paid price, which may have been negotiated, or else the last listed price. */
function paidFor(state: State, listing: StoredListing): number {
  const order = state.orders.findLast(
    (one) => buys(one, listing) && one.item === 'listing' && ['released', 'paid_out'].includes(one.status),
  );
  return order === undefined ? (listing.priceMinor ?? 0) : paidForIn(order, listing);
}
