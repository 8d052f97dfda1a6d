import { UNDO_LIFETIME } from '@campushive/contract';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { cancelsEvent } from '@campushive/contract/rules/orders';
import { and, eq, gt, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { UploadsModule } from '../../../base/uploads/uploads.js';
import type { ListingRow } from '../listing-row.js';
import type { NotificationsModule } from '../../../base/notifications/notifications.js';
import type { EventHooks } from '../context.js';
import { onListingDeleted } from '../hooks.js';
import { moveListing } from './move.js';
import { listingColumns } from '../store.js';

export interface DeletionNoticeDeps {
  readonly notify: NotificationsModule['notify'];
  readonly events: Pick<EventHooks, 'removed'>;
}

export interface RemovalDeps extends DeletionNoticeDeps {
  readonly detach: UploadsModule['detach'];
}

/** Returns true if deleting a listing cancels an event. */
export const cancels = ({ hive, status, details }: ListingRow, now: Date): boolean =>
  cancelsEvent({ hive, status, eventStartsAt: eventPlanOf(details).startsAt }, now);

/** Listings whose time is over that one transaction works on. */
const BATCH = 100;

/**
 * Deletes a listing whose row is locked. The poster can undo it: the listing disappears from every list at once, but
 * irrevocable notices (a closed task, a cancelled event) wait until the deletion is final.
 */
export async function removeListing(tx: Db, listing: ListingRow, now: Date): Promise<void> {
  await moveListing(tx, listing, 'deleted', 'poster', now);
  await tx
    .update(listings)
    .set({ removedAt: now, removedFrom: listing.status, cancelledAt: cancels(listing, now) ? now : null })
    .where(eq(listings.id, listing.id));
}

/** Restores a deleted listing whose row is locked; refuses when the deletion is final. */
export async function takeBack(tx: Db, listing: ListingRow, now: Date): Promise<ListingRow> {
  const { removedAt, removedFrom } = listing;
  if (removedAt === null || removedFrom === null || later(removedAt, UNDO_LIFETIME) <= now) {
    throw new Failure('undo_over', 'It is too late to undo this. The listing is deleted for good.');
  }
  const status = await moveListing(tx, listing, removedFrom, 'undo', now);
  const back = { removedAt: null, removedFrom: null, cancelledAt: null };
  await tx.update(listings).set(back).where(eq(listings.id, listing.id));
  return { ...listing, ...back, status };
}

/** Notifies all students affected by a listing's deletion; takes the listing as it was before. */
export async function notifyListingDeleted(
  tx: Db,
  { notify, events }: DeletionNoticeDeps,
  listing: ListingRow,
): Promise<void> {
  await events.removed(tx, listing);
  await onListingDeleted.use(notify, tx, listing);
}

/** Returns the condition for deletions that their poster can still undo. */
export const reversible = (now: Date) =>
  and(eq(listings.status, 'deleted'), gt(listings.removedAt, later(now, -UNDO_LIFETIME)));

/** Makes deletions final once the undo time is over: notifies the students concerned and releases the photos. */
export async function endUndo({ db, clock, outbox }: Platform, deps: RemovalDeps): Promise<void> {
  const some = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select(listingColumns)
        .from(listings)
        .where(lte(listings.removedAt, later(clock.now(), -UNDO_LIFETIME)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const listing of due) {
        await tx
          .update(listings)
          .set({ removedAt: null, removedFrom: null })
          .where(eq(listings.id, listing.id));
        const photos = listing.photos.map((photo) => photo.id);
        await deps.detach(tx, listing.posterId, photos);
        await notifyListingDeleted(tx, deps, { ...listing, status: listing.removedFrom ?? listing.status });
      }
      return due.length;
    });
  while ((await some()) === BATCH);
  await outbox.flush();
}
