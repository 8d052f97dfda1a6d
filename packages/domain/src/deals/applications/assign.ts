import { saleOf } from '@campushive/contract';
import { refusalToAssign } from '@campushive/contract/rules/applications';
import { isOffered } from '@campushive/contract/rules/packages';
import { Failure } from '../../calls/failure.js';
import { readAccount } from '../../accounts/users/read-account.js';
import type { Db } from '../../platform/database/database.js';
import { notifyOfTask, notifyOtherApplicants } from './notify.js';
import { refusal } from './refusal.js';
import { factsOf, findApplication } from './store.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { hasLiveOrder } from '../../catalogue/hives/posting/in-flight.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { assignTask } from '../../catalogue/hives/posting/assign-task.js';

/** Gives a gig, whose row is locked, to one applicant, and notifies all of them. */
export async function assignGig(
  tx: Db,
  listing: ListingRow,
  helperId: string,
  { notify, now }: { readonly notify: NotificationsModule['notify']; readonly now: Date },
): Promise<void> {
  if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig') {
    throw new Failure('illegal_transition', 'Only gigs and deliveries can be assigned to a student.');
  }
  const helper = await readAccount(tx, helperId);
  const refused = refusalToAssign(listing, {
    helperId,
    isStudent: helper?.isVerified === true && helper.deletedAt === null && helper.suspendedAt === null,
    isBlocked: await isBlocked(tx, listing.posterId, helperId),
    application: factsOf((await findApplication(tx, listing.id, helperId))?.application),
    hasLiveOrder: await hasLiveOrder(tx, listing.id),
  });
  if (refused !== null) throw refusal(refused);
  await assignTask(tx, listing, helperId, now);
  await notifyOfTask(notify, tx, helperId, listing, 'task_assigned');
  await notifyOtherApplicants(notify, tx, listing, helperId, 'application_declined');
}
