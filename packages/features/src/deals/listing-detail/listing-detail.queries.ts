import type { Listing } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import { userQuery } from '../../accounts/parts/user.queries.js';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { favoriteQuery, prefetchMarks } from '../../catalogue/parts/favorites/favorites.queries.js';
import { usualSort } from '../../catalogue/parts/listing-filters/filters.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import type { Client, PrefetchWorld } from '../../kernel/index.js';

/** Maximum number of related listings: one row on a wide screen, two on a phone. */
export const MAX_RELATED = 4;
/** Number of fetched listings, enough to leave out the current one and others of its poster. */
const LIMIT = 12;

type Reference = Pick<Listing, 'id' | 'hiveTypeId' | 'universityId' | 'postedById'>;

/** Returns the open listings of other students in the same hive, own campus first. Events are sorted by date. */
export const relatedQuery = (client: Client, { id, hiveTypeId, universityId, postedById }: Reference) =>
  queryOptions({
    queryKey: ['hives', 'related', id],
    queryFn: async ({ signal }) => {
      const find = async (where: { university?: string }) => {
        const { data } = await client.hives.list(
          { hiveType: hiveTypeId, sort: usualSort(hiveTypeId), limit: LIMIT, ...where },
          { signal },
        );
        return data.filter((one) => one.postedById !== postedById);
      };
      const near = universityId === null ? [] : await find({ university: universityId });
      if (near.length >= MAX_RELATED) return near.slice(0, MAX_RELATED);
      const nearbyIds = new Set(near.map((one) => one.id));
      const rest = (await find({})).filter((one) => !nearbyIds.has(one.id));
      return [...near, ...rest].slice(0, MAX_RELATED);
    },
  });

/** Returns the other open listings of the poster. */
export const moreOfPosterQuery = (client: Client, { id, postedById }: Reference) =>
  queryOptions({
    queryKey: ['hives', 'of-poster', id],
    queryFn: async ({ signal }) => {
      const input = { id: postedById, limit: MAX_RELATED + 1 };
      const { data } = await client.users.listings(input, { signal });
      return data.filter((one) => one.id !== id).slice(0, MAX_RELATED);
    },
  });

/** Fetches the first data of a listing's page and of its checkout. Throws the refusal of a missing listing. */
export async function prefetchListingDetail(
  world: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<void> {
  const { queries, client, viewer } = world;
  const { hiveTypeId, postedById } = await queries.fetchQuery(listingQuery(client, id));
  await Promise.all([
    hiveTypeId === 'buzz' ? queries.prefetchQuery(eventQuery(client, id)) : undefined,
    ...(viewer === null
      ? []
      : [
          postedById === null ? undefined : queries.prefetchQuery(userQuery(client, postedById)),
          queries.prefetchQuery(favoriteQuery(client, id)),
          prefetchMarks(world),
        ]),
  ]);
}
