import type { FieldCode, FieldParams } from '../field-codes.js';
import type { SaleItem } from '../hives.js';
import { DAY, HOUR, SESSION_AHEAD, TRIAL_HOURS } from '../limits.js';

/** When a session is. */
export interface SessionTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is wrong with a time that was asked for. */
export interface BookingRefusal {
  readonly field: 'startsAt' | 'hours';
  readonly refused: FieldCode;
  readonly params?: FieldParams;
}

/** Decides when a session is; null for what is not booked by the hour, which has no time. */
export function decideBooking(
  item: SaleItem,
  { startsAt, hours }: { readonly startsAt?: string | undefined; readonly hours?: number | undefined },
  now: Date,
): SessionTime | BookingRefusal | null {
  if (item !== 'session') {
    if (startsAt !== undefined) return { field: 'startsAt', refused: 'only_sessions_have_time' };
    return hours === undefined ? null : { field: 'hours', refused: 'only_sessions_have_hours' };
  }
  if (startsAt === undefined) return { field: 'startsAt', refused: 'required' };
  if (hours === undefined) return { field: 'hours', refused: 'required' };
  const begins = new Date(startsAt);
  if (begins <= now) return { field: 'startsAt', refused: 'not_in_future' };
  if (begins.getTime() > now.getTime() + SESSION_AHEAD) {
    return { field: 'startsAt', refused: 'too_far_ahead', params: { days: SESSION_AHEAD / DAY } };
  }
  return { startsAt: begins, endsAt: new Date(begins.getTime() + hours * HOUR) };
}

/** Decides how many of it are bought: tickets can be several, everything else is one. */
export function decideQuantity(item: SaleItem, quantity = 1): number | { readonly refused: FieldCode } {
  return item === 'ticket' || quantity === 1 ? quantity : { refused: 'only_tickets_have_quantity' };
}

/** What an hour with a tutor costs one student. Amounts in minor units. */
export interface HourPrice {
  readonly priceMinor: number;
  /** What the tutor asks for an hour of a first lesson; null where it costs the same. */
  readonly trialMinor: number | null;
  /** Whether the student has booked a lesson with this tutor before, of whatever listing. */
  readonly hadLesson: boolean;
}

/** What an hour of this student's first lesson costs; null where it is none, or costs no less than any other. */
export const trialPriceOf = ({ priceMinor, trialMinor, hadLesson }: HourPrice): number | null =>
  !hadLesson && trialMinor !== null && trialMinor < priceMinor ? trialMinor : null;

/** What each hour of a session of so many hours costs: a first one is cheaper as long as it is a trial, and not half a day. */
export const hourPriceOf = (price: HourPrice, hours: number): number =>
  (hours <= TRIAL_HOURS ? trialPriceOf(price) : null) ?? price.priceMinor;

/** The price of an order in minor units: tickets cost that many times as much, a session's is by the hour, rounded half up. */
export function orderPriceOf(priceMinor: number, session: SessionTime | null, quantity = 1): number {
  if (session === null) return priceMinor * quantity;
  const length = session.endsAt.getTime() - session.startsAt.getTime();
  return Math.round((priceMinor * length) / HOUR);
}
