import { queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../../kernel/index.js';

/** Ids that the user saved and liked: one small response for every heart on every page. */
export const marksQuery = (client: Client) =>
  queryOptions({
    queryKey: ['favorites', 'marks'],
    queryFn: async ({ signal }) => (await client.favorites.marks({}, { signal })).data,
    staleTime: 5 * 60_000,
  });

/** Likes of a listing, with whether the user likes it. */
export const favoriteQuery = (client: Client, hiveId: string) =>
  queryOptions({
    queryKey: ['favorites', 'state', hiveId],
    queryFn: async ({ signal }) => (await client.favorites.get({ hiveId }, { signal })).data,
  });

/** Fetches the hearts that each list of a member shows. */
export const prefetchMarks = async ({ queries, client, viewer }: PrefetchWorld): Promise<void> => {
  if (viewer !== null) await queries.prefetchQuery(marksQuery(client));
};
