import type { FoundListing, FoundOrder, ListingFilter, OrderFilter } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useClient, useUser } from '../../../kernel/index.js';
import { foundListingsQuery, foundOrdersQuery } from '../console.queries.js';
import { useDecision, type Decision } from '../use-decision.js';
import { toListState, type ListState } from '../use-list.js';

/** Search text, filter and results. */
export interface Found<T, F extends string> {
  readonly state: ListState<T>;
  readonly q: string;
  readonly onQChange: (change: { q: string }) => void;
  readonly filter: F;
  readonly onFilterChange: (change: { filter: F }) => void;
  /** Clears the search. Null without one. */
  readonly onClear: (() => void) | null;
}

/** Searches listings of every status by title or poster. */
export function useFoundListings(): Found<FoundListing, ListingFilter> {
  const { q, filter, ...bar } = useFind<ListingFilter>('all');
  const client = useClient();
  const query = useInfiniteQuery(foundListingsQuery(client, useDeferredValue(q.trim()), filter));
  return { ...bar, q, filter, state: toListState(query) };
}

export interface FoundOrders
  extends Found<FoundOrder, OrderFilter>, Decision<{ readonly order: FoundOrder }> {
  /** Whether the viewer may refund the order. */
  readonly mayRefund: (order: FoundOrder) => boolean;
}

/** Searches orders by reference, title or name, and lets admins refund them. */
export function useFoundOrders(): FoundOrders {
  const { q, filter, ...bar } = useFind<OrderFilter>('all');
  const client = useClient();
  const me = useUser();
  // Removes the ellipsis of a shortened reference, as shown to students.
  const deferredQuery = useDeferredValue(q.trim().replace(/^…/, ''));
  const query = useInfiniteQuery(foundOrdersQuery(client, deferredQuery, filter));
  const decision = useDecision<{ readonly order: FoundOrder }>({
    decide: ({ order: { id }, reason }) => client.moderation.refund({ id, reason }),
    tooLate: 'order_not_held',
  });
  return {
    ...bar,
    ...decision,
    q,
    filter,
    state: toListState(query),
    mayRefund: ({ orderStatus, buyer, seller }) =>
      orderStatus === 'held' && buyer.id !== me?.id && seller.id !== me?.id,
  };
}

function useFind<F extends string>(first: F) {
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState(first);
  return {
    q,
    onQChange: (change: { q: string }) => setQ(change.q),
    filter,
    onFilterChange: (change: { filter: F }) => setFilter(change.filter),
    onClear:
      q === '' && filter === first
        ? null
        : () => {
            setQ('');
            setFilter(first);
          },
  };
}
