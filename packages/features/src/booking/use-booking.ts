import type { Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useClock, useNavigation } from '../kernel/index.js';
import { localDay, momentOf } from '../shared/local-time.js';
import { problemOf, usualHours, type Taken, type TimeProblem } from './session-time.js';

export interface BookingValues {
  readonly date: string;
  readonly time: string;
  readonly hours: number;
}

export interface Booking extends BookingValues {
  /** The first day that can be chosen. */
  readonly today: string;
  readonly onChange: (change: Partial<BookingValues>) => void;
  /** When the tutor is booked on the chosen day. */
  readonly takenThatDay: readonly Taken[];
  /** What stands against the day or the time. */
  readonly problem: TimeProblem | null;
  /** Goes on to pay; or answers the field that is in its way. */
  readonly onBook: () => 'date' | 'time' | null;
}

/** Chooses when to meet a tutor, and goes on to pay for it. */
export function useBooking(listing: Listing): Booking {
  const client = useClient();
  const clock = useClock();
  const navigation = useNavigation();
  const [values, setValues] = useState<BookingValues>({
    date: '',
    time: '',
    hours: usualHours(listing.academiaDetails?.duration ?? null),
  });
  const [asked, setAsked] = useState(false);
  const taken = useQuery({
    queryKey: ['bookings', listing.id],
    queryFn: async ({ signal }) => (await client.bookings.taken({ id: listing.id }, { signal })).data,
  });
  const known = taken.data ?? [];
  const problem = problemOf(values, known, clock.now());
  // A time that is taken is shown at once; what is merely missing only after Book was pressed.
  const told = problem !== null && (asked || problem.why === 'taken') ? problem : null;

  return {
    ...values,
    today: localDay(clock.now()),
    onChange: (change) => setValues((now) => ({ ...now, ...change })),
    takenThatDay: known.filter(({ startsAt }) => localDay(new Date(startsAt)) === values.date),
    problem: told,
    onBook() {
      const start = momentOf(values.date, values.time);
      setAsked(true);
      if (problem !== null) return problem.field;
      if (start === null) return 'time';
      const startsAt = start.toISOString();
      navigation.go({ to: 'checkout', hive: 'academia', id: listing.id, startsAt, hours: values.hours });
      return null;
    },
  };
}
