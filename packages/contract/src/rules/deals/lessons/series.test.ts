import { describe, expect, it } from 'vitest';
import { USUAL_AVAILABILITY } from '../../../deals/availability.js';
import { DAY, HOUR, MAX_SERIES_LESSONS, MINUTE, SESSION_AHEAD } from '../../../limits.js';
import type { BookingFacts } from './availability.js';
import {
  decideSeries,
  decideSeriesEnd,
  decideSkip,
  endSeries,
  isDue,
  isReserved,
  isPayable,
  lapseDue,
  nextUnpaid,
  payLesson,
  payUntilOf,
  planSeries,
  type Series,
} from './series.js';

/** Returns a time within the usual hours, from 07:00 to 21:00 in Accra, which is on UTC. */
const at = (time: string, day = '2026-12-01') => Date.parse(`${day}T${time}:00Z`);
const NOW = at('08:00', '2026-11-24');
const FIRST = at('16:00');
const WEEK = 7 * DAY;
const facts = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  availability: USUAL_AVAILABILITY,
  taken: [],
  now: NOW,
  timeZone: 'Africa/Accra',
  ...change,
});
const weekly = (count: number) => Array.from({ length: count }, (_, week) => FIRST + week * WEEK);
const chosen = (times: readonly number[], booking = facts()) => decideSeries(booking, { times, hours: 1 });
const starting = (count = 4): Series => {
  const lessons = chosen(weekly(count));
  if ('refused' in lessons) throw new Error(lessons.refused);
  return { status: 'starting', endedBecause: null, keptUntil: NOW + 15 * MINUTE, lessons };
};
const pay = (series: Series, number: number, now = NOW) => payLesson(series, number, { taken: [], now });
const running = (count = 4) => pay(starting(count), 1);
const statuses = ({ lessons }: Series) => lessons.map(({ status }) => status);
const none = new Set<number>();

describe('the weeks of a series', () => {
  const plan = (booking = facts(), startsAt = FIRST) =>
    planSeries(booking, { startsAt, hours: 1, weeks: 4 }).map(({ refused }) => refused);

  it('are at the same time of each week, with a reason for an unavailable one', () => {
    const taken = [{ startsAt: FIRST + WEEK, endsAt: FIRST + WEEK + HOUR }];
    const availability = {
      ...USUAL_AVAILABILITY,
      daysOff: [{ from: '2026-12-14', to: '2026-12-20' }],
    };
    expect(plan(facts({ taken, availability }))).toEqual([null, 'slot_taken', 'slot_not_offered', null]);
  });

  it('may lie further ahead than a single lesson, except for the first', () => {
    const last = NOW + 89 * DAY;
    expect(plan(facts(), last)).toEqual([null, null, null, null]);
    expect(plan(facts(), NOW + 91 * DAY)[0]).toBe('slot_not_offered');
  });

  it('keep their time of day and their length when the clocks change', () => {
    const paris = facts({ timeZone: 'Europe/Paris', now: Date.parse('2026-03-01T00:00:00Z') });
    const startsAt = Date.parse('2026-03-22T15:00:00Z');
    const weeks = planSeries(paris, { startsAt, hours: 1.5, weeks: 2 });
    expect(weeks.map((week) => new Date(week.startsAt).toISOString())).toEqual([
      '2026-03-22T15:00:00.000Z',
      '2026-03-29T14:00:00.000Z',
    ]);
    expect(weeks.every((week) => week.endsAt - week.startsAt === 1.5 * HOUR)).toBe(true);
  });

  it('start at exactly the requested moment, including its seconds', () => {
    const weekly24 = USUAL_AVAILABILITY.weekly.map((weeklyHours) => ({
      ...weeklyHours,
      from: '00:00',
      to: '24:00',
    }));
    const availability = { ...USUAL_AVAILABILITY, weekly: weekly24 };
    const paris = facts({ timeZone: 'Europe/Paris', now: Date.parse('2026-10-01T00:00:00Z'), availability });
    const begin = (startsAt: string) =>
      planSeries(paris, { startsAt: Date.parse(startsAt), hours: 1, weeks: 2 }).map((plannedLesson) =>
        new Date(plannedLesson.startsAt).toISOString(),
      );
    // The second of two hours with the same local time.
    expect(begin('2026-10-25T01:30:00Z')).toEqual(['2026-10-25T01:30:00.000Z', '2026-11-01T01:30:00.000Z']);
    expect(begin('2026-11-03T15:00:20Z')[1]).toBe('2026-11-10T15:00:20.000Z');
  });

  it('leave out the day on which the clocks skip their time', () => {
    const weekly24 = USUAL_AVAILABILITY.weekly.map((weeklyHours) => ({
      ...weeklyHours,
      from: '00:00',
      to: '24:00',
    }));
    const availability = { ...USUAL_AVAILABILITY, weekly: weekly24 };
    const paris = facts({ timeZone: 'Europe/Paris', now: Date.parse('2026-03-01T00:00:00Z'), availability });
    const weeks = planSeries(paris, { startsAt: Date.parse('2026-03-22T01:30:00Z'), hours: 1, weeks: 3 });
    expect(weeks.map(({ refused }) => refused)).toEqual([null, 'slot_not_offered', null]);
  });
});

