import type { Listing } from '@campushive/contract';
import { BookingPanelView } from './booking-panel-view.js';
import { useBooking } from './use-booking.js';

/** Main action of a tutor's page. */
export function BookingPanel({
  listing,
}: {
  /** Listing of the tutor, priced by the hour. */
  listing: Listing;
}) {
  const booking = useBooking(listing);
  return <BookingPanelView listing={listing} booking={booking} />;
}
