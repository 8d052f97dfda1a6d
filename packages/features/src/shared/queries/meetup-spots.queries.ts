import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** The named places where two students can meet: of one university, or of all. They change with the campus definition only. */
export const meetupSpotsQuery = (client: Client, university?: string) =>
  queryOptions({
    queryKey: ['meetup-spots', university ?? 'all'],
    queryFn: async ({ signal }) =>
      (await client.meetups.spots(university === undefined ? {} : { university }, { signal })).data,
    staleTime: Infinity,
  });
