import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the order from its buyer's or its seller's view. */
export const paymentQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: async ({ signal }) => (await client.payments.get({ id }, { signal })).data,
  });
