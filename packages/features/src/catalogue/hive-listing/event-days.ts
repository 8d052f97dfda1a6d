import type { Listing } from '@campushive/contract';
import { dayIn } from '@campushive/contract/rules/zoned-time';

export const EVENT_DAYS = ['today', 'week', 'later'] as const;
export type EventDays = (typeof EVENT_DAYS)[number];

const DAY = 24 * 60 * 60 * 1_000;

/** Groups sorted events by the campus's calendar days: today, within a week, later. */
export function byEventDays(
  listings: readonly Listing[],
  now: Date,
  timeZone: string,
): readonly { readonly days: EventDays; readonly listings: readonly Listing[] }[] {
  const dayOf = (date: Date) => dayIn(date.getTime(), timeZone);
  const [today, lastOfWeek] = [dayOf(now), dayOf(new Date(now.getTime() + 6 * DAY))];
  const daysOf = ({ buzzDetails }: Listing): EventDays => {
    const date = buzzDetails?.eventDate ?? null;
    if (date === null) return 'later';
    const day = dayOf(new Date(date));
    return day <= today ? 'today' : day <= lastOfWeek ? 'week' : 'later';
  };
  return EVENT_DAYS.map((days) => ({
    days,
    listings: listings.filter((listing) => daysOf(listing) === days),
  })).filter((group) => group.listings.length > 0);
}
