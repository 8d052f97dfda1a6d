import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the payout account of the user, once it is set. */
export const payoutAccountQuery = (client: Client) =>
  queryOptions({
    queryKey: ['payouts', 'account'],
    queryFn: async ({ signal }) => (await client.payouts.account({}, { signal })).data,
  });
