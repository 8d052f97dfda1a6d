import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';

/** Keys and webhooks of partners in one query: they are shown together, and both lists are short. */
export const partnersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'partners'],
    async queryFn({ signal }) {
      const [keys, webhooks] = await Promise.all([
        client.partnerKeys.list({}, { signal }),
        client.webhooks.list({}, { signal }),
      ]);
      return { keys: keys.data, webhooks: webhooks.data };
    },
  });

export const deliveriesQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'deliveries', id],
    async queryFn({ pageParam, signal }) {
      const answer = await client.webhooks.deliveries({ id, cursor: pageParam, limit: 10 }, { signal });
      return { data: answer.data, count: null, nextCursor: answer.pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
