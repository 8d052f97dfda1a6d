import { MILESTONES_ANSWER_TIME } from '@campushive/contract';
import { and, eq, lte } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { milestonePlans } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

const BATCH = 200;

/** Ends proposals that their worker did not answer in time, and notifies both sides: the gig can be paid again. */
export async function expireProposals(
  { db, clock, outbox }: Platform,
  notify: NotificationsModule['notify'],
): Promise<void> {
  const now = clock.now();
  const due = and(
    eq(milestonePlans.status, 'proposed'),
    lte(milestonePlans.createdAt, later(now, -MILESTONES_ANSWER_TIME)),
  );
  const found = await db
    .select({ id: milestonePlans.id, listingId: milestonePlans.listingId })
    .from(milestonePlans)
    .where(due)
    .limit(BATCH);
  for (const { id, listingId } of found) {
    await db.transaction(async (tx) => {
      // The gig first, as answers and payments do.
      const gig = await lockListing(tx, listingId);
      const [ended] = await tx
        .update(milestonePlans)
        .set({ status: 'expired', updatedAt: now })
        .where(and(eq(milestonePlans.id, id), due))
        .returning({ workerId: milestonePlans.workerId });
      if (gig === undefined || ended === undefined) return;
      await listingChanged(tx, gig.id, now);
      await notifyBoth(tx, gig, ended.workerId, notify);
    });
  }
  await outbox.flush();
}

async function notifyBoth(
  tx: Db,
  { id, title, posterId }: Pick<ListingRow, 'id' | 'title' | 'posterId'>,
  workerId: string,
  notify: NotificationsModule['notify'],
): Promise<void> {
  const subject = { type: 'listing', id } as const;
  for (const [userId, to] of [
    [posterId, 'buyer'],
    [workerId, 'seller'],
  ] as const) {
    const values = { listing: title, to };
    await notify(tx, { userId, type: 'task', kind: 'milestones_expired', values, subject });
  }
}
