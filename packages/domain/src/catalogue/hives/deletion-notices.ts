import type { Db } from '../../platform/database/database.js';
import { notifyOfTask, notifyOtherApplicants } from '../../deals/applications/notify.js';
import type { EventsModule } from '../../deals/events/events.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { ListingRow } from './listing-row.js';

export interface DeletionNoticeDeps {
  readonly notify: NotificationsModule['notify'];
  /** Events have people who come. */
  readonly events: Pick<EventsModule, 'removed'>;
}

/** Notifies all students affected by a listing's deletion; takes the listing as it was before. */
export async function notifyListingDeleted(
  tx: Db,
  { notify, events }: DeletionNoticeDeps,
  listing: ListingRow,
): Promise<void> {
  await events.removed(tx, listing);
  const { assignedToId, posterId, status } = listing;
  if (assignedToId === null) await notifyOtherApplicants(notify, tx, listing, posterId, 'application_closed');
  else if (status === 'assigned') await notifyOfTask(notify, tx, assignedToId, listing, 'task_unassigned');
}
