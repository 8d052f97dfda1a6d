import type { ListingStatus, OrderStatus } from '@campushive/contract';
import type { TakenByKind } from '@campushive/contract/rules/ticket-kinds';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';
import type { ListingRow } from './listing-row.js';
import type { Extras, PostedListing } from './presenters.js';

type Notify = NotificationsModule['notify'];

/** A change of status that a listing made, in the same transaction. The listing's row is locked. */
export interface ListingMove {
  readonly listing: { readonly id: string; readonly status: ListingStatus };
  readonly to: ListingStatus;
  /** The status that it reached: a suspended poster's listing is hidden instead of becoming active. */
  readonly reached: ListingStatus;
}

/** Ends what cannot outlive the move, such as offers. */
export const onListingMoved =
  createHook<(tx: Db, move: ListingMove, now: Date) => Promise<void>>('onListingMoved');

/** Ends what was agreed on the old price. */
export const onListingRepriced =
  createHook<(tx: Db, listingId: string, now: Date) => Promise<void>>('onListingRepriced');

/** Notifies students of a task that its poster reopened or completed. Takes the listing as it was before. */
export const onListingStatusSet =
  createHook<(notify: Notify, tx: Db, listing: ListingRow, to: ListingStatus) => Promise<void>>(
    'onListingStatusSet',
  );

/** Notifies students of a task whose deletion is final. Takes the listing as it was before. */
export const onListingDeleted =
  createHook<(notify: Notify, tx: Db, listing: ListingRow) => Promise<void>>('onListingDeleted');

/** Returns true while money for a listing is on its way or held. */
export const onLiveOrderSought =
  createHook<(tx: Db, listingId: string) => Promise<boolean>>('onLiveOrderSought');

/** Returns the statuses of listings' orders, by listing. */
export const onOrderStatusesRead =
  createHook<(tx: Db, listingIds: readonly string[]) => Promise<ReadonlyMap<string, readonly OrderStatus[]>>>(
    'onOrderStatusesRead',
  );

/** Counts the taken seats of each kind of tickets. */
export const onTakenSeatsCounted =
  createHook<(tx: Db, listingId: string) => Promise<TakenByKind>>('onTakenSeatsCounted');

/** Fields of listings that a higher area owns. */
export interface ListingFacet {
  /** Whether lists of own listings show the fields, not only a listing's page. */
  readonly isListed: boolean;
  /** Returns the fields by listing; a listing without them is left out. The viewer of a page may be a visitor. */
  read(
    db: Db,
    rows: readonly PostedListing[],
    viewer: Viewer | null,
    now: Date,
  ): Promise<ReadonlyMap<string, Extras>>;
}
export const listingFacets = createHook<readonly ListingFacet[]>('listingFacets');
