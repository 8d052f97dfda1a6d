import { itemOf, type SaleItem } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import type { Parties } from '@campushive/contract/rules/parties';
import type { OrderRow } from '../payments/orders/orders.js';
import { bundle } from './bundle/bundle.js';
import { gig } from './gig/gig.js';
import { lesson } from './lesson/lesson.js';
import { servicePackage } from './package/package.js';
import { stall } from './stall/stall.js';
import type { Listing, SoldItem } from './sold-item.js';
import { thing } from './thing/thing.js';
import { ticket } from './ticket/ticket.js';

type Kind = Pick<OrderRow, 'item' | 'saleKind' | 'moreItems'>;

/** Returns the items of orders that the buyer hands over with the code of the order. */
export const itemsWithCode = (): SaleItem[] => [
  ...new Set(
    [thing, gig, bundle, ticket, lesson, servicePackage, stall].flatMap(({ hasHandoverCode, item }) =>
      hasHandoverCode ? [item] : [],
    ),
  ),
];

/** Returns the kind of what an order buys. */
export function soldItemOf({ item, saleKind, moreItems }: Kind): SoldItem {
  // Read at the call: the kinds and the modules that they use import each other.
  const kinds = { ticket, session: lesson, service: servicePackage, stall } as const;
  if (item !== 'listing') return kinds[item];
  if (saleKind === 'gig') return gig;
  return moreItems > 0 ? bundle : thing;
}

/** Returns the kind of a purchase that is about to be ordered. */
export const soldItemFor = (listing: Listing, sale: Parties['sale'], ids: readonly string[]): SoldItem =>
  soldItemOf({
    item: itemOf(listing.hive, isOffered(listing.details)),
    saleKind: sale,
    moreItems: ids.length - 1,
  });
