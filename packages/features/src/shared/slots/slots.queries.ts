import { addDays } from '@campushive/contract/rules/zoned-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { DAYS_SHOWN } from './slot-days.js';

export interface SlotsWanted {
  /** The tutor's listing. */
  readonly id: string;
  /** How long a session takes. */
  readonly hours: number;
  /** A lesson that is to be moved: its own time is free for it. */
  readonly moving?: string | undefined;
}

/** What a tutor offers from a day on, in sessions of so many hours; the days before stay until it is there. */
export const slotsQuery = (client: Client, { id, hours, moving }: SlotsWanted, from: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'slots', from, hours, moving ?? null],
    queryFn: async ({ signal }) => {
      const to = addDays(from, DAYS_SHOWN - 1);
      return (await client.bookings.slots({ id, from, to, hours, moving }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
