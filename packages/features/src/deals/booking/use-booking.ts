import { usualHours, type Listing } from '@campushive/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callProblem, useClient, useNavigation, type CallProblem } from '../../kernel/index.js';
import { useSlots, type SlotChoice } from '../parts/slots/index.js';
import { bookingsKey } from '../data.js';

export interface Booking extends SlotChoice {
  readonly hours: number;
  readonly onHours: (to: { hours: number }) => void;
  /** Weekly repetition: whether it is on, and the available weeks. */
  readonly weekly: WeeklyBooking;
  /** Continues to the payment. Returns false when a choice is missing. */
  readonly onBook: () => boolean;
}

/** Lesson that repeats every week. */
export interface WeeklyBooking {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** Available lessons; null until they are loaded, or when they are too few. */
  readonly times: readonly string[] | null;
  readonly onTimes: (times: readonly string[] | null) => void;
  readonly making: boolean;
  /** Error of the last attempt to create the series. */
  readonly problem: CallProblem | null;
}

/** Holds the choice of a single or weekly lesson and continues to its payment. */
export function useBooking(listing: Listing): Booking {
  const navigation = useNavigation();
  const client = useClient();
  const queries = useQueryClient();
  const [hours, setHours] = useState(() => usualHours(listing.academiaDetails?.duration ?? null));
  const [isOn, setOn] = useState(false);
  const [times, setTimes] = useState<readonly string[] | null>(null);
  const { take, ...choice } = useSlots({ id: listing.id, hours });
  const { id, price } = listing;
  const make = useMutation({
    mutationFn: async (ids: readonly string[]) =>
      (await client.series.create({ id, times: [...ids], hours, price })).data,
    onSuccess(series) {
      const startsAt = series.lessons[0]?.startsAt ?? '';
      navigation.go({ to: 'checkout', hive: 'academia', id, startsAt, hours, series: series.id });
    },
    // Free times have changed, so the weeks are refetched.
    onError: () => queries.invalidateQueries({ queryKey: bookingsKey(id) }),
  });
  const onTimes = useCallback((to: readonly string[] | null) => setTimes(to), []);
  return {
    ...choice,
    hours,
    onHours: (to) => setHours(to.hours),
    weekly: {
      isOn,
      onToggle: setOn,
      times,
      onTimes,
      making: make.isPending,
      problem: make.isError ? callProblem(make.error) : null,
    },
    onBook() {
      const slot = take();
      if (slot === undefined) return false;
      if (isOn) {
        if (times === null) return false;
        if (!make.isPending) make.mutate(times);
        return true;
      }
      navigation.go({ to: 'checkout', hive: 'academia', id, startsAt: slot.startsAt, hours });
      return true;
    },
  };
}
