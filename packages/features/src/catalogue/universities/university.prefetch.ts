import type { HiveName } from '@campushive/contract';
import { meetupSpotsQuery } from '../../base/parts/meetup-spots.queries.js';
import { universityQuery } from '../../base/universities/index.js';
import type { PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { openListingsQuery } from '../parts/open-listings/open-listings.queries.js';

/** Fetches the first data of a university's page, with the listings of all hives or of one. */
export function prefetchUniversity(
  world: PrefetchWorld,
  { id, hive }: { readonly id: string; readonly hive: HiveName | null },
): Promise<unknown> {
  const { queries, client } = world;
  const filters = { university: id, ...(hive !== null && { hiveType: hive }) };
  return Promise.all([
    queries.prefetchQuery(universityQuery(client, id)),
    queries.prefetchInfiniteQuery(openListingsQuery(client, filters)),
    queries.prefetchQuery(meetupSpotsQuery(client, id)),
    prefetchMarks(world),
  ]);
}
