import type { ApplicationStatus } from '../../../deals/application-status.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { mayMoveListing } from '../../../catalogue/listing-status.js';
import type { NotificationKind } from '../../../notification-templates/params.js';
import type { Refused } from '../../base/refused.js';

/** A gig or a delivery. */
export interface Task {
  readonly status: ListingStatus;
  readonly posterId: string;
  readonly assignedToId: string | null;
  readonly priceMinor: number | null;
  readonly expiresAt: Date | null;
}

/** A student's application for a task. */
export interface ApplicationFacts {
  readonly applicantId: string;
  readonly isWithdrawn: boolean;
  /** The applicant's price, in minor units. Null for the listed price. */
  readonly priceMinor: number | null;
}

type TaskNotification = Extract<NotificationKind, `application_${string}` | `task_${string}`>;

/** Returns whether students can apply now. */
export const takesApplications = (
  { status, expiresAt }: Pick<Task, 'status' | 'expiresAt'>,
  now: Date,
): boolean => status === 'active' && (expiresAt === null || expiresAt > now);

/** Returns the status of an application, which follows from the state of its task. */
export function applicationStatusOf(
  { applicantId, isWithdrawn }: Pick<ApplicationFacts, 'applicantId' | 'isWithdrawn'>,
  task: Pick<Task, 'status' | 'expiresAt' | 'assignedToId'>,
  now: Date,
): ApplicationStatus {
  if (isWithdrawn) return 'withdrawn';
  if (task.assignedToId !== null) return task.assignedToId === applicantId ? 'accepted' : 'declined';
  return takesApplications(task, now) ? 'waiting' : 'closed';
}

/** Returns why a student cannot apply. Null when they can. An unpaid task takes no price. */
export function refusalToApply(
  task: Task,
  facts: {
    readonly applicantId: string;
    /** The applicant's price, in minor units. */
    readonly priceMinor: number | null;
    /** True when the poster or the applicant has blocked the other. */
    readonly isBlocked: boolean;
    /** The applicant's earlier application. Null without one. */
    readonly before: ApplicationFacts | null;
    readonly isVerified: boolean;
  },
  now: Date,
):
  | 'own_listing'
  | 'blocked'
  | 'listing_unavailable'
  | 'already_applied'
  | 'listing_free'
  | 'verification_required'
  | null {
  if (facts.applicantId === task.posterId) return 'own_listing';
  if (facts.isBlocked) return 'blocked';
  if (!takesApplications(task, now)) return 'listing_unavailable';
  if (facts.before !== null && !facts.before.isWithdrawn) return 'already_applied';
  if (facts.priceMinor !== null && (task.priceMinor ?? 0) === 0) return 'listing_free';
  return facts.isVerified ? null : 'verification_required';
}

/** The effects of a withdrawn application. */
export interface Withdrawal {
  /** The withdrawing student had the task, which reopens. */
  readonly reopens: boolean;
  /** The poster's notification. Null when the task is over in any case. */
  readonly poster: Extract<TaskNotification, 'task_returned' | 'application_withdrawn'> | null;
}

/** Decides the withdrawal of an application. The task is returned as well, unless a payment for it is under way. */
export function decideWithdrawal(
  task: Task,
  application: ApplicationFacts | null,
  hasLiveOrder: boolean,
): Withdrawal | Refused<'not_found' | 'illegal_transition' | 'payment_in_flight'> {
  if (application === null) return { refused: 'not_found' };
  if (application.isWithdrawn) return { refused: 'illegal_transition' };
  if (task.assignedToId !== application.applicantId) {
    return { reopens: false, poster: task.status === 'active' ? 'application_withdrawn' : null };
  }
  if (hasLiveOrder) return { refused: 'payment_in_flight' };
  return mayMoveListing(task.status, 'active', 'helper')
    ? { reopens: true, poster: 'task_returned' }
    : { refused: 'illegal_transition' };
}

/** Returns why a task cannot be assigned to a student. Null when it can: the student must have applied and be reachable. */
export function refusalToAssign(
  task: Task,
  facts: {
    readonly helperId: string;
    /** The student's account is verified, neither suspended nor deleted. */
    readonly isStudent: boolean;
    readonly isBlocked: boolean;
    readonly application: ApplicationFacts | null;
    readonly hasLiveOrder: boolean;
  },
):
  | 'payment_in_flight'
  | 'not_a_verified_student'
  | 'blocked'
  | 'not_an_applicant'
  | 'illegal_transition'
  | null {
  if (facts.hasLiveOrder) return 'payment_in_flight';
  if (!facts.isStudent || facts.helperId === task.posterId) return 'not_a_verified_student';
  if (facts.isBlocked) return 'blocked';
  if (facts.application === null || facts.application.isWithdrawn) return 'not_an_applicant';
  return mayMoveListing(task.status, 'assigned', 'poster') ? null : 'illegal_transition';
}
