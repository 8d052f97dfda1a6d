import { readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import type { StallOrdersContext } from './context.js';
import type { StallOrderRow } from './store.js';

/** Notifications about an order at a stall. Payments have their own. */
type StallNotice =
  | { readonly to: 'seller'; readonly kind: 'stall_cash_ordered' }
  | { readonly to: 'buyer'; readonly kind: 'stall_ready' }
  | { readonly to: 'buyer' | 'seller'; readonly kind: 'stall_cash_ended' };

/** Notifies one side of an order of a step of the other. */
export async function notifyOfStallOrder(
  { deps }: StallOrdersContext,
  tx: Db,
  row: StallOrderRow,
  { to, kind }: StallNotice,
): Promise<void> {
  const stall = await readListing(tx, row.stallId);
  await deps.notify(tx, {
    userId: to === 'seller' ? row.sellerId : row.buyerId,
    actorId: to === 'seller' ? row.buyerId : row.sellerId,
    type: 'payment',
    kind,
    values: { listing: stall?.title ?? '', number: row.number ?? 0, to },
    subject:
      row.orderId === null ? { type: 'stall-order', id: row.id } : { type: 'payment', id: row.orderId },
  });
}
