import type { Slots } from '@campushive/contract';
import { addDays, dayIn, timeIn } from '@campushive/contract/rules/zoned-time';

/** Bookable time of a tutor, free or taken. */
export type Slot = Slots['slots'][number];

/** Day of the picker. `off` has no hours; `full` has no free ones. */
export interface SlotDay {
  /** Date in the campus's zone, such as `2026-11-24`. */
  readonly day: string;
  readonly slots: readonly Slot[];
  /** Number of free slots. */
  readonly free: number;
  readonly status: 'off' | 'full' | 'free';
}

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Number of days shown at once. */
export const VISIBLE_DAYS = 14;

/** Returns every day from `from` on, with its slots. */
export function slotDays(slots: readonly Slot[], from: string, timeZone: string): readonly SlotDay[] {
  const dayOf = (slot: Slot) => dayIn(Date.parse(slot.startsAt), timeZone);
  return Array.from({ length: VISIBLE_DAYS }, (_, index) => {
    const day = addDays(from, index);
    const offered = slots.filter((slot) => dayOf(slot) === day);
    const free = offered.filter((slot) => slot.free).length;
    const status = free > 0 ? 'free' : offered.length > 0 ? 'full' : 'off';
    return { day, slots: offered, free, status };
  });
}

/** Groups the slots of a day into morning, afternoon (from noon) and evening (from 5 pm). Leaves out empty parts. */
export function partsOf(
  slots: readonly Slot[],
  timeZone: string,
): readonly { readonly part: DayPart; readonly slots: readonly Slot[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    slots: slots.filter((slot) => partOf(timeIn(Date.parse(slot.startsAt), timeZone)) === part),
  })).filter((one) => one.slots.length > 0);
}

const partOf = (time: string): DayPart =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';
