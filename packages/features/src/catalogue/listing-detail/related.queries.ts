import type { Listing } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { usualSort } from '../parts/listing-filters/filters.js';

/** Maximum number of related listings: one row on a wide screen, two on a phone. */
export const MAX_RELATED = 4;
/** Number of fetched listings, enough to leave out the current one and others of its poster. */
const LIMIT = 12;

type Reference = Pick<Listing, 'id' | 'hiveTypeId' | 'universityId' | 'postedById'>;

/** Open listings of other students in the same hive. Those of the same campus come first; events are sorted by date. */
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
      const known = new Set(near.map((one) => one.id));
      const rest = (await find({})).filter((one) => !known.has(one.id));
      return [...near, ...rest].slice(0, MAX_RELATED);
    },
  });

/** Other open listings of the poster. */
export const moreOfPosterQuery = (client: Client, { id, postedById }: Reference) =>
  queryOptions({
    queryKey: ['hives', 'of-poster', id],
    queryFn: async ({ signal }) => {
      const input = { id: postedById, limit: MAX_RELATED + 1 };
      const { data } = await client.users.listings(input, { signal });
      return data.filter((one) => one.id !== id).slice(0, MAX_RELATED);
    },
  });
