import {
  HOUR,
  MAX_SERIES_LESSONS,
  MIN_SERIES_LESSONS,
  MINUTE,
  SERIES_PAY_FROM,
  SERIES_PAY_UNTIL,
  SESSION_AHEAD,
} from '../../../limits.js';
import {
  isTaken,
  refuseSession,
  type BookingFacts,
  type Interval,
  type SessionRefusal,
} from './availability.js';
import type { Refused } from '../../base/refused.js';
import { addDays, dayIn, instantOf, timeIn } from '../../base/zoned-time.js';

/** The caller's side of a series. Null for everyone else. */
export type SeriesSide = 'student' | 'tutor' | null;

/**
 * Statuses of a lesson. `unpaid`: its time is reserved for the student. `paid`: its order determines the rest. `skipped` by the student,
 * `lapsed` because it was not paid in time, `dropped` because the series ended before it.
 */
export const SERIES_LESSON_STATUSES = ['unpaid', 'paid', 'skipped', 'lapsed', 'dropped'] as const;
/** The status of a lesson in a series. */
export type SeriesLessonStatus = (typeof SERIES_LESSON_STATUSES)[number];

/** Statuses of a series. `starting` until its first lesson is paid. */
export const SERIES_STATUSES = ['starting', 'running', 'ended'] as const;
/** The status of a weekly series. */
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/**
 * Reasons for the end of a series: all lessons are over, the student or the tutor ended it, two lessons in a row were unpaid, the first
 * lesson was unpaid, or the two can no longer deal with each other.
 */
export const SERIES_ENDS = ['completed', 'student', 'tutor', 'unpaid', 'not_started', 'unavailable'] as const;
/** The reason for the end of a weekly series. */
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** A lesson of a series. Times in ms. For a paid lesson they are the original times, and its order holds the current ones. */
export interface SeriesLesson extends Interval {
  readonly number: number;
  readonly status: SeriesLessonStatus;
}

/** The parts of a series that its rules need. */
export interface Series {
  readonly status: SeriesStatus;
  readonly endedBecause: SeriesEnd | null;
  /** End of the reservation of all times while the first lesson is unpaid. Unused afterwards. */
  readonly keptUntil: number;
  readonly lessons: readonly SeriesLesson[];
}

/** A week of a planned series. */
export interface PlannedLesson extends Interval {
  /** Null where it can be booked. */
  readonly refused: SessionRefusal | null;
}

/** Returns the same time of day in several weeks, by the campus's clock. Null where a clock change skips it. */
function weeklyTimes(
  { startsAt, hours, weeks }: { readonly startsAt: number; readonly hours: number; readonly weeks: number },
  timeZone: string,
): (Interval & { readonly isShown: boolean })[] {
  const [day, time] = [dayIn(startsAt, timeZone), timeIn(startsAt, timeZone)];
  const seconds = startsAt % MINUTE;
  return Array.from({ length: weeks }, (_, week) => {
    const date = addDays(day, 7 * week);
    const begins = week === 0 ? startsAt : instantOf(date, time, timeZone) + seconds;
    return {
      startsAt: begins,
      endsAt: begins + hours * HOUR,
      isShown: dayIn(begins, timeZone) === date && timeIn(begins, timeZone) === time,
    };
  });
}

/**
 * Returns why a lesson of a series cannot take place at a time. After the first lesson, the limit for advance bookings does not apply,
 * Returns every week of a planned series, with the reason where it is not available.
 */
function refuseWeek(facts: BookingFacts, lesson: Interval, isFirst: boolean): SessionRefusal | null {
  const now = isFirst ? facts.now : Math.max(facts.now, lesson.startsAt - SESSION_AHEAD);
  return refuseSession({ ...facts, now }, lesson);
}

/** Returns every week of a planned series, with the weeks that are unavailable. */
export const planSeries = (
  facts: BookingFacts,
  request: { readonly startsAt: number; readonly hours: number; readonly weeks: number },
): PlannedLesson[] =>
  weeklyTimes(request, facts.timeZone).map(({ isShown, ...lesson }, week) => ({
    ...lesson,
    refused: isShown ? refuseWeek(facts, lesson, week === 0) : 'slot_not_offered',
  }));

/**
 * Decides a series at the times that a student has seen: the first, and later weeks at the same time of day. Any other time is not offered.
 */
export function decideSeries(
  facts: BookingFacts,
  { times, hours }: { readonly times: readonly number[]; readonly hours: number },
): readonly SeriesLesson[] | Refused<SessionRefusal> {
  const [first] = times;
  if (first === undefined || times.length < MIN_SERIES_LESSONS) return { refused: 'slot_not_offered' };
  const weeks = planSeries(facts, { startsAt: first, hours, weeks: MAX_SERIES_LESSONS });
  const lessons: SeriesLesson[] = [];
  let last = -1;
  for (const time of times) {
    const week = weeks.findIndex(({ startsAt }) => startsAt === time);
    const planned = weeks[week];
    if (planned === undefined || week <= last) return { refused: 'slot_not_offered' };
    if (planned.refused !== null) return { refused: planned.refused };
    last = week;
    const { startsAt, endsAt } = planned;
    lessons.push({ number: lessons.length + 1, startsAt, endsAt, status: 'unpaid' });
  }
  return lessons;
}

/** Returns the time from which the student is reminded to pay for a lesson. Earlier payment is possible. */
export const payFromOf = ({ startsAt }: Interval): number => startsAt - SERIES_PAY_FROM;

/** Returns the deadline for the payment of a lesson. The first one is paid when the series is created. */
export const payUntilOf = ({ keptUntil }: Pick<Series, 'keptUntil'>, lesson: SeriesLesson): number =>
  lesson.number === 1 ? keptUntil : lesson.startsAt - SERIES_PAY_UNTIL;

