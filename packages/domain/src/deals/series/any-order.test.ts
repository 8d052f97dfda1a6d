import { USUAL_AVAILABILITY, DAY, HOUR, MINUTE } from '@campushive/contract';
import type { Interval } from '@campushive/contract/rules/availability';
import {
  decideSeries,
  decideSeriesEnd,
  decideSkip,
  isReserved,
  isPayable,
  isStillFree,
  lapseDue,
  payLesson,
  type Series,
} from '@campushive/contract/rules/series';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const NOW = Date.parse('2026-11-24T08:00:00Z');
const FIRST = Date.parse('2026-12-01T16:00:00Z');
const WEEK = 7 * DAY;
const none = new Set<number>();

/** A tutor’s book: series and single lessons of three students, each under the tutor’s lock. */
interface Book {
  series: Series[];
  /** Paid and pending single lessons, and paid ones of series, which may have moved. */
  lessons: { readonly key: string; time: Interval }[];
  payments: string[];
  now: number;
}

const takenOf = ({ series, lessons, now }: Book): Interval[] => [
  ...lessons.map(({ time }) => time),
  ...series.flatMap((one) => one.lessons.filter((lesson) => isReserved(one, lesson, now))),
];

const action = fc.oneof(
  fc.record({ do: fc.constant('series' as const), week: fc.nat(3), count: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ do: fc.constant('book' as const), week: fc.nat(8), half: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom('pay' as const, 'skip' as const, 'end' as const),
    index: fc.nat(5),
    number: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('move' as const), index: fc.nat(8), week: fc.nat(8), half: fc.nat(3) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 24, 7 * 24) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const slotOf = (week: number, half: number): Interval => {
  const startsAt = FIRST + week * WEEK + half * 30 * MINUTE;
  return { startsAt, endsAt: startsAt + HOUR };
};

function apply(book: Book, one: Action): void {
  const { now } = book;
  const booking = () => ({
    availability: USUAL_AVAILABILITY,
    taken: takenOf(book),
    now,
    timeZone: 'Africa/Accra',
  });
  switch (one.do) {
    case 'series': {
      const first = FIRST + one.week * WEEK;
      const times = Array.from({ length: one.count }, (_, week) => first + week * WEEK);
      const lessons = decideSeries(booking(), { times, hours: 1 });
      if ('refused' in lessons) return;
      book.series.push({ status: 'starting', endedBecause: null, keptUntil: now + 15 * MINUTE, lessons });
      return;
    }
    case 'book': {
      const time = slotOf(one.week, one.half);
      if (time.startsAt <= now || !isStillFree(takenOf(book), time)) return;
      book.lessons.push({ key: `single-${book.lessons.length}`, time });
      return;
    }
    case 'pay': {
      const series = book.series[one.index];
      const lesson = series?.lessons.find(({ number }) => number === one.number);
      if (series === undefined || lesson === undefined) return;
      const others = takenOf({ ...book, series: book.series.filter((other) => other !== series) });
      // A first payment may arrive late; it counts where its time is still free.
      const isLate = one.number === 1 && lesson.status !== 'paid' && lesson.startsAt > now;
      if (isPayable(series, lesson, now)) expect(isStillFree(others, lesson)).toBe(true);
      else if (!isLate || !isStillFree(others, lesson)) return;
      book.series[one.index] = payLesson(series, one.number, { taken: others, now });
      book.lessons.push({ key: `${one.index}-${one.number}`, time: lesson });
      book.payments.push(`${one.index}-${one.number}`);
      return;
    }
    case 'skip':
    case 'end': {
      const series = book.series[one.index];
      if (series === undefined) return;
      const decision =
        one.do === 'skip' ? decideSkip('student', series, one.number, now) : decideSeriesEnd('tutor', series);
      if (typeof decision === 'object' && 'series' in decision) book.series[one.index] = decision.series;
      return;
    }
    case 'move': {
      const lesson = book.lessons[one.index];
      const time = slotOf(one.week, one.half);
      if (lesson === undefined || time.startsAt <= now) return;
      const others = takenOf({ ...book, lessons: book.lessons.filter((other) => other !== lesson) });
      if (isStillFree(others, time)) lesson.time = time;
      return;
    }
    case 'wait':
      book.now += one.hours * HOUR;
      book.series = book.series.map((series) => lapseDue(series, book.now, none));
      return;
    default:
      one satisfies never;
  }
}

it('gives no slot to two students and pays no lesson twice in any order of actions', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const book: Book = { series: [], lessons: [], payments: [], now: NOW };
      for (const one of actions) {
        apply(book, one);
        const times = takenOf(book).toSorted((a, b) => a.startsAt - b.startsAt);
        for (const [index, time] of times.entries())
          expect(time.startsAt).toBeGreaterThanOrEqual(times[index - 1]?.endsAt ?? 0);
        expect(new Set(book.payments).size).toBe(book.payments.length);
        for (const series of book.series)
          if (series.status !== 'running')
            expect(
              series.lessons.some((lesson) => series.status === 'ended' && lesson.status === 'unpaid'),
            ).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
