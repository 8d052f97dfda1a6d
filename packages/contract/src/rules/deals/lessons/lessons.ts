import { AUTO_RELEASE_AFTER, LESSON_MOVE_NOTICE, SESSION_AHEAD } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import {
  refuseAgreedTime,
  refuseSession,
  type BookingFacts,
  type Interval,
  type SessionRefusal,
} from './availability.js';

import type { Refused } from '../../base/refused.js';
import type { OrderSide } from '../orders/order-facts.js';

/** A booked lesson in its current state. Times in ms. */
export interface LessonFacts {
  readonly status: OrderStatus;
  /** Time of the lesson. Null where the order is not a lesson. */
  readonly session: Interval | null;
  /** The tutor's proposed start. Null without a proposal. */
  readonly proposedAt: number | null;
  readonly paidAt: number | null;
}

/** The new time of a lesson that was moved. */
export interface LessonMove extends Interval {
  readonly to: 'moved';
  /** The period for complaints starts at the end of the lesson, as before the move. */
  readonly autoReleaseAt: number;
}

type LessonRefusal = Refused<'forbidden' | 'order_not_held' | 'lesson_move_too_late'>;

/** Returns the deadline until which either side can move a lesson. */
export const movableUntil = (startsAt: number): number => startsAt - LESSON_MOVE_NOTICE;

/** Returns whether a lesson can be moved at all, to any time. */
export const isMovable = ({ status, session }: LessonFacts, now: number): boolean =>
  status === 'held' && session !== null && now <= movableUntil(session.startsAt);

/**
 * Decides a student's new time for a lesson: a free time of the tutor, or the tutor's proposal. `done` when the lesson is already then.
 * `taken` excludes this lesson, which frees its own time.
 */
export function decideMove(
  side: OrderSide,
  lesson: LessonFacts,
  startsAt: number,
  booking: BookingFacts,
): LessonMove | 'done' | LessonRefusal | Refused<SessionRefusal> {
  if (side !== 'buyer') return { refused: 'forbidden' };
  const { session, proposedAt } = lesson;
  if (lesson.status !== 'held' || session === null) return { refused: 'order_not_held' };
  if (startsAt === session.startsAt) return 'done';
  if (!isMovable(lesson, booking.now)) return { refused: 'lesson_move_too_late' };
  const to = movedTo(session, startsAt);
  // A time that the tutor proposed is available, also outside their usual hours.
  const refused = startsAt === proposedAt ? refuseAgreedTime(booking, to) : refuseSession(booking, to);
  if (refused !== null) return { refused };
  if (isHeldTooLong(lesson, startsAt)) return { refused: 'slot_not_offered' };
  return { to: 'moved', ...to, autoReleaseAt: to.endsAt + AUTO_RELEASE_AFTER };
}

/**
 * Decides a tutor's proposal of a new time, inside or outside their hours, which the student answers. `done` when it is already proposed.
 */
export function decideMoveProposal(
  side: OrderSide,
  lesson: LessonFacts,
  startsAt: number,
  booking: BookingFacts,
): { readonly to: 'proposed' } | 'done' | LessonRefusal | Refused<SessionRefusal> {
  if (side !== 'seller') return { refused: 'forbidden' };
  const { session, proposedAt } = lesson;
  if (lesson.status !== 'held' || session === null) return { refused: 'order_not_held' };
  if (!isMovable(lesson, booking.now)) return { refused: 'lesson_move_too_late' };
  if (startsAt === proposedAt) return 'done';
  // The tutor teaches this very lesson at that time.
  if (startsAt === session.startsAt) return { refused: 'slot_taken' };
  const refused = refuseAgreedTime(booking, movedTo(session, startsAt));
  if (refused !== null) return { refused };
  return isHeldTooLong(lesson, startsAt) ? { refused: 'slot_not_offered' } : { to: 'proposed' };
}

/**
 * Decides the end of a proposal: the student declines it, or the tutor withdraws it. The proposal is identified by its time, so that a
 * replacement is not declined unseen. `done` without a proposal.
 */
export function decideMoveDecline(
  side: OrderSide,
  { status, proposedAt }: LessonFacts,
  startsAt: number,
): { readonly to: 'declined' } | 'done' | Refused<'forbidden' | 'order_not_held' | 'lesson_changed'> {
  if (side === null) return { refused: 'forbidden' };
  if (status !== 'held') return { refused: 'order_not_held' };
  if (proposedAt === null) return 'done';
  return startsAt === proposedAt ? { to: 'declined' } : { refused: 'lesson_changed' };
}

const movedTo = ({ startsAt, endsAt }: Interval, to: number): Interval => ({
  startsAt: to,
  endsAt: to + endsAt - startsAt,
});

/** Returns whether repeated moves would hold the money longer than a booking as far ahead as possible. */
const isHeldTooLong = ({ paidAt }: LessonFacts, startsAt: number): boolean =>
  paidAt !== null && startsAt > paidAt + SESSION_AHEAD;
