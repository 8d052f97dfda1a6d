import { MAX_PAGE } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';

/** Offers received for one of the user's listings, latest first. */
export const receivedOffersQuery = (client: Client, hiveId: string) =>
  queryOptions({
    queryKey: ['hives', 'offers', hiveId],
    queryFn: async ({ signal }) => (await client.offers.list({ hiveId, limit: MAX_PAGE }, { signal })).data,
  });
