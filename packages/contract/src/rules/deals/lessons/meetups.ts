import type { ErrorCode } from '../../../errors.js';
import type { FieldCode } from '../../../fields/field-codes.js';
import {
  ARRIVE_AFTER,
  ARRIVE_BEFORE,
  MEETUP_EARLIEST,
  MEETUP_LATEST,
  NO_SHOW_AFTER,
  NO_SHOW_UNTIL,
  type MeetupStatus,
} from '../../../deals/meetups.js';
import type { SaleItem } from '../../../catalogue/hives.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { timeIn } from '../../base/zoned-time.js';

/** A side of an order. */
export type Side = 'buyer' | 'seller';

/** The order of a meet-up. Times in ms. */
export interface MeetupOrder {
  readonly status: OrderStatus;
  readonly item: SaleItem;
  /** Start of a booked session. */
  readonly sessionAt: number | null;
  /** Time of the automatic release, without a handover code. */
  readonly autoReleaseAt: number | null;
}

/** The latest meet-up of an order. Times in ms. */
export interface MeetupFacts {
  readonly id: string;
  readonly status: MeetupStatus;
  readonly proposedBy: Side;
  readonly startsAt: number;
  readonly arrived: readonly Side[];
}

/** The refusal of a step of a meet-up: an error code, and the field for `validation_failed`. */
export interface MeetupRefusal {
  readonly refused: Extract<
    ErrorCode,
    'order_not_held' | 'forbidden' | 'meetup_changed' | 'meetup_too_early' | 'validation_failed'
  >;
  readonly field?: { readonly name: 'startsAt'; readonly code: FieldCode };
}

const refused = (code: MeetupRefusal['refused']): MeetupRefusal => ({ refused: code });
const wrongTime = (code: FieldCode): MeetupRefusal => ({
  refused: 'validation_failed',
  field: { name: 'startsAt', code },
});

/** Returns whether an order needs a meet-up. Tickets do not, because they are shown at the door of the event. */
const isToMeet = ({ status, item }: Pick<MeetupOrder, 'status' | 'item'>) =>
  status === 'held' && item !== 'ticket' && item !== 'stall';

/**
 * Decides the time of a proposal: in the future, before the automatic release, not between midnight and morning, and for a session the
 * booked time. `startsAt` is undefined where the caller sent none.
 */
export function decideProposal(
  order: MeetupOrder,
  startsAt: number | undefined,
  now: number,
  timeZone: string,
): { readonly startsAt: number } | MeetupRefusal {
  if (!isToMeet(order)) return refused('order_not_held');
  if (order.sessionAt !== null && startsAt !== undefined && startsAt !== order.sessionAt)
    return wrongTime('session_has_time');
  const at = startsAt ?? order.sessionAt;
  if (at === null) return wrongTime('required');
  if (at <= now) return wrongTime('not_in_future');
  if (order.autoReleaseAt !== null && at > order.autoReleaseAt) return wrongTime('after_release');
  if (order.sessionAt === null && timeIn(at, timeZone) < MEETUP_EARLIEST) return wrongTime('meetup_at_night');
  return { startsAt: at };
}

/** Returns whether a meet-up would be at night, when both sides are advised, or from midnight told, to choose another time. */
export function isAtNight(startsAt: number, timeZone: string): boolean {
  const time = timeIn(startsAt, timeZone);
  return time >= MEETUP_LATEST || time < MEETUP_EARLIEST;
}

/** Actions of one side on the current meet-up. */
export type MeetupAct = 'accept' | 'decline' | 'arrive' | 'no_show';

/** The new state of a meet-up after a side's action. */
export type MeetupMove =
  | { readonly to: 'accepted' | 'declined' }
  | { readonly to: 'missed'; readonly missedBy: Side }
  /** The side has arrived. `known` is true when they had reported it before. */
  | { readonly to: 'arrived'; readonly known: boolean };

/** Decides an action of `side` on the meet-up that they saw, whose id is `seen`. Repeating an action changes nothing. */
export function decideMeetup(
  act: MeetupAct,
  side: Side,
  {
    order,
    meetup,
    seen,
    now,
  }: {
    readonly order: MeetupOrder;
    readonly meetup: MeetupFacts | undefined;
    readonly seen: string;
    readonly now: number;
  },
): MeetupMove | MeetupRefusal {
  if (meetup?.id !== seen) return refused('meetup_changed');
  if (!isToMeet(order)) return refused('order_not_held');
  switch (act) {
    case 'accept':
      return accept(meetup, side, now);
    case 'decline':
      return isOpen(meetup) || meetup.status === 'declined' ? { to: 'declined' } : refused('meetup_changed');
    case 'arrive':
      return arrive(meetup, side, now);
    case 'no_show':
      return reportNoShow(meetup, side, now);
    default:
      return act satisfies never;
  }
}

const isOpen = ({ status }: MeetupFacts) => status === 'proposed' || status === 'accepted';
/** Returns the opposite side of an order. */
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

function accept(meetup: MeetupFacts, side: Side, now: number): MeetupMove | MeetupRefusal {
  if (!isOpen(meetup)) return refused('meetup_changed');
  if (meetup.proposedBy === side) return refused('forbidden');
  if (meetup.status === 'proposed' && meetup.startsAt <= now) return refused('meetup_changed');
  return { to: 'accepted' };
}

function arrive(meetup: MeetupFacts, side: Side, now: number): MeetupMove | MeetupRefusal {
  if (meetup.status !== 'accepted' || now > meetup.startsAt + ARRIVE_AFTER) return refused('meetup_changed');
  if (now < meetup.startsAt - ARRIVE_BEFORE) return refused('meetup_too_early');
  return { to: 'arrived', known: meetup.arrived.includes(side) };
}

function reportNoShow(meetup: MeetupFacts, side: Side, now: number): MeetupMove | MeetupRefusal {
  const missedBy = otherSide(side);
  if (meetup.status !== 'accepted' || now > meetup.startsAt + NO_SHOW_UNTIL) return refused('meetup_changed');
  if (now < meetup.startsAt + NO_SHOW_AFTER) return refused('meetup_too_early');
  // A side must have arrived to report the other as absent.
  if (!meetup.arrived.includes(side) || meetup.arrived.includes(missedBy)) return refused('forbidden');
  return { to: 'missed', missedBy };
}

/** Returns the actions that a student can take on a meet-up now. Screens use the same rules as the call. */
export function meetupActs(
  meetup: MeetupFacts | undefined,
  order: MeetupOrder,
  side: Side,
  now: number,
): readonly MeetupAct[] {
  if (meetup === undefined) return [];
  const acts: readonly MeetupAct[] = ['accept', 'decline', 'arrive', 'no_show'];
  return acts.filter((act) => {
    const move = decideMeetup(act, side, { order, meetup, seen: meetup.id, now });
    if ('refused' in move) return false;
    return move.to === 'arrived' ? !move.known : move.to !== meetup.status;
  });
}
