import type { HiveName } from '@campushive/contract';
import type { Destination } from '../../kernel/index.js';
import type { ListingFilters } from '../parts/listing-filters/filters.js';

/** Group of search results: all, one hive, students or universities. */
export type SearchGroup = 'all' | HiveName | 'users' | 'universities';

type Search = Extract<Destination, { to: 'search' }>;

/** Returns the destination of the same search in one group. */
export function searchWith({ q, sort: _sort, ...narrowing }: ListingFilters, group: SearchGroup): Search {
  const text = q.trim();
  const words = text === '' ? {} : { q: text };
  if (group === 'users' || group === 'universities') return { to: 'search', type: group, ...words };
  const { minPrice, maxPrice, condition, university, topic, since } = narrowing;
  return {
    to: 'search',
    ...words,
    ...(group !== 'all' && { hive: group }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(condition !== '' && { condition }),
    ...(university !== '' && { university }),
    ...(topic !== '' && { topic }),
    ...(since !== '' && { since }),
  };
}
