import type { OrderReviews } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { orderReviewsQuery } from './reviews.queries.js';

export type OrderReviewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly reviews: OrderReviews };

/** Loads the reviews of an order. */
export function useOrderReviews(paymentId: string): OrderReviewsState {
  const query = useQuery(orderReviewsQuery(useClient(), paymentId));
  if (query.data !== undefined) return { status: 'ready', reviews: query.data };
  return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
}
