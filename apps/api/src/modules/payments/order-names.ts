import { bundleName } from '@campushive/contract/notification-templates/bundle-name';
import type { OrderRow } from './orders.js';

type Named = Pick<OrderRow, 'listingTitle' | 'moreItems'>;

/** What a notification of an order is called by: its title, and of a bundle how many things there are beside it. */
export const namesOf = ({ listingTitle, moreItems }: Named) => ({
  listing: listingTitle,
  ...(moreItems > 0 && { more: moreItems }),
});

/** An order's name in words of one language: `Desk lamp and 2 more items`. */
export const nameIn = ({ listingTitle, moreItems }: Named, language: string): string =>
  bundleName(listingTitle, moreItems, language);
