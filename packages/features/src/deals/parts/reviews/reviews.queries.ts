import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';

/** Reviews of an order, one per side. */
export const orderReviewsQuery = (client: Client, paymentId: string) =>
  queryOptions({
    queryKey: ['reviews', 'order', paymentId],
    queryFn: async ({ signal }) => (await client.reviews.forPayment({ id: paymentId }, { signal })).data,
  });

/** Reviews about a student, page by page. */
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
