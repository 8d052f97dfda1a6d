import { WEEKDAYS, type Availability, type DayHours, type Weekday } from '@campushive/contract';
import { addDays, minutesOf } from '@campushive/contract/rules/zoned-time';

const HALF_HOUR = 30;
const END_OF_DAY = 24 * 60;
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;

/** Possible start and end times: `00:00` to `24:00` in half hours. */
export const TIMES: readonly string[] = Array.from({ length: 49 }, (_, index) => timeOf(index * HALF_HOUR));

/** Returns the hours to add to a day: 15:00 to 18:00 on an empty day, else two hours after the last ones. */
export function nextHours(hours: readonly DayHours[]): DayHours {
  const last = Math.max(0, ...hours.map(({ to }) => minutesOf(to)));
  if (last === 0) return { from: '15:00', to: '18:00' };
  const from = Math.min(last + 60, END_OF_DAY - 60);
  return { from: timeOf(from), to: timeOf(Math.min(from + 120, END_OF_DAY)) };
}

/** Switches a day on with default hours, or off. */
export function withDay(draft: Availability, weekday: Weekday, on: boolean): Availability {
  const others = draft.weekly.filter((weeklyHours) => weeklyHours.weekday !== weekday);
  return { ...draft, weekly: on ? [...others, { weekday, ...nextHours([]) }] : others };
}

export function withHours(draft: Availability, weekday: Weekday): Availability {
  const hours = nextHours(draft.weekly.filter((weeklyHours) => weeklyHours.weekday === weekday));
  return { ...draft, weekly: [...draft.weekly, { weekday, ...hours }] };
}

/** Returns the day after the last listed one, or the first that can be chosen. */
export const nextDay = (days: readonly string[], today: string): string =>
  addDays([...days, today].sort().at(-1) ?? today, 1);

/** Hours per week of a draft. */
export function weeklyTotal({ weekly }: Availability): number {
  const minutes = weekly.map(({ from, to }) => Math.max(0, minutesOf(to) - minutesOf(from)));
  return minutes.reduce((sum, one) => sum + one, 0) / 60;
}

/** Sorts the hours into the order in which they are sent. Error paths refer to this order. */
export const inOrder = (draft: Availability): Availability => ({
  ...draft,
  weekly: WEEKDAYS.flatMap((day) =>
    draft.weekly
      .filter(({ weekday }) => weekday === day)
      .sort((a, b) => minutesOf(a.from) - minutesOf(b.from)),
  ),
});

/** Copies a list with another entry at `index`. Older browsers lack `Array.prototype.with`. */
export const replaceAt = <T>(list: readonly T[], index: number, entry: T): T[] =>
  list.map((one, at) => (at === index ? entry : one));

/** Copies a list without the entry at `index`. */
export const removeAt = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
