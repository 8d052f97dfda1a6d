import type { HiveName, TopicId } from '@campushive/contract';
import { hiveNamesOf, topicIdsOf } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { narrowingFor, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { hiveTypesQuery } from '../parts/listing.queries.js';
import { openListingsQuery } from '../parts/open-listings/open-listings.queries.js';
import { topicsQuery } from '../parts/topics/topics.queries.js';

/** Fetches the first data of the categories page. */
export const prefetchCategories = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  Promise.all([queries.prefetchQuery(hiveTypesQuery(client)), queries.prefetchQuery(topicsQuery(client))]);

/** A topic or a hive, as the filter of its listings. */
export type Category = { readonly topic: TopicId } | { readonly hiveType: HiveName };

/** Returns the category with an id. Undefined for an unknown id. */
export function categoryOf(campus: BrowserCampus, id: string | undefined): Category | undefined {
  const topic = topicIdsOf(campus).find((one) => one === id);
  if (topic !== undefined) return { topic };
  const hiveType = hiveNamesOf(campus).find((one) => one === id);
  return hiveType === undefined ? undefined : { hiveType };
}

/** Fetches the first data of a category's page. */
export const prefetchCategory = (
  world: PrefetchWorld,
  { category, q }: { readonly category: Category; readonly q: string },
): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchInfiniteQuery(
      openListingsQuery(world.client, { ...category, ...narrowingFor(world), ...(q !== '' && { q }) }),
    ),
    prefetchMarks(world),
  ]);
