import { addDays } from '@campushive/contract/rules/zoned-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { VISIBLE_DAYS } from './slot-days.js';

export interface SlotsWanted {
  /** Listing of the tutor. */
  readonly id: string;
  /** Length of the session in hours. */
  readonly hours: number;
  /** Id of a lesson to move, whose current time counts as free. */
  readonly moving?: string | undefined;
}

/** Returns the free slots of a tutor from a day on, for sessions of the given length. Keeps the previous days while new ones load. */
export const slotsQuery = (client: Client, { id, hours, moving }: SlotsWanted, from: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'slots', from, hours, moving ?? null],
    queryFn: async ({ signal }) => {
      const to = addDays(from, VISIBLE_DAYS - 1);
      return (await client.bookings.slots({ id, from, to, hours, moving }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
