import { decideReservation, reservationOf } from '@campushive/contract/rules/reservations';
import { refuse, type State, type StoredListing, type Student } from './state.js';

/** Refuses buyers with too many unpaid reservations: orders and series. A series of the same listing does not count. */
export function requireRoomToReserve(state: State, me: Student, listing: StoredListing): void {
  const begun = state.orders.filter((one) => one.buyer === me && one.kind === 'purchase');
  // Excludes the pending order of the same listing, which is resumed or replaced.
  const others = begun.filter(
    (one) =>
      one.listing !== listing ||
      one.status !== 'pending_payment' ||
      one.reservedUntil <= state.now().getTime(),
  );
  const orders = others.map(({ status, priceMinor, createdAt, reservedUntil, endedAt, refund }) => ({
    status,
    priceMinor,
    createdAt: new Date(createdAt),
    reservedUntil: new Date(reservedUntil),
    updatedAt: new Date(endedAt ?? createdAt),
    refundReason: refund?.reason ?? null,
  }));
  const series = state.series
    .filter((one) => one.student === me)
    .filter((one) =>
      one.series.status === 'starting' ? one.listing !== listing : one.series.endedBecause === 'not_started',
    )
    .map(({ givenUpAt, ...one }) => ({
      ...one,
      priceMinor: one.priceMinor * one.hours,
      createdAt: new Date(one.createdAt),
      updatedAt: givenUpAt ?? new Date(one.series.keptUntil),
    }))
    .filter(
      (one) =>
        // Excludes series whose first lesson has an order, which is counted already.
        !begun.some(
          (order) =>
            order.listing === one.listing &&
            new Date(order.createdAt) >= one.createdAt &&
            (one.series.status === 'starting' || new Date(order.createdAt) <= one.updatedAt),
        ),
    );
  const refusal = decideReservation([...orders, ...series.map(reservationOf)], state.now());
  if (refusal !== null) refuse(refusal.refused, undefined, undefined, refusal.retryAfter);
}
