import { DAY, SESSION_AHEAD, usualHours, type Listing } from '@campushive/contract';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useClock, useNavigation } from '../kernel/index.js';
import { slotsQuery } from './booking.queries.js';
import { DAYS_SHOWN, slotDays, type Slot, type SlotDay } from './slot-days.js';

export type BookingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly days: readonly SlotDay[];
      /** Whether the tutor said when they teach; otherwise these are usual hours by day. */
      readonly hasHours: boolean;
      /** The day whose times are shown: the chosen one, or the first that has any left. */
      readonly day: SlotDay | undefined;
      /** The time that is chosen, as long as it is free. */
      readonly slot: Slot | undefined;
    };

export interface Booking {
  readonly state: BookingState;
  readonly hours: number;
  /** By whose clock days and times are. */
  readonly timeZone: string;
  /** Book was pressed while no time was chosen. */
  readonly missing: boolean;
  readonly onHours: (to: { hours: number }) => void;
  readonly onDay: (to: { day: string }) => void;
  readonly onSlot: (to: { slot: Slot }) => void;
  /** The fortnight before and after the one that is shown; null where there is none to book. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
  /** Goes on to pay; answers whether a time was chosen. */
  readonly onBook: () => boolean;
}

/** Chooses when to meet a tutor, and goes on to pay for it. */
export function useBooking(listing: Listing): Booking {
  const client = useClient();
  const navigation = useNavigation();
  const { timeZone } = useCampus();
  const now = useClock().now().getTime();
  const today = dayIn(now, timeZone);
  const [hours, setHours] = useState(() => usualHours(listing.academiaDetails?.duration ?? null));
  const [from, setFrom] = useState(today);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const query = useQuery(slotsQuery(client, listing.id, from, hours));
  const state = stateOf();
  const slot = state.status === 'ready' ? state.slot : undefined;
  const last = dayIn(now + SESSION_AHEAD - DAY, timeZone);
  const show = (day: string) => () => {
    setFrom(day);
    setChosenDay(null);
  };

  return {
    state,
    hours,
    timeZone,
    missing: asked && slot === undefined,
    onHours: (to) => setHours(to.hours),
    onDay: ({ day }) => setChosenDay(day),
    onSlot: (to) => setStartsAt(to.slot.startsAt),
    onEarlier: from > today ? show(addDays(from, -DAYS_SHOWN)) : null,
    onLater: addDays(from, DAYS_SHOWN) <= last ? show(addDays(from, DAYS_SHOWN)) : null,
    onBook() {
      setAsked(true);
      if (slot === undefined) return false;
      navigation.go({ to: 'checkout', hive: 'academia', id: listing.id, startsAt: slot.startsAt, hours });
      return true;
    },
  };

  function stateOf(): BookingState {
    if (query.data === undefined)
      return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
    const { slots, hasHours } = query.data;
    const days = slotDays(slots, from, timeZone);
    const day = days.find((one) => one.day === chosenDay) ?? days.find(({ status }) => status === 'free');
    const chosen = day?.slots.find((one) => one.startsAt === startsAt && one.free);
    return { status: 'ready', days, hasHours, day, slot: chosen };
  }
}
