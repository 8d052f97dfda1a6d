import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { pageOf, paging } from '../moderation.queries.js';

/** Credits of a student. Disabled without an id. */
export const creditsOfQuery = (client: Client, studentId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'credits', studentId],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(
        await client.credits.ofStudent({ id: studentId ?? '', cursor: pageParam, limit: 10 }, { signal }),
      ),
    initialPageParam: paging.initialPageParam,
    getNextPageParam: paging.getNextPageParam,
    enabled: studentId !== undefined,
  });
