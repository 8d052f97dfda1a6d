import {
  hiveNamesOf,
  LISTING_GROUPS,
  type HiveName,
  type Listing,
  saleOf,
  hiveOf,
  LIVE_ORDER_STATUSES,
} from '@campushive/contract';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { invalidField } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { takesOffers } from '@campushive/contract/rules/offers';
import { findLatest, toShown } from '../offers/store.js';
import type { Viewer } from '../../http/viewer.js';
import { listings, orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { applicationStatusOf, countApplications, findApplication } from '../applications/store.js';
import { toHiveType, toListing, type Extras, type PostedListing } from './presenters.js';
import { expireDue, remindOfExpiry } from './expiry.js';
import { createListingFinder, type ListingFinder } from './finding.js';
import { orderStatusesOf } from './in-flight.js';
import { endUndo, reversible } from './removal.js';
import { HivesService, type HivesDeps } from './service.js';
import { countByHive, findOwn } from './store.js';
import { campus } from '../../campus.js';

type HiveCalls = Handlers<
  | 'hives.types'
  | 'hives.list'
  | 'hives.get'
  | 'hives.create'
  | 'hives.update'
  | 'hives.remove'
  | 'hives.restore'
  | 'hives.setStatus'
  | 'hives.assign'
  | 'hives.myPosted'
  | 'hives.myAssigned'
  | 'category.list'
  | 'category.create'
  | 'category.update'
>;

export interface HivesModule {
  readonly calls: HiveCalls;
  /** A listing that the viewer may see; throws `not_found` otherwise. */
  readonly find: HivesService['get'];
  readonly list: ListingFinder;
}

/** Listings of all hives. */
export function createHivesModule(platform: Platform, deps: HivesDeps): HivesModule {
  const { db, read, clock, jobs } = platform;
  const service = new HivesService(platform, deps);
  jobs.work('hives.expire-due', () => expireDue(platform, deps.notify));
  const list = createListingFinder(platform);
  jobs.every('hives.expire-due', '*/10 * * * *');
  jobs.work('hives.remind', () => remindOfExpiry(platform, deps.notify));
  jobs.every('hives.remind', '*/15 * * * *');
  jobs.work('hives.end-undo', () => endUndo(platform, deps));
  jobs.every('hives.end-undo', '* * * * *');

  const calls: HiveCalls = {
    async 'hives.types'() {
      const names = hiveNamesOf(campus);
      const counts = await countByHive(read, clock.now());
      return {
        data: names.map((name) => toHiveType(name, counts.get(name) ?? 0)),
        count: names.length,
      };
    },
    'hives.list': ({ hiveType, ...input }, { viewer }) => list({ ...input, hive: hiveType }, viewer),
    'category.list': ({ category, ...input }, { viewer }) => list({ ...input, hive: category }, viewer),
    async 'hives.get'({ id }, { viewer }) {
      return { data: await describe(await service.get(id, viewer), viewer) };
    },
    'hives.create': ({ hiveType, ...input }, { viewer }) => create('hiveType', hiveType, input, viewer),
    'category.create': ({ category, ...input }, { viewer }) => create('category', category, input, viewer),
    async 'hives.update'({ id, updatedAt, ...input }, { viewer }) {
      const updated = await service.update(id, undefined, input, viewer, updatedAt);
      return { data: await describe(updated, viewer), message: 'Hive updated successfully!' };
    },
    async 'category.update'({ category, id, updatedAt, ...input }, { viewer }) {
      const updated = await service.update(id, category, input, viewer, updatedAt);
      return {
        data: await describe(updated, viewer),
        message: `${hiveOf(campus, category).title} listing updated successfully!`,
      };
    },
    async 'hives.remove'({ id }, { viewer }) {
      await service.remove(id, viewer);
      return { message: 'Listing deleted' };
    },
    async 'hives.restore'({ id }, { viewer }) {
      return { data: await describe(await service.restore(id, viewer), viewer) };
    },
    async 'hives.setStatus'({ id, status }, { viewer }) {
      if (status === 'deleted') throw invalidField('status', 'use_delete');
      if (status === 'assigned') throw invalidField('status', 'use_assign');
      return { data: await describe(await service.setStatus(id, status, viewer), viewer) };
    },
    async 'hives.assign'({ id, assignedToId }, { viewer }) {
      return { data: await describe(await service.assign(id, assignedToId, viewer), viewer) };
    },
    async 'hives.myPosted'({ group, ...input }, { viewer }) {
      const mine = and(
        eq(listings.posterId, viewer.userId),
        group === undefined
          ? ne(listings.status, 'deleted')
          : or(
              inArray(listings.status, [...LISTING_GROUPS[group]]),
              group === 'ended' ? reversible(clock.now()) : undefined,
            ),
      );
      const [page, count] = await Promise.all([own(mine, input, viewer), db.$count(listings, mine)]);
      return { ...page, count };
    },
    'hives.myAssigned': (input, { viewer }) =>
      own(and(eq(listings.assignedToId, viewer.userId), ne(listings.status, 'deleted')), input, viewer),
  };
  return { calls, find: (id, viewer) => service.get(id, viewer), list };

  async function create(field: string, hive: HiveName, input: Record<string, unknown>, viewer: Viewer) {
    if (!hiveNamesOf(campus).includes(hive)) throw invalidField(field, 'invalid_choice');
    const created = await service.create(hive, input, viewer);
    return {
      data: await describe(created, viewer),
      message: `New ${hiveOf(campus, hive).title} listing created successfully!`,
    };
  }

  async function own(
    by: Parameters<typeof findOwn>[1],
    input: { cursor?: string | undefined; limit?: number | undefined },
    viewer: Viewer,
  ) {
    const limit = limitOf(input);
    const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
    const rows = await findOwn(db, by, before === undefined ? undefined : String(before), limit + 1);
    const page = pageOf(rows, limit, (row) => [row.listing.id]);
    const tasks = page.rows.filter((row) => isTaskOf(row, viewer)).map((row) => row.listing.id);
    const [counts, money, again] = await Promise.all([
      countApplications(db, tasks),
      moneyOf(
        page.rows.map((row) => row.listing.id),
        viewer,
      ),
      againOf(
        page.rows.map((row) => row.listing),
        viewer,
      ),
    ]);
    return {
      data: page.rows.map((row) =>
        toListing(row, viewer, {
          ...(isTaskOf(row, viewer) && { applicationCount: counts.get(row.listing.id) ?? 0 }),
          ...money.get(row.listing.id),
          ...again.get(row.listing.id),
        }),
      ),
      pagination: page.pagination,
    };
  }

  /** One listing, with what concerns the viewer beside it: how many applied, their own application, their money. */
  async function describe(posted: PostedListing, viewer: Viewer | null): Promise<Listing> {
    if (viewer === null) return toListing(posted, null);
    return toListing(posted, viewer, {
      ...(await workOf(posted, viewer)),
      ...(await moneyOf([posted.listing.id], viewer)).get(posted.listing.id),
      ...(await againOf([posted.listing], viewer)).get(posted.listing.id),
      ...(await offerOf(posted, viewer)),
    });
  }

  async function offerOf({ listing }: PostedListing, { userId }: Viewer): Promise<Extras> {
    if (!takesOffers(listing.hive) || listing.posterId === userId) return {};
    const latest = await findLatest(db, listing.id, userId);
    return latest === undefined || latest.used ? {} : { myOffer: toShown(latest, clock.now()) };
  }

  async function workOf(posted: PostedListing, viewer: Viewer): Promise<Extras> {
    const { listing } = posted;
    if (saleOf(listing.hive) !== 'gig') return {};
    if (isTaskOf(posted, viewer)) {
      const counts = await countApplications(db, [listing.id]);
      return { applicationCount: counts.get(listing.id) ?? 0 };
    }
    const mine = await findApplication(db, listing.id, viewer.userId);
    return mine === undefined
      ? {}
      : { myApplication: applicationStatusOf(mine.application, listing, clock.now()) };
  }

  /** Which of these listings the viewer sold and can offer again. */
  async function againOf(
    found: readonly PostedListing['listing'][],
    { userId }: Viewer,
  ): Promise<ReadonlyMap<string, Extras>> {
    const sold = found.filter(({ status, posterId }) => status === 'sold' && posterId === userId);
    const statuses = await orderStatusesOf(
      db,
      sold.map(({ id }) => id),
    );
    const free = sold.filter(
      ({ id, status }) => refusalToOfferAgain({ status, orders: statuses.get(id) ?? [] }) === null,
    );
    return new Map(free.map(({ id }) => [id, { mayOfferAgain: true }]));
  }

  /** The viewer's own money in flight, by listing. */
  async function moneyOf(ids: readonly string[], { userId }: Viewer): Promise<ReadonlyMap<string, Extras>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ listingId: orders.listingId, id: orders.id, status: orders.status })
      .from(orders)
      .where(
        and(
          inArray(orders.listingId, [...ids]),
          inArray(orders.status, LIVE_ORDER_STATUSES),
          or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        ),
      );
    return new Map(rows.map(({ listingId, ...myOrder }) => [listingId, { myOrder }]));
  }
}

const isTaskOf = ({ listing }: PostedListing, viewer: Viewer) =>
  saleOf(listing.hive) === 'gig' && listing.posterId === viewer.userId;
