import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the named meeting places of one university or of all. They change only with the campus definition. */
export const meetupSpotsQuery = (client: Client, university?: string) =>
  queryOptions({
    queryKey: ['meetup-spots', university ?? 'all'],
    queryFn: async ({ signal }) =>
      (await client.meetups.spots(university === undefined ? {} : { university }, { signal })).data,
    staleTime: Infinity,
  });
