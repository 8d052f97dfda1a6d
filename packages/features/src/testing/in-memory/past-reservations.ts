import { decideReservation, reservationOf } from '@campushive/contract/rules/reservations';
import { refuse, type State, type StoredListing, type Student } from './state.js';

/**
 * Refuses buyers who keep too much from others without paying: by orders, and by series that were not paid. A series of the listing that
 * is wanted is no other thing.
 */
export function requireRoomToReserve(state: State, me: Student, listing: StoredListing): void {
  const begun = state.orders.filter((one) => one.buyer === me && one.kind === 'purchase');
  // What waits for the same listing is gone on with or replaced.
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
        // One whose first lesson was begun to be paid counts as that order.
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
