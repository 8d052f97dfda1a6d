import type { HiveName, Listing } from '@campushive/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { createListingFinder, type ListingFinder } from './lists/finding.js';
import { createListingAnswers } from './listing-answers.js';
import { findPriceRange } from './prices/price-range.js';
import { markSold } from './posting/sold-together.js';
import type { HivesDeps } from './context.js';
import { workOnListings } from './jobs.js';
import { HivesService } from './service.js';
import { listHiveTypes } from './lists/list-hive-types.js';
import { myPosted } from './lists/my-posted.js';
import { createListing, type PostingSteps } from './posting/create-listing.js';
import { postListing } from './posting/post-listing.js';
import { updateInCategory } from './posting/update-in-category.js';
import { changeStatus } from './posting/change-status.js';
import { viewListing } from './views/view-listing.js';
import type { HiveCallsContext } from './calls-context.js';

type HiveCalls = Handlers<
  | 'hives.types'
  | 'hives.list'
  | 'hives.get'
  | 'hives.create'
  | 'hives.update'
  | 'hives.remove'
  | 'hives.restore'
  | 'hives.setStatus'
  | 'hives.view'
  | 'hives.renew'
  | 'hives.markSold'
  | 'hives.myPosted'
  | 'hives.myAssigned'
  | 'hives.priceRange'
  | 'category.list'
  | 'category.create'
  | 'category.update'
>;

export interface HivesModule {
  readonly calls: HiveCalls;
  /** A listing that the viewer may see; throws `not_found` otherwise. */
  readonly find: HivesService['get'];
  readonly list: ListingFinder;
  /** Posts a listing of the viewer, as `hives.create` does, with steps in its transaction. Returns its id. */
  post(
    hive: HiveName,
    input: Readonly<Record<string, unknown>>,
    viewer: Viewer,
    steps: PostingSteps,
  ): Promise<string>;
  /** Presents a listing with everything that concerns the viewer; throws `not_found` unless they may see it. */
  describe(id: string, viewer: Viewer): Promise<Listing>;
}

/** Listings of all hives. */
export function createHivesModule(platform: Platform, deps: HivesDeps): HivesModule {
  const { db, read, clock } = platform;
  const service = new HivesService({ platform, deps });
  const { describe, own } = createListingAnswers(platform);
  const context: HiveCallsContext = { read, clock, own, db, service, describe, platform };
  const list = createListingFinder(platform);
  workOnListings(platform, deps);

  const calls: HiveCalls = {
    'hives.types': listHiveTypes(context),
    'hives.list': ({ hiveType, ...input }, { viewer }) => list({ ...input, hive: hiveType }, viewer),
    'category.list': ({ category, ...input }, { viewer }) => list({ ...input, hive: category }, viewer),
    async 'hives.get'({ id }, { viewer }) {
      return { data: await describe(await service.get(id, viewer), viewer) };
    },
    'hives.create': ({ hiveType, ...input }, { viewer }) =>
      postListing(context, 'hiveType', hiveType, input, viewer),
    'category.create': ({ category, ...input }, { viewer }) =>
      postListing(context, 'category', category, input, viewer),
    async 'hives.update'({ id, updatedAt: read, confirmMove, ...input }, { viewer }) {
      const updated = await service.update(id, { input, read, confirmMove }, viewer);
      return { data: await describe(updated, viewer), message: 'Hive updated successfully!' };
    },
    'category.update': updateInCategory(context),
    async 'hives.remove'({ id }, { viewer }) {
      await service.remove(id, viewer);
      return { message: 'Listing deleted' };
    },
    async 'hives.restore'({ id }, { viewer }) {
      return { data: await describe(await service.restore(id, viewer), viewer) };
    },
    'hives.setStatus': changeStatus(context),
    'hives.view': viewListing(context),
    async 'hives.renew'({ id }, { viewer }) {
      return { data: await describe(await service.renew(id, viewer), viewer) };
    },
    async 'hives.markSold'({ ids }, { viewer }) {
      return { data: await markSold(platform, ids, viewer) };
    },
    'hives.myPosted': myPosted(context),
    async 'hives.priceRange'({ topic }, { viewer }) {
      return { data: await findPriceRange(read, topic, viewer.universityId, clock.now()) };
    },
    'hives.myAssigned': (input, { viewer }) =>
      own(and(eq(listings.assignedToId, viewer.userId), ne(listings.status, 'deleted')), input, viewer),
  };
  return {
    calls,
    find: (id, viewer) => service.get(id, viewer),
    post: (...posting) => createListing({ platform, deps }, ...posting),
    list,
    describe: async (id, viewer) => describe(await service.get(id, viewer), viewer),
  };
}
