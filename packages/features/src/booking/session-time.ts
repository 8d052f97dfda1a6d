import { HOUR, SESSION_AHEAD, MAX_SESSION_HOURS, SESSION_HOURS_MIN } from '@campushive/contract';
import { momentOf } from '../shared/local-time.js';

export interface Taken {
  readonly startsAt: string;
  readonly endsAt: string;
}

export type TimeProblem =
  | { readonly field: 'date'; readonly why: 'dateNeeded' | 'tooFar' }
  | { readonly field: 'time'; readonly why: 'timeNeeded' | 'past' }
  | { readonly field: 'time'; readonly why: 'taken'; readonly by: Taken };

/** Half an hour to eight hours, in steps of half an hour. */
export const HOURS: readonly number[] = Array.from(
  { length: (MAX_SESSION_HOURS - SESSION_HOURS_MIN) * 2 + 1 },
  (_, index) => SESSION_HOURS_MIN + index / 2,
);

/** The choice nearest to what the tutor usually takes. */
export const usualHours = (minutes: number | null): number =>
  Math.min(MAX_SESSION_HOURS, Math.max(SESSION_HOURS_MIN, Math.round((minutes ?? 60) / 30) / 2));

export const endOf = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR);

/** What keeps a session from being booked, as far as is known here; the server has the last word. */
export function problemOf(
  wanted: { date: string; time: string; hours: number },
  taken: readonly Taken[],
  now: Date,
): TimeProblem | null {
  if (wanted.date === '') return { field: 'date', why: 'dateNeeded' };
  const start = momentOf(wanted.date, wanted.time);
  if (start === null) return { field: 'time', why: 'timeNeeded' };
  if (start <= now) return { field: 'time', why: 'past' };
  if (start.getTime() > now.getTime() + SESSION_AHEAD) return { field: 'date', why: 'tooFar' };
  const end = endOf(start, wanted.hours);
  const by = taken.find((one) => new Date(one.startsAt) < end && new Date(one.endsAt) > start);
  return by === undefined ? null : { field: 'time', why: 'taken', by };
}
