import type { FieldCode, FieldParams } from '../../../fields/field-codes.js';
import type { SaleItem } from '../../../catalogue/hives.js';
import { DAY, HOUR, SESSION_AHEAD, TRIAL_HOURS } from '../../../limits.js';

/** Start and end of a session. */
export interface SessionTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Reason why a requested time cannot be booked. */
export interface BookingRefusal {
  readonly field: 'startsAt' | 'hours';
  readonly refused: FieldCode;
  readonly params?: FieldParams;
}

/** Decides the time of a session. Null for items that are not booked by the hour. */
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

/** Decides the quantity of an order: several for tickets, one for every other item. */
export function decideQuantity(item: SaleItem, quantity = 1): number | { readonly refused: FieldCode } {
  return item === 'ticket' || quantity === 1 ? quantity : { refused: 'only_tickets_have_quantity' };
}

/** Hourly prices of a tutor for one student. Amounts in minor units. */
export interface HourPrice {
  readonly priceMinor: number;
  /** The tutor's hourly price of a first lesson. Null where it equals the normal price. */
  readonly trialMinor: number | null;
  /** The student has booked a lesson of any listing with this tutor before. */
  readonly hadLesson: boolean;
}

/** Returns the hourly price of this student's first lesson. Null for a later lesson, and where it is not below the normal price. */
export const trialPriceOf = ({ priceMinor, trialMinor, hadLesson }: HourPrice): number | null =>
  !hadLesson && trialMinor !== null && trialMinor < priceMinor ? trialMinor : null;

/** Returns the hourly price of a session of `hours` hours. The trial price applies up to `TRIAL_HOURS`. */
export const hourPriceOf = (price: HourPrice, hours: number): number =>
  (hours <= TRIAL_HOURS ? trialPriceOf(price) : null) ?? price.priceMinor;

/** Returns the price of `units` hours or tickets in minor units, rounded half up. A price that is not free is never below the campus's `lowest`. */
export function chargedPriceOf(priceMinor: number, units: number, lowest: number): number {
  const price = Math.round(priceMinor * units);
  return priceMinor === 0 ? 0 : Math.max(price, lowest);
}

/** Returns the price of an order in minor units: per ticket times `quantity`, or per hour of a session. */
export const orderPriceOf = (
  priceMinor: number,
  lowest: number,
  session: SessionTime | null,
  quantity = 1,
): number => chargedPriceOf(priceMinor, session === null ? quantity : hoursOf(session), lowest);

const hoursOf = ({ startsAt, endsAt }: SessionTime): number => (endsAt.getTime() - startsAt.getTime()) / HOUR;
