import {
  isDelivered,
  itemOf,
  itemOfListing,
  saleOf,
  type HiveName,
  type Listing,
  type Payment,
  type Receipt,
} from '@campushive/contract';

/**
 * Kind of what is sold. Each has a folder with its checkout choices, its order facts and its receipt lines. A bundle is several things in
 * one order. A gig is paid whole or by milestones. A package is one of a service. A stall sells a basket.
 */
export type SoldKind = 'thing' | 'bundle' | 'session' | 'ticket' | 'package' | 'gig' | 'errand' | 'stall';

interface Sold {
  readonly hive: HiveName;
  readonly item: Payment['item'];
  readonly bundle?: readonly unknown[];
}

function kindOf({ hive, item, bundle = [] }: Sold): SoldKind {
  switch (item) {
    case 'service':
      return 'package';
    case 'ticket':
    case 'session':
    case 'stall':
      return item;
    case 'listing':
      if (isDelivered(hive)) return 'errand';
      if (saleOf(hive) === 'gig') return 'gig';
      return bundle.length > 0 ? 'bundle' : 'thing';
    default:
      return item satisfies never;
  }
}

export const kindOfListing = (listing: Listing): SoldKind =>
  kindOf({ hive: listing.hiveTypeId, item: itemOfListing(listing) });

export const kindOfOrder = ({ metadata, item, bundle }: Payment): SoldKind =>
  kindOf({ hive: metadata.hiveType, item, bundle });

export const kindOfReceipt = ({ hiveType: hive, package: bought, bundle }: Receipt): SoldKind =>
  kindOf({ hive, item: itemOf(hive, bought !== null), bundle });