/** Returns whether the tutor's time is reserved for an unpaid lesson. */
export function isReserved(series: Series, lesson: SeriesLesson, now: number): boolean {
  if (lesson.status !== 'unpaid' || series.status === 'ended') return false;
  if (series.status === 'starting') return now < series.keptUntil;
  return now < payUntilOf(series, lesson);
}

/**
 * Returns whether the student can pay for a lesson now. In a running series, any lesson within the booking period can be paid, in any
 * order.
 */
export const isPayable = (series: Series, lesson: SeriesLesson, now: number): boolean =>
  isReserved(series, lesson, now) &&
  (series.status === 'running' || lesson.number === 1) &&
  lesson.startsAt <= now + SESSION_AHEAD;

/** Returns the next lesson to pay. Undefined without one. */
export const nextUnpaid = (series: Series, now: number): SeriesLesson | undefined =>
  series.lessons.find((lesson) => isReserved(series, lesson, now));

/** Returns whether the reserved time of a lesson can still be paid for. Breaks and hours were checked at the reservation. */
export const isStillFree = (taken: readonly Interval[], lesson: Interval): boolean =>
  !isTaken(taken, lesson, 0);

/**
 * Marks a lesson as paid, in any state of the lesson or its series. The first payment starts the series. If it arrives after the times were
 * released, those that are still free are restored. `taken` excludes the times of this series.
 */
export function payLesson(
  series: Series,
  number: number,
  { taken, now }: { readonly taken: readonly Interval[]; readonly now: number },
): Series {
  const paid = withStatus(series, (seriesLesson) =>
    seriesLesson.number === number ? 'paid' : seriesLesson.status,
  );
  if (number !== 1) return complete(paid);
  if (series.status !== 'starting' && series.endedBecause !== 'not_started') return complete(paid);
  const back = withStatus(paid, (seriesLesson) => {
    if (seriesLesson.number === 1) return seriesLesson.status;
    return now < payUntilOf(paid, seriesLesson) && isStillFree(taken, seriesLesson) ? 'unpaid' : 'dropped';
  });
  return complete({ ...back, status: 'running', endedBecause: null });
}

/** Decides that a student skips a week. `done` when they already did. A paid lesson is cancelled as an order instead. */
export function decideSkip(
  side: SeriesSide,
  series: Series,
  number: number,
  now: number,
): { readonly series: Series } | 'done' | Refused<'forbidden' | 'series_over' | 'series_lesson_settled'> {
  if (side !== 'student') return { refused: 'forbidden' };
  const lesson = series.lessons.find((seriesLesson) => seriesLesson.number === number);
  if (lesson?.status === 'skipped') return 'done';
  if (series.status !== 'running') return { refused: 'series_over' };
  if (lesson === undefined || !isReserved(series, lesson, now)) return { refused: 'series_lesson_settled' };
  return {
    series: complete(
      withStatus(series, (seriesLesson) =>
        seriesLesson.number === number ? 'skipped' : seriesLesson.status,
      ),
    ),
  };
}

/** Decides that either side ends a series. `done` when it is over. Paid lessons stay unchanged. */
export function decideSeriesEnd(
  side: SeriesSide,
  series: Series,
): { readonly series: Series } | 'done' | Refused<'forbidden'> {
  if (side === null) return { refused: 'forbidden' };
  return series.status === 'ended' ? 'done' : { series: endSeries(series, side) };
}

/** Ends a series, which releases the times of unpaid lessons. */
export const endSeries = (series: Series, because: SeriesEnd): Series => ({
  ...withStatus(series, ({ status }) => (status === 'unpaid' ? 'dropped' : status)),
  status: 'ended',
  endedBecause: because,
});

/**
 * Applies the passing of time to a series. Lessons still unpaid a day before their start lapse, and two lapsed lessons in a row end the
 * series. `paying` holds the numbers of lessons whose payment is under way. Their orders decide them.
 */
export function lapseDue(series: Series, now: number, paying: ReadonlySet<number>): Series {
  if (series.status === 'ended') return series;
  if (series.status === 'starting')
    return now < series.keptUntil || paying.has(1) ? series : endSeries(series, 'not_started');
  const lapsed = withStatus(series, (seriesLesson) =>
    seriesLesson.status === 'unpaid' &&
    !isReserved(series, seriesLesson, now) &&
    !paying.has(seriesLesson.number)
      ? 'lapsed'
      : seriesLesson.status,
  );
  return hasTwoLapsed(lapsed) ? endSeries(lapsed, 'unpaid') : complete(lapsed);
}

/** Returns true after two lapsed lessons in a row. Skipped weeks do not count. */
const hasTwoLapsed = ({ lessons }: Series): boolean =>
  lessons
    .filter(({ status }) => status !== 'skipped')
    .some(({ status }, index, all) => status === 'lapsed' && all[index + 1]?.status === 'lapsed');

/** Ends a running series once no lesson is left to pay. */
const complete = (series: Series): Series =>
  series.status === 'running' && series.lessons.every(({ status }) => status !== 'unpaid')
    ? { ...series, status: 'ended', endedBecause: 'completed' }
    : series;

const withStatus = (series: Series, statusOf: (lesson: SeriesLesson) => SeriesLessonStatus): Series => ({
  ...series,
  lessons: series.lessons.map((lesson) => ({ ...lesson, status: statusOf(lesson) })),
});

/** Returns whether the student should be reminded to pay for a lesson. */
export const isDue = (series: Series, lesson: SeriesLesson, now: number): boolean =>
  series.status === 'running' && isReserved(series, lesson, now) && payFromOf(lesson) <= now;

/**
 * Former name of `isReserved`.
 *
 * @deprecated Use `isReserved`. Goes with version 0.3.
 */
export const isKept = isReserved;
