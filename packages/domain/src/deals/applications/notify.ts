import type { ListingStatus } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { findOtherApplicants } from './store.js';

/** Notifies a student about a task. */
export type TaskNotificationKind =
  | 'application_received'
  | 'application_withdrawn'
  | 'application_closed'
  | 'application_declined'
  | 'application_reopened'
  | 'application_invited'
  | 'task_assigned'
  | 'task_unassigned'
  | 'task_returned';

type Subject = Pick<ListingRow, 'id' | 'title'>;
type Notify = NotificationsModule['notify'];

export async function notifyOfTask(
  notify: Notify,
  tx: Db,
  userId: string,
  listing: Subject,
  kind: TaskNotificationKind,
): Promise<void> {
  const subject = { type: 'listing' as const, id: listing.id };
  await notify(tx, { userId, type: 'task', kind, values: { listing: listing.title }, subject });
}

/** Notifies students of a task that its poster reopened or completed; takes the task as it was before. */
export async function notifyOfStatus(
  notify: Notify,
  tx: Db,
  task: ListingRow,
  to: ListingStatus,
): Promise<void> {
  const { assignedToId, posterId } = task;
  if (to === 'completed' && assignedToId === null)
    await notifyOtherApplicants(notify, tx, task, posterId, 'application_closed');
  if (to !== 'active' || assignedToId === null) return;
  await notifyOfTask(notify, tx, assignedToId, task, 'task_unassigned');
  await notifyOtherApplicants(notify, tx, task, assignedToId, 'application_reopened');
}

/** Notifies students of a task whose deletion is final; takes the task as it was before. */
export async function notifyOfDeletion(notify: Notify, tx: Db, task: ListingRow): Promise<void> {
  const { assignedToId, posterId, status } = task;
  if (assignedToId === null) await notifyOtherApplicants(notify, tx, task, posterId, 'application_closed');
  else if (status === 'assigned') await notifyOfTask(notify, tx, assignedToId, task, 'task_unassigned');
}

/** Notifies all applicants but one student of the outcome of a task. */
export async function notifyOtherApplicants(
  notify: Notify,
  tx: Db,
  listing: Subject,
  but: string,
  kind: 'application_closed' | 'application_declined' | 'application_reopened',
): Promise<void> {
  for (const other of await findOtherApplicants(tx, listing.id, but)) {
    await notifyOfTask(notify, tx, other, listing, kind);
  }
}
