import { usualHours, type Listing } from '@campushive/contract';
import { useState } from 'react';
import { useNavigation } from '../kernel/index.js';
import { useSlots, type SlotChoice } from '../shared/slots/index.js';

export interface Booking extends SlotChoice {
  readonly hours: number;
  readonly onHours: (to: { hours: number }) => void;
  /** Goes on to pay; answers whether a time was chosen. */
  readonly onBook: () => boolean;
}

/** Chooses when to meet a tutor, and goes on to pay for it. */
export function useBooking(listing: Listing): Booking {
  const navigation = useNavigation();
  const [hours, setHours] = useState(() => usualHours(listing.academiaDetails?.duration ?? null));
  const { take, ...choice } = useSlots({ id: listing.id, hours });
  return {
    ...choice,
    hours,
    onHours: (to) => setHours(to.hours),
    onBook() {
      const slot = take();
      if (slot === undefined) return false;
      navigation.go({ to: 'checkout', hive: 'academia', id: listing.id, startsAt: slot.startsAt, hours });
      return true;
    },
  };
}
