import type { ListingStatus } from '@campushive/contract';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { Failure } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import { onLiveOrderSought, onOrderStatusesRead } from '../hooks.js';
import type { ListingRow } from '../listing-row.js';

/** Returns true if money for a listing is on its way or held. */
export const hasLiveOrder = (tx: Db, listingId: string): Promise<boolean> =>
  onLiveOrderSought.use(tx, listingId);

/** Refuses to offer a sold listing again that its buyer has. */
export async function requireOfferAgain(
  tx: Db,
  { id, status }: { readonly id: string; readonly status: ListingStatus },
): Promise<void> {
  const refused = refusalToOfferAgain({
    status,
    orders: (await onOrderStatusesRead.use(tx, [id])).get(id) ?? [],
  });
  if (refused !== null) throw new Failure(refused, 'Its buyer has it: post another one like it.');
}

/** Refuses to delete a listing with money in flight; for a current event the error says what its organiser can do. */
export async function refuseDeletion(
  tx: Db,
  { id, hive, expiresAt }: Pick<ListingRow, 'id' | 'hive' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const isOn = hive === 'buzz' && expiresAt !== null && expiresAt > now;
  if (isOn && (await hasLiveOrder(tx, id)))
    throw new Failure(
      'event_begun',
      'This event has started, so it cannot be cancelled. Refund its orders one by one.',
    );
  await refuseWhileInFlight(tx, id);
}

export async function refuseWhileInFlight(tx: Db, listingId: string): Promise<void> {
  if (await hasLiveOrder(tx, listingId)) {
    throw new Failure(
      'payment_in_flight',
      'A payment for this listing is in progress, so it can’t be changed now.',
    );
  }
}
