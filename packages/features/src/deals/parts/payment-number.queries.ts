import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the mobile money number of the user's last payment; null without one. */
export const paymentNumberQuery = (client: Client) =>
  queryOptions({
    queryKey: ['payments', 'number'],
    queryFn: async ({ signal }) => (await client.payments.number({}, { signal })).data,
  });
