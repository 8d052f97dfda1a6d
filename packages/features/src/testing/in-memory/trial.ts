import type { HourPrice } from '@campushive/contract/rules/bookings';
import type { State, StoredListing, Student } from './state.js';

/** Returns the hourly price of a tutoring listing for a student. */
export const hourPriceFor = (state: State, listing: StoredListing, student: Student | null): HourPrice => ({
  priceMinor: listing.priceMinor ?? 0,
  trialMinor: state.availabilities.get(listing)?.trialMinor ?? null,
  hadLesson: state.orders.some(
    ({ buyer, seller, booking, status, reservedUntil }) =>
      buyer === student &&
      seller === listing.poster &&
      booking !== null &&
      !['expired', 'failed', 'cancelled', 'refunded'].includes(status) &&
      !(status === 'pending_payment' && reservedUntil <= state.now().getTime()),
  ),
});
