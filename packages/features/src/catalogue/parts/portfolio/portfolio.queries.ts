import { queryOptions } from '@tanstack/react-query';
import { isMissing } from '@campushive/contract';
import type { Client } from '../../../kernel/index.js';

/** Pictures of a student's work. Empty when the viewer may not see the student's page. */
export const portfolioQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', 'portfolio', id],
    queryFn: async ({ signal }) => {
      try {
        return (await client.portfolio.list({ id }, { signal })).data;
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  });
