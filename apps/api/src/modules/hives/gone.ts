import type { Db } from '../../platform/database/database.js';
import { tellOfTask, tellOthers } from '../applications/tell.js';
import type { EventsModule } from '../events/events.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { ListingRow } from './answers.js';

export interface GoneDeps {
  readonly notify: NotificationsModule['notify'];
  /** Events have people who come. */
  readonly events: Pick<EventsModule, 'removed'>;
}

/** Tells everybody whom a listing touches that it was deleted; it is given as it was before. */
export async function tellGone(tx: Db, { notify, events }: GoneDeps, listing: ListingRow): Promise<void> {
  await events.removed(tx, listing);
  const { assignedToId, posterId, status } = listing;
  if (assignedToId === null) await tellOthers(notify, tx, listing, posterId, 'application_closed');
  else if (status === 'assigned') await tellOfTask(notify, tx, assignedToId, listing, 'task_unassigned');
}
