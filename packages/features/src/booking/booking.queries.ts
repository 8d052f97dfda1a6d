import { addDays } from '@campushive/contract/rules/zoned-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';
import { DAYS_SHOWN } from './slot-days.js';

/** What a tutor offers from a day on, in sessions of so many hours; the days before stay until it is there. */
export const slotsQuery = (client: Client, id: string, from: string, hours: number) =>
  queryOptions({
    queryKey: ['bookings', id, 'slots', from, hours],
    queryFn: async ({ signal }) => {
      const to = addDays(from, DAYS_SHOWN - 1);
      return (await client.bookings.slots({ id, from, to, hours }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
