import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { STALLS } from '../../data.js';

/** Query for the open orders of the viewer's stall with their counts. At most one page: a queue of 50 is a very long one. */
export const stallQueueQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...STALLS, 'queue', id],
    queryFn: async ({ signal }) => {
      const { data, about } = await client.stallOrders.queue({ id, limit: 50 }, { signal });
      return { orders: data, about };
    },
    // A missed event must not hide an order for long.
    refetchInterval: 60_000,
  });
