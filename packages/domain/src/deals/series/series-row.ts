import { isDue, isReserved, payFromOf, payUntilOf, type Series } from '@campushive/contract/rules/series';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries } from '../../platform/database/schema/index.js';
import type { StoredLesson } from '../../platform/database/schema/series.js';
import { tutorTimeChanged } from '../availability/tutor-time.js';

export type SeriesRow = typeof lessonSeries.$inferSelect;
export type { StoredLesson };

/** Returns a row as the rules read it. */
export const toSeries = ({ status, endedBecause, keptUntil, lessons }: SeriesRow): Series => ({
  status,
  endedBecause,
  keptUntil: keptUntil.getTime(),
  lessons: lessons.map(({ number, startsAt, endsAt, status: own }) => ({
    number,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    status: own,
  })),
});

/** Returns when a series next needs a step; null when it is over. */
export function dueAtOf(series: Series, requested: ReadonlySet<number>): Date | null {
  if (series.status === 'ended') return null;
  if (series.status === 'starting') return new Date(series.keptUntil);
  const times = series.lessons
    .filter(({ status }) => status === 'unpaid')
    .flatMap((lesson) => [
      payUntilOf(series, lesson),
      ...(requested.has(lesson.number) ? [] : [payFromOf(lesson)]),
    ]);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Stores the decided state of a series whose row the caller has locked; orders and reminders stay with their lessons. */
export async function saveSeries(
  tx: Db,
  row: SeriesRow,
  after: Series,
  now: Date,
  change: (lesson: StoredLesson) => Partial<StoredLesson> = () => ({}),
): Promise<SeriesRow> {
  const statusOf = new Map(after.lessons.map(({ number, status }) => [number, status]));
  const lessons = row.lessons.map((lesson) => ({
    ...lesson,
    status: statusOf.get(lesson.number) ?? lesson.status,
    ...change(lesson),
  }));
  const requested = new Set(lessons.filter(({ isAsked }) => isAsked).map(({ number }) => number));
  const [saved] = await tx
    .update(lessonSeries)
    .set({
      status: after.status,
      endedBecause: after.endedBecause,
      keptUntil: new Date(after.keptUntil),
      lessons,
      dueAt: dueAtOf(after, requested),
      updatedAt: now,
    })
    .where(eq(lessonSeries.id, row.id))
    .returning();
  if (saved === undefined) throw new Error('An update answers its row');
  await tutorTimeChanged(tx, saved.tutorId, now);
  return saved;
}

/** Returns a series, locked. The caller has locked its listing, as a booking does. */
export async function lockSeries(tx: Db, id: string): Promise<SeriesRow | undefined> {
  const [row] = await tx.select().from(lessonSeries).where(eq(lessonSeries.id, id)).for('update');
  return row;
}

/** Returns the series of a student with a listing, locked. */
export const lockSeriesOf = (tx: Db, listingId: string, studentId: string): Promise<SeriesRow[]> =>
  tx
    .select()
    .from(lessonSeries)
    .where(and(eq(lessonSeries.listingId, listingId), eq(lessonSeries.studentId, studentId)))
    .for('update');

/** Returns the lessons whose payment must be requested now. */
export const lessonsToConfirm = (row: SeriesRow, series: Series, now: Date): readonly number[] =>
  series.lessons
    .filter((lesson, index) => isDue(series, lesson, now.getTime()) && row.lessons[index]?.isAsked === false)
    .map(({ number }) => number);

/** Returns true if a lesson of a row still keeps the tutor’s time. */
export const reservedLessons = (row: SeriesRow, now: Date): readonly StoredLesson[] => {
  const series = toSeries(row);
  return row.lessons.filter((_, index) => {
    const lesson = series.lessons[index];
    return lesson !== undefined && isReserved(series, lesson, now.getTime());
  });
};
