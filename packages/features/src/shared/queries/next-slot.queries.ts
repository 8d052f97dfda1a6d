import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** When a tutor can be booked next; null where they have not said when they teach, or nothing is free for weeks. */
export const nextSlotQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'next'],
    queryFn: async ({ signal }) =>
      (await client.bookings.next({ ids: id }, { signal })).data[0]?.startsAt ?? null,
  });
