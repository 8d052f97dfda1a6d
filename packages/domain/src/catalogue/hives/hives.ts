import {
  hiveNamesOf,
  LISTING_GROUPS,
  type HiveName,
  type Listing,
  saleOf,
  hiveOf,
  LIVE_ORDER_STATUSES,
} from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { trialPriceOf } from '@campushive/contract/rules/bookings';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { isOffered } from '@campushive/contract/rules/packages';
import { takesOffers } from '@campushive/contract/rules/offers';
import { listingMilestonesOf } from '../../deals/milestones/store.js';
import { findLatest, toShown } from '../../deals/offers/store.js';
import type { Viewer } from '../../calls/viewer.js';
import { deliveries, listings, orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { invitationOf } from '../../deals/applications/invitations.js';
import {
  countApplications,
  findAgreedPrices,
  findApplication,
  statusOf,
} from '../../deals/applications/store.js';
import { findHourPrice } from '../../deals/availability/trial.js';
import { findDownload } from '../files/rate.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { boughtWith, buysOneOf } from '../../deals/payments/buys-listing.js';
import { isServiceFull } from '../../deals/payments/open-orders.js';
import { findPaused } from '../../base/switches/paused.js';
import { toHiveType, toListing, type Extras, type PostedListing } from './presenters.js';
import { expireDue, remindOfExpiry } from './expiry.js';
import { createListingFinder, type ListingFinder } from './finding.js';
import { orderStatusesOf } from './in-flight.js';
import { endReductions } from './price-history.js';
import { findPriceRange } from './price-range.js';
import { endUndo, reversible } from './removal.js';
import { markSold } from './sold-together.js';
import type { HivesDeps } from './context.js';
import { HivesService } from './service.js';
import { countByHive, findOwn } from './store.js';
import { countView, figuresOf, forgetVisitors } from './views.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';

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
  | 'hives.assign'
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
}

