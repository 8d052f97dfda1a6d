import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** The milestones of a gig, for one of its two. */
export const milestonesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'milestones', id],
    queryFn: async ({ signal }) => (await client.milestones.get({ id }, { signal })).data,
  });
