import { MAX_PAGE } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** What buyers offered for a listing of mine, the latest first. */
export const receivedOffersQuery = (client: Client, hiveId: string) =>
  queryOptions({
    queryKey: ['hives', 'offers', hiveId],
    queryFn: async ({ signal }) => (await client.offers.list({ hiveId, limit: MAX_PAGE }, { signal })).data,
  });