/** Listings of all hives. */
export function createHivesModule(platform: Platform, deps: HivesDeps): HivesModule {
  const { db, read, clock, jobs } = platform;
  const service = new HivesService({ platform, deps });
  jobs.work('hives.expire-due', () => expireDue(platform, deps.notify));
  const list = createListingFinder(platform);
  jobs.every('hives.expire-due', '*/10 * * * *');
  jobs.work('hives.remind', () => remindOfExpiry(platform, deps.notify));
  jobs.every('hives.remind', '*/15 * * * *');
  jobs.work('hives.end-reductions', () => endReductions(platform));
  jobs.every('hives.end-reductions', '23 * * * *');
  jobs.work('hives.forget-visitors', () => forgetVisitors(platform));
  jobs.every('hives.forget-visitors', '7 * * * *');
  jobs.work('hives.end-undo', () => endUndo(platform, deps));
  jobs.every('hives.end-undo', '* * * * *');

  const calls: HiveCalls = {
    async 'hives.types'() {
      const names = hiveNamesOf(campus);
      const counts = await countByHive(read, { search: { kind: 'all' } }, clock.now());
      const paused = await findPaused(read);
      return {
        data: names.map((name) => {
          const off = paused.filter(({ hive }) => hive === name).map(({ feature }) => feature);
          return { ...toHiveType(name, counts.get(name) ?? 0), ...(off.length > 0 && { paused: off }) };
        }),
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
    async 'hives.update'({ id, updatedAt: read, confirmMove, ...input }, { viewer }) {
      const updated = await service.update(id, { input, read, confirmMove }, viewer);
      return { data: await describe(updated, viewer), message: 'Hive updated successfully!' };
    },
    async 'category.update'({ category, id, updatedAt: read, ...change }, { viewer }) {
      const { confirmMove, ...input } = { confirmMove: undefined, ...change };
      const updated = await service.update(id, { hive: category, input, read, confirmMove }, viewer);
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
    async 'hives.view'({ id }, { viewer, origin }) {
      const { listing } = await service.get(id, viewer);
      await countView(platform, listing, viewer, origin);
      return {};
    },
    async 'hives.renew'({ id }, { viewer }) {
      return { data: await describe(await service.renew(id, viewer), viewer) };
    },
    async 'hives.markSold'({ ids }, { viewer }) {
      return { data: await markSold(platform, ids, viewer) };
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
    async 'hives.priceRange'({ topic }, { viewer }) {
      return { data: await findPriceRange(read, topic, viewer.universityId, clock.now()) };
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
    const [counts, agreed, money, again, figures] = await Promise.all([
      countApplications(db, tasks),
      agreedOf(
        page.rows.map((row) => row.listing),
        viewer,
      ),
      moneyOf(
        page.rows.map((row) => row.listing.id),
        viewer,
      ),
      againOf(
        page.rows.map((row) => row.listing),
        viewer,
      ),
      figuresOf(
        db,
        page.rows.map((row) => row.listing),
        viewer,
      ),
    ]);
    return {
      data: page.rows.map((row) =>
        toListing(row, viewer, {
          ...(isTaskOf(row, viewer) && { applicationCount: counts.get(row.listing.id) ?? 0 }),
          ...agreed.get(row.listing.id),
          ...money.get(row.listing.id),
          ...again.get(row.listing.id),
          ...figures.get(row.listing.id),
        }),
      ),
      pagination: page.pagination,
    };
  }

  /** Describes a listing with everything that concerns the viewer: the number of applications, their own application, their money. */
  async function describe(posted: PostedListing, viewer: Viewer | null): Promise<Listing> {
    const forAll = { ...(await trialOf(posted, viewer)), ...(await bookedOf(posted)) };
    if (viewer === null) return toListing(posted, null, forAll);
    return toListing(posted, viewer, {
      ...forAll,
      ...(await workOf(posted, viewer)),
      ...(await agreedOf([posted.listing], viewer)).get(posted.listing.id),
      ...(await moneyOf([posted.listing.id], viewer)).get(posted.listing.id),
      ...(await againOf([posted.listing], viewer)).get(posted.listing.id),
      ...(await figuresOf(db, [posted.listing], viewer)).get(posted.listing.id),
      ...(await offerOf(posted, viewer)),
      ...(await blockOf(posted, viewer)),
      ...(await opinionOf(posted, viewer)),
    });
  }

  /** Whether a block stands between the viewer and the poster. */
  async function blockOf({ listing }: PostedListing, { userId }: Viewer): Promise<Extras> {
    if (listing.posterId === userId) return {};
    return (await isBlocked(db, userId, listing.posterId)) ? { isBlocked: true } : {};
  }

  /** The viewer's verdict on study material that they downloaded. */
  async function opinionOf({ listing }: PostedListing, { userId }: Viewer): Promise<Extras> {
    if (listing.hive !== 'archive') return {};
    const download = await findDownload(db, listing.id, userId);
    return download === undefined ? {} : { myOpinion: download.helpful };
  }

  async function offerOf({ listing }: PostedListing, { userId }: Viewer): Promise<Extras> {
    if (!takesOffers(listing.hive) || listing.posterId === userId) return {};
    const latest = await findLatest(db, listing.id, userId);
    return latest === undefined || latest.used ? {} : { myOffer: toShown(latest, clock.now()) };
  }

  /** Whether a service can be bought now. */
  async function bookedOf({ listing }: PostedListing): Promise<Extras> {
    if (!isOffered(listing.details)) return {};
    return { isFullyBooked: await isServiceFull(db, listing, clock.now()) };
  }

  async function trialOf({ listing }: PostedListing, viewer: Viewer | null): Promise<Extras> {
    const studentId = viewer?.userId ?? null;
    const { id: listingId, hive, posterId: tutorId, priceMinor } = listing;
    if (hive !== 'academia' || tutorId === studentId || priceMinor === null) return {};
    const priceFacts = { listingId, priceMinor, studentId, tutorId, now: clock.now() };
    const trialMinor = trialPriceOf(await findHourPrice(db, priceFacts));
    return trialMinor === null ? {} : { trialPrice: toMajor(trialMinor) };
  }

  async function workOf(posted: PostedListing, viewer: Viewer): Promise<Extras> {
    const { listing } = posted;
    if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig') return {};
    if (isTaskOf(posted, viewer)) {
      const counts = await countApplications(db, [listing.id]);
      return { applicationCount: counts.get(listing.id) ?? 0 };
    }
    const [mine, invited] = await Promise.all([
      findApplication(db, listing.id, viewer.userId),
      invitationOf(db, listing.id, viewer.userId),
    ]);
    return {
      ...(mine !== undefined && { myApplication: statusOf(mine.application, listing, clock.now()) }),
      ...(invited !== undefined && { myInvitation: invited }),
    };
  }

  /** Agreed prices of gigs, for the poster and the helper. */
  async function agreedOf(
    found: readonly PostedListing['listing'][],
    { userId }: Viewer,
  ): Promise<ReadonlyMap<string, Extras>> {
    const selected = found.filter(
      ({ posterId, assignedToId }) => assignedToId !== null && [posterId, assignedToId].includes(userId),
    );
    const prices = await findAgreedPrices(
      db,
      selected.map(({ id }) => id),
    );
    const milestones = await listingMilestonesOf(db, selected, clock.now());
    return new Map(
      selected.map(({ id }) => {
        const priceMinor = prices.get(id);
        const divided = milestones.get(id);
        return [
          id,
          {
            ...(priceMinor !== undefined && { agreedPrice: toMajor(priceMinor) }),
            ...(divided !== undefined && { milestones: divided }),
          },
        ];
      }),
    );
  }

  /** Listings among these that the viewer sold and can offer again. */
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

  /** The viewer's own running orders, by listing. */
  async function moneyOf(ids: readonly string[], { userId }: Viewer): Promise<ReadonlyMap<string, Extras>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({
        listingIds: boughtWith,
        id: orders.id,
        status: orders.status,
        delivery: {
          orderId: deliveries.orderId,
          pickedUpAt: deliveries.pickedUpAt,
          onTheWayAt: deliveries.onTheWayAt,
          deliveredAt: deliveries.deliveredAt,
        },
      })
      .from(orders)
      .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(
        and(
          buysOneOf(ids),
          inArray(orders.status, LIVE_ORDER_STATUSES),
          or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        ),
      );
    return new Map(
      rows.flatMap(({ listingIds, delivery, ...order }) => {
        const far = delivery === null ? {} : { delivery: deliveryStatusOf(delivery) };
        return listingIds.map((listingId) => [listingId, { myOrder: { ...order, ...far } }] as const);
      }),
    );
  }
}

const isTaskOf = ({ listing }: PostedListing, viewer: Viewer) =>
  saleOf(listing.hive, isOffered(listing.details)) === 'gig' && listing.posterId === viewer.userId;
