import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';

/** Milestones of a gig, for its poster or its worker. */
export const milestonesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'milestones', id],
    queryFn: async ({ signal }) => (await client.milestones.get({ id }, { signal })).data,
  });
