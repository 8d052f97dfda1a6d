import { usualHours, type Listing } from '@campushive/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callProblem, useClient, useNavigation, type CallProblem } from '../kernel/index.js';
import { useSlots, type SlotChoice } from '../shared/slots/index.js';

export interface Booking extends SlotChoice {
  readonly hours: number;
  readonly onHours: (to: { hours: number }) => void;
  /** Whether the lesson is to be every week, and in which weeks it can be. */
  readonly weekly: WeeklyBooking;
  /** Goes on to pay; answers whether all that it needs was chosen. */
  readonly onBook: () => boolean;
}

/** A lesson that is repeated every week. */
export interface WeeklyBooking {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** The lessons that can be had; null until they are known, or where they are too few. */
  readonly times: readonly string[] | null;
  readonly onTimes: (times: readonly string[] | null) => void;
  readonly making: boolean;
  /** Why it could not be made. */
  readonly problem: CallProblem | null;
}

/** Chooses when to meet a tutor, once or every week, and goes on to pay for it. */
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
    mutationFn: async (wanted: readonly string[]) =>
      (await client.series.create({ id, times: [...wanted], hours, price })).data,
    onSuccess(series) {
      const startsAt = series.lessons[0]?.startsAt ?? '';
      navigation.go({ to: 'checkout', hive: 'academia', id, startsAt, hours, series: series.id });
    },
    // What is free has changed: the weeks say so.
    onError: () => queries.invalidateQueries({ queryKey: ['bookings', id] }),
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
