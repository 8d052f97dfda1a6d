import { LIVE_ORDER_STATUSES, type BundledThing } from '@campushive/contract';
import { firstPriceOf } from '@campushive/contract/rules/bundles';
import { toMajor } from './money.js';
import type { Order, State, StoredListing } from './state.js';

/** What an order buys: its own listing, and what is bundled with it. */
export const boughtBy = ({ listing, further = [] }: Order): StoredListing[] => [
  listing,
  ...further.map((one) => one.listing),
];

/** Whether an order buys a listing, alone or in a bundle. */
export const buys = (order: Order, listing: StoredListing): boolean => boughtBy(order).includes(listing);

/** Whether a listing is being paid for, or its money held. */
export const isInFlight = (state: State, listing: StoredListing): boolean =>
  state.orders.some((order) => buys(order, listing) && LIVE_ORDER_STATUSES.includes(order.status));

/** What all that an order buys is called, for staff. */
export const titlesOf = (order: Order): string =>
  boughtBy(order)
    .map(({ title }) => title)
    .join(', ');

/** How many further things an order is of; nothing unless it is a bundle. */
export const moreIn = ({ further = [] }: Order) => (further.length > 0 ? { moreItems: further.length } : {});

/** What notifications of an order call it: its title, how many things there are beside it, and which part of it was paid. */
export const namesOf = ({ listing, further = [], milestone }: Order) => ({
  listing: listing.title,
  ...(further.length > 0 && { more: further.length }),
  ...(milestone !== undefined && {
    milestone: { number: milestone.number, count: milestone.count, title: milestone.title },
  }),
});

/** What a listing did cost in its order. */
export const paidForIn = (order: Order, listing: StoredListing): number =>
  order.further?.find((one) => one.listing === listing)?.priceMinor ??
  firstPriceOf(
    order.priceMinor,
    (order.further ?? []).map(({ priceMinor }) => priceMinor),
  );

/** Everything that was bought together; empty unless it is a bundle. */
export const bundleShown = (order: Order): BundledThing[] =>
  (order.further ?? []).length === 0
    ? []
    : boughtBy(order).map((listing) => ({
        hiveId: listing.id,
        title: listing.title,
        price: toMajor(paidForIn(order, listing)),
        photo: listing.photos[0] ?? null,
      }));
