import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { MilestonesWithPlan } from './store.js';

export interface Locked extends MilestonesWithPlan {
  readonly tx: Db;
  readonly gig: ListingRow;
  readonly now: Date;
}

export const REFUSALS = {
  forbidden: 'That is between the poster of the gig and the student who has it.',
  conflict: 'This gig does not cost enough to be divided into milestones.',
  listing_unassigned: 'Choose a student first: the two of you agree on the milestones.',
  illegal_transition: 'It is too late for that: the gig is over.',
  payment_in_flight: 'A payment for this gig is on its way. Wait until it is made or has ended.',
  milestones_changed: 'These milestones were replaced or answered. Look at them again.',
} as const;

export const refusal = (code: keyof typeof REFUSALS) => new Failure(code, REFUSALS[code]);

/** Parts of the platform, and the notification of another module, that milestones use. */
export interface MilestonesContext extends Pick<Platform, 'limits' | 'db' | 'clock' | 'outbox'> {
  readonly notify: NotificationsModule['notify'];
}
