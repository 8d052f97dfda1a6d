import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';

/** Notifies everyone with a seat that an event is cancelled. Other listings have no seats. */
export async function announceCancellation(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Db,
  { id, hive }: Pick<ListingRow, 'id' | 'hive'>,
): Promise<void> {
  if (hive !== 'buzz') return;
  await outbox.write(tx, 'event.updated', { listingId: id, kind: 'event_cancelled' });
}
