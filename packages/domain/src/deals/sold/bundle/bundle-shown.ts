import type { BundledThing, Photo } from '@campushive/contract';
import { firstPriceOf } from '@campushive/contract/rules/bundles';
import { sql } from 'drizzle-orm';
import { bundleItems, listings, orders } from '../../../platform/database/schema/index.js';
import { toMajor } from '../../../platform/money.js';
import type { OrderRow } from '../../payments/orders/orders.js';

/** A further item of a bundle; the price is in minor units. */
interface BundledRow {
  readonly hiveId: string;
  readonly title: string;
  readonly price: number;
  readonly photo: Photo | null;
}

/** Further items of an order, as a column of a query of orders. */
export const furtherItems = sql<
  readonly BundledRow[]
>`case when ${orders.moreItems} = 0 then '[]'::json else (
  select json_agg(json_build_object('hiveId', item.listing_id, 'title', item.title, 'price', item.price,
    'photo', thing.photos -> 0) order by item.position)
  from ${bundleItems} as item join ${listings} as thing on thing.id = item.listing_id
  where item.order_id = ${orders.id}) end`;

/** Returns all items that were bought together, the order's own listing first; empty unless it is a bundle. */
export function toBundle(
  order: OrderRow,
  listing: { readonly id: string; readonly photos: readonly Photo[] },
  further: readonly BundledRow[],
): BundledThing[] {
  if (further.length === 0) return [];
  const first = firstPriceOf(
    order.price,
    further.map(({ price }) => price),
  );
  const own = {
    hiveId: listing.id,
    title: order.listingTitle,
    price: first,
    photo: listing.photos[0] ?? null,
  };
  return [own, ...further].map((item) => ({ ...item, price: toMajor(item.price) }));
}
