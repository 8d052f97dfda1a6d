import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** One order, as its buyer or its seller sees it. */
export const paymentQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: async ({ signal }) => (await client.payments.get({ id }, { signal })).data,
  });
