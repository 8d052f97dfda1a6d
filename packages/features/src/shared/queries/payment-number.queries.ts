import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** The mobile money number that the user paid with last; null where there is none. */
export const paymentNumberQuery = (client: Client) =>
  queryOptions({
    queryKey: ['payments', 'number'],
    queryFn: async ({ signal }) => (await client.payments.number({}, { signal })).data,
  });
