import { EVENT_MOVE_TOLERANCE } from '../../../limits.js';
import { eventTimesOf } from './event-times.js';

/** Start and place of an event, as announced to ticket holders. */
export interface EventPlan {
  readonly startsAt: Date | null;
  /** Null where the organiser named none. */
  readonly place: string | null;
}

/** Returns the plan in an event's details. */
export function eventPlanOf(details: Readonly<Record<string, unknown>>): EventPlan {
  const { location } = details;
  const place = typeof location === 'string' ? location.trim() : '';
  return { startsAt: eventTimesOf(details)?.begins ?? null, place: place === '' ? null : place };
}

/** Returns whether a plan differs enough from the announced one to entitle ticket holders to a refund. */
export function isMove(announced: EventPlan, plan: EventPlan): boolean {
  const [from, to] = [announced.startsAt?.getTime(), plan.startsAt?.getTime()];
  const isOtherTime = from !== undefined && (to === undefined || Math.abs(to - from) > EVENT_MOVE_TOLERANCE);
  return isOtherTime || (announced.place !== null && wordsOf(announced.place) !== wordsOf(plan.place ?? ''));
}

/** Normalises a place. Spelling, case and spaces are no move. */
const wordsOf = (place: string): string =>
  place
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Decides about a new plan of an event. Small changes need no confirmation, and an event that has started cannot be moved. */
export function decideMove(
  { announced, plan, holders }: MoveFacts,
  isConfirmed: boolean,
  now: Date,
): 'unchanged' | 'moved' | { readonly refused: 'event_begun' | 'event_move_unconfirmed' } {
  if (holders === 0) return 'unchanged';
  const { startsAt } = announced.now;
  const isOtherStart = startsAt?.getTime() !== plan.startsAt?.getTime();
  if (isOtherStart && startsAt !== null && startsAt <= now) return { refused: 'event_begun' };
  if (!announced.toHolders.some((toHolder) => isMove(toHolder, plan))) return 'unchanged';
  return isConfirmed ? 'moved' : { refused: 'event_move_unconfirmed' };
}

/** A new plan, and the plans known to holders. */
export interface MoveFacts {
  readonly announced: {
    /** The current plan. */
    readonly now: EventPlan;
    /** The plan that each paid order was bought under, or that its holder was last notified about. */
    readonly toHolders: readonly EventPlan[];
  };
  readonly plan: EventPlan;
  /** Number of students with a paid ticket. */
  readonly holders: number;
}
