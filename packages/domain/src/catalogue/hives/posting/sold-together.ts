import { mayMoveListing, type SoldTogether } from '@campushive/contract';
import type { Viewer } from '../../../calls/viewer.js';
import type { Platform } from '../../../platform/platform.js';
import { hasLiveOrder } from './in-flight.js';
import { moveListing } from './move.js';
import { lockOwn } from './lock-own-listing.js';

/**
 * Marks several of the viewer's listings as sold. Listings with a pending payment, or no longer open, stay as they are
 * and do not stop the others; sold ones count as sold, so that a repetition answers the same. A listing of another
 * student refuses the whole request.
 */
export async function markSold(
  { db, clock, outbox }: Pick<Platform, 'db' | 'clock' | 'outbox'>,
  ids: readonly string[],
  viewer: Viewer,
): Promise<SoldTogether> {
  const together = await db.transaction(async (tx) => {
    const sold: string[] = [];
    const refused: SoldTogether['refused'] = [];
    // In one order, so that two of these never wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const listing = await lockOwn(tx, id, viewer);
      const { title, status } = listing;
      if (status === 'sold') sold.push(id);
      else if (await hasLiveOrder(tx, id)) refused.push({ id, title, code: 'payment_in_flight' });
      else if (!mayMoveListing(status, 'sold', 'poster'))
        refused.push({ id, title, code: 'illegal_transition' });
      else {
        await moveListing(tx, listing, 'sold', 'poster', clock.now());
        sold.push(id);
      }
    }
    return { sold, refused };
  });
  await outbox.flush();
  return together;
}
