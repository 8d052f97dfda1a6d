import { DAY, SESSION_AHEAD } from '@campushive/contract';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useClock } from '../../../kernel/index.js';
import { VISIBLE_DAYS, slotDays, type Slot, type SlotDay } from './slot-days.js';
import { slotsQuery, type SlotsWanted } from './slots.queries.js';

export type SlotsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly days: readonly SlotDay[];
      /** True when the tutor has set any hours. Without hours nothing can be booked. */
      readonly hasHours: boolean;
      /** Day whose times are shown: the chosen one, or the first with a free time. */
      readonly day: SlotDay | undefined;
      /** Chosen time, while it is free. */
      readonly slot: Slot | undefined;
    };

/** Free times of a tutor, and the current choice. */
export interface SlotChoice {
  readonly state: SlotsState;
  /** Time zone of all days and times. */
  readonly timeZone: string;
  /** True after an attempt to continue without a chosen time. */
  readonly missing: boolean;
  readonly onDay: (to: { day: string }) => void;
  readonly onSlot: (to: { slot: Slot }) => void;
  /** Moves to the previous or next fortnight; null when it has nothing to book. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

/** Holds the choice of a tutor's time. `take` returns the chosen slot. Without one, it shows an error. */
export function useSlots(input: SlotsWanted): SlotChoice & { readonly take: () => Slot | undefined } {
  const client = useClient();
  const { timeZone } = useCampus();
  const now = useClock().now().getTime();
  const today = dayIn(now, timeZone);
  const [from, setFrom] = useState(today);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [requested, setRequested] = useState(false);
  const query = useQuery(slotsQuery(client, input, from));
  const state = stateOf();
  const slot = state.status === 'ready' ? state.slot : undefined;
  const last = dayIn(now + SESSION_AHEAD - DAY, timeZone);
  const show = (day: string) => () => {
    setFrom(day);
    setChosenDay(null);
  };

  return {
    state,
    timeZone,
    missing: requested && slot === undefined,
    onDay: ({ day }) => setChosenDay(day),
    onSlot: (to) => setStartsAt(to.slot.startsAt),
    onEarlier: from > today ? show(addDays(from, -VISIBLE_DAYS)) : null,
    onLater: addDays(from, VISIBLE_DAYS) <= last ? show(addDays(from, VISIBLE_DAYS)) : null,
    take() {
      setRequested(true);
      return slot;
    },
  };

  function stateOf(): SlotsState {
    if (query.data === undefined)
      return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
    const { slots, hasHours } = query.data;
    const days = slotDays(slots, from, timeZone);
    const day =
      days.find((slotDay) => slotDay.day === chosenDay) ?? days.find(({ status }) => status === 'free');
    const chosen = day?.slots.find((one) => one.startsAt === startsAt && one.free);
    return { status: 'ready', days, hasHours, day, slot: chosen };
  }
}
