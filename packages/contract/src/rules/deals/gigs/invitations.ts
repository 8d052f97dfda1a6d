import type { InvitationStatus } from '../../../deals/application-status.js';
import { MAX_INVITATIONS } from '../../../limits.js';
import { takesApplications, type ApplicationFacts, type Task } from './applications.js';

/** Returns the status of an invitation. An application overrides an earlier decline. */
export function invitationStatusOf(facts: {
  readonly isDeclined: boolean;
  readonly application: Pick<ApplicationFacts, 'isWithdrawn'> | null;
}): InvitationStatus {
  if (facts.application !== null && !facts.application.isWithdrawn) return 'applied';
  return facts.isDeclined ? 'declined' : 'invited';
}

/** Returns why a student cannot be invited to apply for a task. Null when they can. */
export function refusalToInvite(
  task: Pick<Task, 'status' | 'posterId' | 'expiresAt'>,
  facts: {
    /** The inviting student. */
    readonly viewerId: string;
    readonly studentId: string;
    /** The invited student's account exists and is visible to the inviter. */
    readonly isReachable: boolean;
    /** True when either student has blocked the other. */
    readonly isBlocked: boolean;
    readonly isInvited: boolean;
    readonly application: Pick<ApplicationFacts, 'isWithdrawn'> | null;
    /** Number of students already invited to the task. */
    readonly invited: number;
  },
  now: Date,
):
  | 'forbidden'
  | 'own_listing'
  | 'not_found'
  | 'blocked'
  | 'listing_unavailable'
  | 'already_applied'
  | 'already_invited'
  | 'limit_reached'
  | null {
  if (facts.viewerId !== task.posterId) return 'forbidden';
  if (facts.studentId === task.posterId) return 'own_listing';
  if (!facts.isReachable) return 'not_found';
  if (facts.isBlocked) return 'blocked';
  if (!takesApplications(task, now)) return 'listing_unavailable';
  if (facts.application !== null && !facts.application.isWithdrawn) return 'already_applied';
  if (facts.isInvited) return 'already_invited';
  return facts.invited >= MAX_INVITATIONS ? 'limit_reached' : null;
}

/** Returns why an invitation cannot be declined. Null when it can, also a second time. An applicant withdraws the application instead. */
export function refusalToDecline(status: InvitationStatus | null): 'not_found' | 'already_applied' | null {
  if (status === null) return 'not_found';
  return status === 'applied' ? 'already_applied' : null;
}
