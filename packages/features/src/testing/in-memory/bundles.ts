import { LIVE_ORDER_STATUSES, type BundledThing } from '@campushive/contract';
import { firstPriceOf } from '@campushive/contract/rules/bundles';
import { toMajor } from './money.js';
import type { Order, State, StoredListing } from './state.js';

/** Returns the listings that an order buys: its own and those of the bundle. */
export const boughtBy = ({ listing, further = [] }: Order): StoredListing[] => [
  listing,
  ...further.map((one) => one.listing),
];

/** Returns true when an order buys a listing, alone or in a bundle. */
export const buys = (order: Order, listing: StoredListing): boolean => boughtBy(order).includes(listing);

/** Returns true while a listing is being paid for or its money is held. */
export const isInFlight = (state: State, listing: StoredListing): boolean =>
  state.orders.some((order) => buys(order, listing) && LIVE_ORDER_STATUSES.includes(order.status));

/** Joins the titles of an order's items, for staff. */
export const titlesOf = (order: Order): string =>
  boughtBy(order)
    .map(({ title }) => title)
    .join(', ');

/** Returns the number of further items. Empty unless it is a bundle. */
export const moreIn = ({ further = [] }: Order) => (further.length > 0 ? { moreItems: further.length } : {});

/** Returns the values that notifications show for an order: title, number of further items, and milestone. */
export const namesOf = ({ listing, further = [], milestone }: Order) => ({
  listing: listing.title,
  ...(further.length > 0 && { more: further.length }),
  ...(milestone !== undefined && {
    milestone: { number: milestone.number, count: milestone.count, title: milestone.title },
  }),
});

/** Returns the price of a listing within its order, in minor units. */
export const paidForIn = (order: Order, listing: StoredListing): number =>
  order.further?.find((one) => one.listing === listing)?.priceMinor ??
  firstPriceOf(
    order.priceMinor,
    (order.further ?? []).map(({ priceMinor }) => priceMinor),
  );

/** Returns the items bought together. Empty unless it is a bundle. */
export const bundleShown = (order: Order): BundledThing[] =>
  (order.further ?? []).length === 0
    ? []
    : boughtBy(order).map((listing) => ({
        hiveId: listing.id,
        title: listing.title,
        price: toMajor(paidForIn(order, listing)),
        photo: listing.photos[0] ?? null,
      }));