describe('a series', () => {
  it('consists of the weeks that the student has chosen, in order', () => {
    const [first, second, third] = weekly(3);
    const lessons = chosen([first ?? 0, third ?? 0]);
    expect(lessons).toMatchObject([
      { number: 1, startsAt: first, status: 'unpaid' },
      { number: 2, startsAt: third, status: 'unpaid' },
    ]);
    for (const times of [[], [FIRST], [FIRST, FIRST], [second ?? 0, FIRST], [FIRST, FIRST + DAY]])
      expect(chosen(times)).toEqual({ refused: 'slot_not_offered' });
    expect(chosen(weekly(MAX_SERIES_LESSONS))).toHaveLength(MAX_SERIES_LESSONS);
    expect(chosen(weekly(MAX_SERIES_LESSONS + 1))).toEqual({ refused: 'slot_not_offered' });
  });

  it('is refused when one of its times has been taken', () => {
    const taken = [{ startsAt: FIRST + WEEK, endsAt: FIRST + WEEK + HOUR }];
    expect(chosen(weekly(3), facts({ taken }))).toEqual({ refused: 'slot_taken' });
  });

  it('reserves its times until its first lesson is paid or its 15 minutes are over', () => {
    const series = starting();
    const reserved = (now: number) => series.lessons.map((lesson) => isReserved(series, lesson, now));
    expect(reserved(series.keptUntil - 1)).toEqual([true, true, true, true]);
    expect(reserved(series.keptUntil)).toEqual([false, false, false, false]);
    expect(series.lessons.map((lesson) => isPayable(series, lesson, NOW))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const over = lapseDue(series, series.keptUntil, none);
    expect(over).toMatchObject({ status: 'ended', endedBecause: 'not_started' });
    // A payment is under way, so the order decides.
    expect(lapseDue(series, series.keptUntil, new Set([1]))).toBe(series);
    expect(lapseDue(series, series.keptUntil - 1, none)).toBe(series);
  });

  it('starts with the payment of its first lesson, and takes each later one until a day before it', () => {
    const series = running();
    expect([series.status, statuses(series)]).toEqual(['running', ['paid', 'unpaid', 'unpaid', 'unpaid']]);
    const second = series.lessons[1] ?? series.lessons[0];
    if (second === undefined) throw new Error('There are four');
    const until = payUntilOf(series, second);
    expect(until).toBe(FIRST + WEEK - DAY);
    expect([isPayable(series, second, until - 1), isPayable(series, second, until)]).toEqual([true, false]);
    // Paying further ahead is possible, but reminders are not sent.
    expect(isDue(series, second, FIRST - 1)).toBe(false);
    expect(isDue(series, second, FIRST)).toBe(true);
    expect(nextUnpaid(series, NOW)?.number).toBe(2);
    // The first lesson is paid when the series is created, while its times are reserved.
    expect(starting().lessons.map((lesson) => payUntilOf(starting(), lesson))[0]).toBe(starting().keptUntil);
    const soon = { ...starting(), keptUntil: FIRST };
    expect(soon.lessons.map((lesson) => isDue(soon, lesson, FIRST - 1))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(starting().lessons.map((lesson) => isDue(starting(), lesson, NOW))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('accepts payment for any single lesson once it has started, within the booking limit', () => {
    const third = running().lessons[2];
    if (third === undefined) throw new Error('There are four');
    const ahead = third.startsAt - SESSION_AHEAD;
    expect([isPayable(running(), third, ahead), isPayable(running(), third, ahead - 1)]).toEqual([
      true,
      false,
    ]);
    expect(statuses(pay(running(), 3))).toEqual(['paid', 'unpaid', 'paid', 'unpaid']);
  });

  it('does not start again with another payment of its first lesson', () => {
    const once = lapseDue(running(), FIRST + WEEK - DAY, none);
    expect(pay(once, 1)).toEqual(once);
    // A paid or past lesson cannot be paid, nor can one of a series that has ended.
    const later = FIRST + WEEK - DAY;
    expect(once.lessons.map((lesson) => isPayable(once, lesson, later))).toEqual([false, false, true, true]);
    expect(once.lessons.map((lesson) => isDue(once, lesson, FIRST + WEEK))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const ended: Series = { ...running(), status: 'ended', endedBecause: 'student' };
    expect(ended.lessons.some((lesson) => isReserved(ended, lesson, NOW))).toBe(false);
  });

  it('does not lapse after it has ended', () => {
    const ended = endSeries(running(), 'student');
    expect(lapseDue(ended, FIRST + 9 * WEEK, none)).toBe(ended);
  });

  it('waits for a lesson whose payment is under way', () => {
    const due = FIRST + WEEK - DAY;
    expect(statuses(lapseDue(running(), due, new Set([2])))).toEqual(['paid', 'unpaid', 'unpaid', 'unpaid']);
    expect(statuses(lapseDue(running(), due, new Set([3])))).toEqual(['paid', 'lapsed', 'unpaid', 'unpaid']);
  });

  it('gives up an unpaid week, and ends after two unpaid weeks in a row', () => {
    const once = lapseDue(running(), FIRST + WEEK - DAY, none);
    expect([once.status, statuses(once)]).toEqual(['running', ['paid', 'lapsed', 'unpaid', 'unpaid']]);
    const twice = lapseDue(once, FIRST + 2 * WEEK - DAY, none);
    expect(twice).toMatchObject({ status: 'ended', endedBecause: 'unpaid' });
    expect(statuses(twice)).toEqual(['paid', 'lapsed', 'lapsed', 'dropped']);
    const between = lapseDue(pay(once, 3), FIRST + 3 * WEEK - DAY, none);
    expect(between).toMatchObject({ status: 'ended', endedBecause: 'completed' });
  });

  it('does not count a skipped week as paid or unpaid', () => {
    const skipped = decideSkip('student', lapseDue(running(), FIRST + WEEK - DAY, none), 3, FIRST + WEEK);
    if (typeof skipped === 'string' || 'refused' in skipped) throw new Error('It can be left out');
    const after = lapseDue(skipped.series, FIRST + 3 * WEEK - DAY, none);
    expect(after).toMatchObject({ status: 'ended', endedBecause: 'unpaid' });
  });

  it('lets only its student skip a week, once and while it is unpaid', () => {
    const series = running();
    expect(decideSkip('tutor', series, 2, NOW)).toEqual({ refused: 'forbidden' });
    expect(decideSkip('student', series, 1, NOW)).toEqual({ refused: 'series_lesson_settled' });
    expect(decideSkip('student', series, 9, NOW)).toEqual({ refused: 'series_lesson_settled' });
    expect(decideSkip('student', starting(), 2, NOW)).toEqual({ refused: 'series_over' });
    const skipped = decideSkip('student', series, 2, NOW);
    expect(skipped).toMatchObject({ series: { status: 'running' } });
    if (typeof skipped === 'string' || 'refused' in skipped) throw new Error('It can be left out');
    expect(decideSkip('student', skipped.series, 2, NOW)).toBe('done');
  });

  it('can be ended by either side, and keeps its paid lessons', () => {
    expect(decideSeriesEnd(null, running())).toEqual({ refused: 'forbidden' });
    for (const side of ['student', 'tutor'] as const) {
      const ended = decideSeriesEnd(side, running());
      if (typeof ended === 'string' || 'refused' in ended) throw new Error('It can be ended');
      expect(ended.series).toMatchObject({ status: 'ended', endedBecause: side });
      expect(statuses(ended.series)).toEqual(['paid', 'dropped', 'dropped', 'dropped']);
      expect(decideSeriesEnd('student', ended.series)).toBe('done');
    }
  });

  it('resumes when its first payment arrives late, without the times that others have taken', () => {
    const over = endSeries(starting(), 'not_started');
    const taken = [{ startsAt: FIRST + WEEK, endsAt: FIRST + WEEK + HOUR }];
    const back = payLesson(over, 1, { taken, now: NOW + HOUR });
    expect([back.status, back.endedBecause]).toEqual(['running', null]);
    expect(statuses(back)).toEqual(['paid', 'dropped', 'unpaid', 'unpaid']);
    // Late enough that the second lesson is a day away.
    const later = payLesson(over, 1, { taken: [], now: FIRST + WEEK - DAY });
    expect(statuses(later)).toEqual(['paid', 'dropped', 'unpaid', 'unpaid']);
    expect(statuses(payLesson(over, 1, { taken: [], now: FIRST + WEEK - DAY - 1 }))[1]).toBe('unpaid');
    const ended = endSeries(running(), 'tutor');
    expect(pay(ended, 1)).toEqual(ended);
    expect(pay(ended, 2)).toMatchObject({ status: 'ended', endedBecause: 'tutor' });
  });
});
