import type { RefundReason } from '../../../deals/disputes.js';
import type { ErrorCode } from '../../../errors.js';
import { DAY, HOUR, MINUTE, SECOND } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import type { Series } from '../lessons/series.js';

/** Maximum number of unpaid reservations that a buyer can hold at once. */
export const MAX_UNPAID = 3;
/** Number of unpaid reservations per day before a pause applies. */
export const FREE_UNPAID = 6;
/** First pause in ms, doubled with each further unpaid reservation. */
const FIRST_PAUSE = 15 * MINUTE;
const LONGEST_PAUSE = DAY;
/** Time for which an unpaid reservation counts, in ms. */
export const UNPAID_REMEMBERED = 24 * HOUR;

/** An order that this buyer started within `UNPAID_REMEMBERED`. */
export interface PastReservation {
  readonly status: OrderStatus;
  /** Price of the reserved item, in minor units. */
  readonly priceMinor: number;
  readonly createdAt: Date;
  readonly reservedUntil: Date;
  /** Time of the last change. For a finished order, its end. */
  readonly updatedAt: Date;
  /** Reason of the refund. Null without one. */
  readonly refundReason: RefundReason | null;
}

/** The refusal to reserve one more item, with its error code (status 429). */
export interface ReservationRefusal {
  readonly refused: Extract<ErrorCode, 'too_many_unpaid' | 'reservations_paused'>;
  /** Seconds until the buyer may try again. */
  readonly retryAfter: number;
}

const UNPAID: readonly OrderStatus[] = ['pending_payment', 'expired', 'failed', 'cancelled'];
const PAID: readonly OrderStatus[] = ['held', 'disputed', 'frozen', 'released', 'paid_out'];

/**
 * Decides whether a buyer can reserve one more item: a few at once, and with a growing pause after repeated unpaid reservations. Cancelling
 * counts like lapsing, and so does paying followed by a refund, because the provider keeps its fee each time. A later purchase that was not
 * refunded clears earlier ones of the same or a lower price, so a purchase of one coin does not clear reservations of laptops.
 */
export function decideReservation(
  reservations: readonly PastReservation[],
  now: Date,
): ReservationRefusal | null {
  const open = reservations.filter(
    (reservation) => reservation.status === 'pending_payment' && reservation.reservedUntil > now,
  );
  if (open.length >= MAX_UNPAID) {
    const first = Math.min(...open.map(({ reservedUntil }) => reservedUntil.getTime()));
    return { refused: 'too_many_unpaid', retryAfter: secondsTo(first, now) };
  }
  const paid = reservations.filter(isPaid);
  const isWiped = ({ createdAt, priceMinor }: PastReservation) =>
    paid.some(
      (pastReservation) => pastReservation.createdAt >= createdAt && pastReservation.priceMinor >= priceMinor,
    );
  const ends = reservations
    .filter((reservation) => isGivenUp(reservation) && !open.includes(reservation))
    .filter(
      (reservation) =>
        now.getTime() - reservation.createdAt.getTime() < UNPAID_REMEMBERED && !isWiped(reservation),
    )
    .map((reservation) => Math.min(endOf(reservation), now.getTime()));
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

/** Returns the end of a reservation. A lapsed one ended at its deadline, regardless of when it was marked. */
const endOf = ({ status, updatedAt, reservedUntil }: PastReservation): number =>
  status === 'pending_payment'
    ? reservedUntil.getTime()
    : Math.min(updatedAt.getTime(), reservedUntil.getTime());

const isPaid = ({ status }: PastReservation) => PAID.includes(status);

const secondsTo = (end: number, now: Date) => Math.max(1, Math.ceil((end - now.getTime()) / SECOND));

/** A weekly series with an unpaid first lesson. It reserves the tutor's time like an order. */
export interface PastSeries {
  readonly series: Pick<Series, 'status' | 'keptUntil'>;
  /** Price of the first lesson, in minor units. */
  readonly priceMinor: number;
  readonly createdAt: Date;
  /** Time of the last change. For a finished series, its end. */
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
