import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Where the user's earnings are paid to, once an account is set. */
export const payoutAccountQuery = (client: Client) =>
  queryOptions({
    queryKey: ['payouts', 'account'],
    queryFn: async ({ signal }) => (await client.payouts.account({}, { signal })).data,
  });
