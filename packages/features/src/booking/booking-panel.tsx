import type { Listing } from '@campushive/contract';
import { BookingPanelView } from './booking-panel-view.js';
import { useBooking } from './use-booking.js';

/** The main action of a tutor's page. */
export function BookingPanel({
  listing,
}: {
  /** The tutor's listing: its price is by the hour. */
  listing: Listing;
}) {
  const booking = useBooking(listing);
  return <BookingPanelView listing={listing} booking={booking} />;
}
