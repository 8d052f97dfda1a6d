import type { InvitationStatus } from '../application-status.js';
import { MAX_INVITATIONS } from '../limits.js';
import { takesApplications, type ApplicationFacts, type Task } from './applications.js';

/** What became of an invitation: who applies after all has not declined. */
export function invitationStatusOf(facts: {
  readonly isDeclined: boolean;
  readonly application: Pick<ApplicationFacts, 'isWithdrawn'> | null;
}): InvitationStatus {
  if (facts.application !== null && !facts.application.isWithdrawn) return 'applied';
  return facts.isDeclined ? 'declined' : 'invited';
}

/** Why a student cannot be invited to apply for a task; null when they can. */
export function refusalToInvite(
  task: Pick<Task, 'status' | 'posterId' | 'expiresAt'>,
  facts: {
    /** Who invites. */
    readonly viewerId: string;
    readonly studentId: string;
    /** The student is here and shows themselves to who invites. */
    readonly isReachable: boolean;
    /** Either has blocked the other. */
    readonly isBlocked: boolean;
    readonly isInvited: boolean;
    readonly application: Pick<ApplicationFacts, 'isWithdrawn'> | null;
    /** Students who were invited to this task already. */
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

/** Why an invitation cannot be declined; null when it can, also a second time. Who applied withdraws that instead. */
export function refusalToDecline(status: InvitationStatus | null): 'not_found' | 'already_applied' | null {
  if (status === null) return 'not_found';
  return status === 'applied' ? 'already_applied' : null;
}
