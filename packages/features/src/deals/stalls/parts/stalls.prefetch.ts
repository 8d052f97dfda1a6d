import { prefetchMarks } from '../../../catalogue/parts/favorites/favorites.queries.js';
import { narrowingFor, type PrefetchWorld } from '../../../kernel/index.js';
import { stallQueueQuery } from '../desk/queue.queries.js';
import {
  myStallQuery,
  stallOrderQuery,
  stallQuery,
  stallsCountQuery,
  stallsQuery,
  type StallFilters,
} from './stalls.queries.js';

/** Fetches the first data of the list of stalls. */
export const prefetchStalls = (world: PrefetchWorld, filters: StallFilters): Promise<unknown> => {
  const { queries, client } = world;
  const narrowing = narrowingFor(world);
  return Promise.all([
    queries.prefetchInfiniteQuery(stallsQuery(client, filters, narrowing)),
    queries.prefetchQuery(stallsCountQuery(client, { ...filters, isAll: !filters.isAll })(narrowing)),
  ]);
};

/** Fetches the first data of a stall's page. Throws `not_found` for a stall that the viewer may not see. */
export const prefetchStall = async (
  world: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> =>
  Promise.all([world.queries.fetchQuery(stallQuery(world.client, id)), prefetchMarks(world)]);

/** Fetches an order at a stall. Throws the refusal of a missing one. */
export const prefetchStallOrder = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> => queries.fetchQuery(stallOrderQuery(client, id));

/** Fetches the viewer's stall. */
export const prefetchMyStall = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchQuery(myStallQuery(client));

/** Fetches the viewer's stall and its queue. */
export const prefetchStallQueue = async ({ queries, client }: PrefetchWorld): Promise<unknown> => {
  const ownStall = await queries.fetchQuery(myStallQuery(client));
  return ownStall === null ? undefined : queries.prefetchQuery(stallQueueQuery(client, ownStall.id));
};
