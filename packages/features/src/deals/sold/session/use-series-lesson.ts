import { UNPAID_ENDS, type LessonSeries, type Payment } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { seriesOfQuery, seriesQuery } from '../../parts/series/index.js';
import type { SessionChoice } from './session-choice.js';

/** Lesson of a weekly series that is being paid for. */
export interface SeriesLesson {
  readonly seriesId: string;
  readonly number: number;
  readonly count: number;
  /** Hourly price. Null for the first lesson, which has the listing's price. */
  readonly price: number | null;
}

export interface SeriesLessonState {
  /** Null for a single lesson. */
  readonly lesson: SeriesLesson | null;
  readonly loading: boolean;
  /** Retries a failed load. Null when it has not failed. */
  readonly retry: (() => void) | null;
}

/** Finds the lesson that is paid for. The URL names it, or after a failed payment the order does. */
export function useSeriesLesson(chosen: SessionChoice | null, payment: Payment | null): SeriesLessonState {
  const client = useClient();
  const named = chosen?.seriesId;
  const isUnpaid =
    payment?.booking != null &&
    (payment.orderStatus === 'pending_payment' || UNPAID_ENDS.includes(payment.orderStatus));
  const one = useQuery({ ...seriesQuery(client, named ?? ''), enabled: named !== undefined });
  const of = useQuery({
    ...seriesOfQuery(client, payment?.id ?? ''),
    enabled: named === undefined && isUnpaid,
  });
  const startsAt = chosen?.startsAt ?? payment?.booking?.startsAt;
  if (named === undefined)
    return { lesson: lessonAt(of.data ?? undefined, startsAt), loading: false, retry: null };
  return {
    lesson: lessonAt(one.data, startsAt),
    loading: one.isPending,
    retry: one.isError && one.data === undefined ? () => void one.refetch() : null,
  };
}

function lessonAt(series: LessonSeries | undefined, startsAt: string | undefined): SeriesLesson | null {
  // Lessons of an ended series are booked singly, at the listed price.
  if (series === undefined || series.status === 'ended' || startsAt === undefined) return null;
  const at = Date.parse(startsAt);
  const lesson = series.lessons.find((one) => Date.parse(one.startsAt) === at);
  if (lesson === undefined) return null;
  const { number } = lesson;
  return {
    seriesId: series.id,
    number,
    count: series.lessons.length,
    price: number === 1 ? null : series.price,
  };
}
