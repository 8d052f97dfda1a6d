import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { isOffered } from '@campushive/contract/rules/packages';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { ListingFacet } from '../../catalogue/hives/hooks.js';
import type { Extras } from '../../catalogue/hives/presenters.js';
import { deliveries, orders } from '../../platform/database/schema/index.js';
import { boughtWith, buysAnyOf } from './buys-listing.js';
import { isServiceFull } from '../sold/package/open-orders.js';

/** Whether a service can be bought now. */
export const fullyBookedFacet: ListingFacet = {
  isListed: false,
  async read(db, rows, _viewer, now) {
    const found = new Map<string, Extras>();
    for (const { listing } of rows) {
      if (!isOffered(listing.details)) continue;
      found.set(listing.id, { isFullyBooked: await isServiceFull(db, listing, now) });
    }
    return found;
  },
};

/** The viewer's own running orders. */
export const ownOrderFacet: ListingFacet = {
  isListed: true,
  async read(db, rows, viewer) {
    if (viewer === null || rows.length === 0) return new Map();
    const { userId } = viewer;
    const found = await db
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
          buysAnyOf(rows.map(({ listing }) => listing.id)),
          inArray(orders.status, LIVE_ORDER_STATUSES),
          or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        ),
      );
    return new Map(
      found.flatMap(({ listingIds, delivery, ...order }) => {
        const far = delivery === null ? {} : { delivery: deliveryStatusOf(delivery) };
        return listingIds.map((listingId) => [listingId, { myOrder: { ...order, ...far } }] as const);
      }),
    );
  },
};
