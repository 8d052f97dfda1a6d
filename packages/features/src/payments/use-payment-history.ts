import type { Payment } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useClock } from '../kernel/index.js';
import { paymentsQuery, type PaymentFilters } from './payments.queries.js';

const SEARCH_AFTER = 300;

export type HistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly payments: readonly Payment[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

export interface PaymentHistory {
  readonly state: HistoryState;
  readonly filters: PaymentFilters;
  readonly onFiltersChange: (change: Partial<PaymentFilters>) => void;
}

const NO_FILTERS: PaymentFilters = { status: null, q: '', sort: 'date-desc' };

/** What I bought and sold. */
export function usePaymentHistory(): PaymentHistory {
  const client = useClient();
  const clock = useClock();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [searched, setSearched] = useState('');
  useEffect(() => clock.after(SEARCH_AFTER, () => setSearched(filters.q.trim())), [clock, filters.q]);
  const query = useInfiniteQuery(paymentsQuery(client, { ...filters, q: searched }));
  return {
    state: stateOf(),
    filters,
    onFiltersChange: (change) => setFilters((now) => ({ ...now, ...change })),
  };

  function stateOf(): HistoryState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const payments = query.data.pages.flatMap((page) => page.data);
    if (payments.length === 0)
      return { status: 'empty', filtered: searched !== '' || filters.status !== null };
    return {
      status: 'ready',
      payments,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
}
