import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** The two reviews of an order. */
export const orderReviewsQuery = (client: Client, paymentId: string) =>
  queryOptions({
    queryKey: ['reviews', 'order', paymentId],
    queryFn: async ({ signal }) => (await client.reviews.forPayment({ id: paymentId }, { signal })).data,
  });

/** What others say of a student. */
export const userReviewsQuery = (client: Client, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'user', userId],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination, count } = await client.reviews.list(
        { id: userId, cursor: pageParam, limit: 10 },
        { signal },
      );
      return { data, count: count ?? 0, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
