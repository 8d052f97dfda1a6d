import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

/** What I saved and liked, in one small answer for every heart on every page. */
export const marksQuery = (client: Client) =>
  queryOptions({
    queryKey: ['favorites', 'marks'],
    queryFn: async ({ signal }) => (await client.favorites.marks({}, { signal })).data,
    staleTime: 5 * 60_000,
  });

/** One listing's likes, and whether mine is among them. */
export const favoriteQuery = (client: Client, hiveId: string) =>
  queryOptions({
    queryKey: ['favorites', 'state', hiveId],
    queryFn: async ({ signal }) => (await client.favorites.get({ hiveId }, { signal })).data,
  });
