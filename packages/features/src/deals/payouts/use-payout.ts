import type { Payout } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../kernel/index.js';
import { payoutsQuery } from './payouts.queries.js';

/** States of the page of a payout. */
export type PayoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly payout: Payout };

/** Finds one payout of the seller in the list of payouts, which server events refresh. Loads older pages until it is found. */
export function usePayout(id: string): PayoutState {
  const list = useInfiniteQuery(payoutsQuery(useClient()));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const page = data?.pages.find((one) => one.data.some((payout) => payout.id === id));
  const payout = page?.data.find((one) => one.id === id);
  const isOlder = payout === undefined && hasNextPage;
  useEffect(() => {
    if (isOlder && !isFetching && !isError) void fetchNextPage();
  }, [isOlder, isFetching, isError, fetchNextPage]);
  if (payout !== undefined) return { status: 'ready', payout };
  if (isError) {
    return { status: 'failed', retry: () => void (isOlder ? list.fetchNextPage() : list.refetch()) };
  }
  return list.isPending || isOlder || isFetching ? { status: 'loading' } : { status: 'missing' };
}
