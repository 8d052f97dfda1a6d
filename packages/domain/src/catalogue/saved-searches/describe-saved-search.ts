import type { SavedSearch } from '@campushive/contract';
import type { savedSearches } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import { universityIdsOf } from '../hives/lists/finding.js';
import { readSearch } from '../hives/lists/search.js';

import type { SavedSearchesContext } from './context.js';
import { countListings } from '../hives/listing-counts.js';

type Row = typeof savedSearches.$inferSelect;

export async function describeSavedSearch(
  { read, clock }: SavedSearchesContext,
  row: Row,
): Promise<SavedSearch> {
  const { count: found } = await countListings(
    read,
    {
      hive: row.hive ?? undefined,
      search: readSearch(row.q),
      topic: row.topic ?? undefined,
      universityIds: universityIdsOf({
        university: row.universityId ?? undefined,
        near: row.nearId ?? undefined,
      }),
      minPrice: row.minPriceMinor === null ? null : toMajor(row.minPriceMinor),
      maxPrice: row.maxPriceMinor === null ? null : toMajor(row.maxPriceMinor),
      condition: row.condition ?? undefined,
      course: row.course ?? undefined,
    },
    clock.now(),
  );
  return {
    id: row.id,
    q: row.q,
    hiveType: row.hive,
    topic: row.topic,
    university: row.universityId,
    near: row.nearId,
    minPrice: row.minPriceMinor === null ? null : toMajor(row.minPriceMinor),
    maxPrice: row.maxPriceMinor === null ? null : toMajor(row.maxPriceMinor),
    condition: row.condition,
    course: row.course,
    count: found,
    createdAt: row.createdAt.toISOString(),
  };
}
