import type { EventTime } from '../../../catalogue/hives.js';
import { addDays, dayIn, instantOf } from '../../base/zoned-time.js';

/** A period from `from`, before `until`. */
export interface EventWindow {
  readonly from: Date;
  readonly until: Date;
}

const SUNDAY = 0;
const FRIDAY = 5;
/** Start of the weekend on Friday, to include evening parties. */
const WEEKEND_BEGINS = '17:00';

/** Returns the period of today, tomorrow, this weekend or this week by the campus's clock. The part before `now` is excluded. */
export function eventWindow(time: EventTime, now: Date, timeZone: string): EventWindow {
  const today = dayIn(now.getTime(), timeZone);
  const at = (days: number, clock = '00:00') => instantOf(addDays(today, days), clock, timeZone);
  const between = (from: number, until: number): EventWindow => ({
    from: new Date(Math.max(from, now.getTime())),
    until: new Date(until),
  });
  switch (time) {
    case 'today':
      return between(at(0), at(1));
    case 'tomorrow':
      return between(at(1), at(2));
    case 'weekend': {
      const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
      // On Sunday, the weekend is the current one.
      const friday = weekday === SUNDAY ? -2 : FRIDAY - weekday;
      return between(at(friday, WEEKEND_BEGINS), at(friday + 3));
    }
    case 'week':
      return between(at(0), at(8));
    default:
      return time satisfies never;
  }
}
