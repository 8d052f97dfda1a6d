import type { Client } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';

/** Orders that the student decides about before a block. Refetched each time, because their payment state changes. */
export const openOrdersQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', 'open-orders', id],
    queryFn: async () => (await client.users.openOrders({ id })).data,
    gcTime: 0,
  });
