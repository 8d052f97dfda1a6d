import { EVENT_MOVE_TOLERANCE } from '../limits.js';
import { eventTimesOf } from './event-times.js';

/** Start and place of an event, as a holder of its tickets knows them. */
export interface EventPlan {
  readonly startsAt: Date | null;
  /** Null where the organiser named none. */
  readonly place: string | null;
}

/** The plan that the details of an event announce. */
export function eventPlanOf(details: Readonly<Record<string, unknown>>): EventPlan {
  const { location } = details;
  const place = typeof location === 'string' ? location.trim() : '';
  return { startsAt: eventTimesOf(details)?.begins ?? null, place: place === '' ? null : place };
}

/** Decides whether a plan differs so much from the announced one that ticket holders may have their money back. */
export function isMove(announced: EventPlan, plan: EventPlan): boolean {
  const [from, to] = [announced.startsAt?.getTime(), plan.startsAt?.getTime()];
  const isOtherTime = from !== undefined && (to === undefined || Math.abs(to - from) > EVENT_MOVE_TOLERANCE);
  return isOtherTime || (announced.place !== null && wordsOf(announced.place) !== wordsOf(plan.place ?? ''));
}

/** Spelling, case and spaces move no one. */
const wordsOf = (place: string): string =>
  place
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Decides about a new plan of an event: small changes need no question, and an event that has started is not moved. */
export function decideMove(
  { announced, plan, holders }: MoveFacts,
  isConfirmed: boolean,
  now: Date,
): 'unchanged' | 'moved' | { readonly refused: 'event_begun' | 'event_move_unconfirmed' } {
  if (holders === 0) return 'unchanged';
  const { startsAt } = announced.now;
  const isOtherStart = startsAt?.getTime() !== plan.startsAt?.getTime();
  if (isOtherStart && startsAt !== null && startsAt <= now) return { refused: 'event_begun' };
  if (!announced.toHolders.some((one) => isMove(one, plan))) return 'unchanged';
  return isConfirmed ? 'moved' : { refused: 'event_move_unconfirmed' };
}

/** A new plan, and the plans that holders know. */
export interface MoveFacts {
  readonly announced: {
    /** The plan until now. */
    readonly now: EventPlan;
    /** The plan that each paid order was bought under, or was last notified of. */
    readonly toHolders: readonly EventPlan[];
  };
  readonly plan: EventPlan;
  /** Students with a paid ticket. */
  readonly holders: number;
}
