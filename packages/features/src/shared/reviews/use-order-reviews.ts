import type { OrderReviews } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useRealtime } from '../../kernel/index.js';
import { orderReviewsQuery } from './reviews.queries.js';

export type OrderReviewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly reviews: OrderReviews };

/** Where the reviews of an order stand; what the other side writes shows without a reload. */
export function useOrderReviews(paymentId: string): OrderReviewsState {
  const realtime = useRealtime();
  const query = useQuery(orderReviewsQuery(useClient(), paymentId));
  const { refetch } = query;
  useEffect(
    () =>
      realtime.on('notification', ({ subject }) => {
        if (subject?.id === paymentId) void refetch();
      }),
    [realtime, paymentId, refetch],
  );
  if (query.data !== undefined) return { status: 'ready', reviews: query.data };
  return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
}
