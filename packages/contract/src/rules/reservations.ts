import type { RefundReason } from '../disputes.js';
import type { ErrorCode } from '../errors.js';
import { DAY, HOUR, MINUTE, SECOND } from '../limits.js';
import type { OrderStatus } from '../order-status.js';
import type { Series } from './series.js';

/** So many things a buyer may keep from others at once without having paid. */
export const MAX_UNPAID = 3;
/** So many reservations a day may end unpaid before the next one has to wait. */
export const FREE_UNPAID = 6;
/** How long it waits then, doubled with each further one. */
const FIRST_PAUSE = 15 * MINUTE;
const LONGEST_PAUSE = DAY;
/** So long a reservation that ended unpaid is remembered. */
export const UNPAID_REMEMBERED = 24 * HOUR;

/** An order that this buyer started within `UNPAID_REMEMBERED`. */
export interface PastReservation {
  readonly status: OrderStatus;
  /** Price of the reserved item, in minor units. */
  readonly priceMinor: number;
  readonly createdAt: Date;
  readonly reservedUntil: Date;
  /** When it last changed: of one that is over, its end. */
  readonly updatedAt: Date;
  /** Why its money went back; null while it did not. */
  readonly refundReason: RefundReason | null;
}

export interface ReservationRefusal {
  readonly refused: Extract<ErrorCode, 'too_many_unpaid' | 'reservations_paused'>;
  /** Seconds until the buyer may try again. */
  readonly retryAfter: number;
}

const UNPAID: readonly OrderStatus[] = ['pending_payment', 'expired', 'failed', 'cancelled'];
const PAID: readonly OrderStatus[] = ['held', 'disputed', 'frozen', 'released', 'paid_out'];

/**
 * Decides whether a buyer may keep one more thing from others: a few at once, and with a growing pause where one after the other
 * was given up. Giving up and beginning again counts like letting it lapse, and so does paying and taking the money back: the provider
 * keeps its fee of each. What was paid later and not given back wipes the slate of what cost as much or less: a purchase of one coin does
 * not buy the right to keep laptops from others.
 */
export function decideReservation(
  reservations: readonly PastReservation[],
  now: Date,
): ReservationRefusal | null {
  const open = reservations.filter((one) => one.status === 'pending_payment' && one.reservedUntil > now);
  if (open.length >= MAX_UNPAID) {
    const first = Math.min(...open.map(({ reservedUntil }) => reservedUntil.getTime()));
    return { refused: 'too_many_unpaid', retryAfter: secondsTo(first, now) };
  }
  const paid = reservations.filter(isPaid);
  const isWiped = ({ createdAt, priceMinor }: PastReservation) =>
    paid.some((one) => one.createdAt >= createdAt && one.priceMinor >= priceMinor);
  const ends = reservations
    .filter((one) => isGivenUp(one) && !open.includes(one))
    .filter((one) => now.getTime() - one.createdAt.getTime() < UNPAID_REMEMBERED && !isWiped(one))
    .map((one) => Math.min(endOf(one), now.getTime()));
  const over = ends.length + open.length - FREE_UNPAID;
  if (over < 0) return null;
  const pause = Math.min(FIRST_PAUSE * 2 ** over, LONGEST_PAUSE);
  const until = Math.max(...ends) + pause;
  return until <= now.getTime()
    ? null
    : { refused: 'reservations_paused', retryAfter: secondsTo(until, now) };
}

const isGivenUp = ({ status, refundReason }: PastReservation): boolean =>
  UNPAID.includes(status) || (status === 'refunded' && refundReason === 'buyer_cancelled');

/** One that lapsed ended when its time was over, however late anyone looked. */
const endOf = ({ status, updatedAt, reservedUntil }: PastReservation): number =>
  status === 'pending_payment'
    ? reservedUntil.getTime()
    : Math.min(updatedAt.getTime(), reservedUntil.getTime());

const isPaid = ({ status }: PastReservation) => PAID.includes(status);

const secondsTo = (end: number, now: Date) => Math.max(1, Math.ceil((end - now.getTime()) / SECOND));

/** A weekly series whose first lesson is not paid, or never was: it keeps the time of its tutor as an order does. */
export interface PastSeries {
  readonly series: Pick<Series, 'status' | 'keptUntil'>;
  /** The price of its first lesson, in minor units. */
  readonly priceMinor: number;
  readonly createdAt: Date;
  /** When it last changed: of one that is over, its end. */
  readonly updatedAt: Date;
}

/** Converts an unpaid series to a reservation, which counts like the student's orders. */
export const reservationOf = ({ series, priceMinor, createdAt, updatedAt }: PastSeries): PastReservation => ({
  status: series.status === 'starting' ? 'pending_payment' : 'expired',
  priceMinor,
  createdAt,
  reservedUntil: new Date(series.keptUntil),
  updatedAt,
  refundReason: null,
});
