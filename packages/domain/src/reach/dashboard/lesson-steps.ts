import type { NextStep } from '@campushive/contract';
import { isDue, payUntilOf } from '@campushive/contract/rules/series';
import { and, eq } from 'drizzle-orm';
import { toMajor } from '../../platform/money.js';
import { lessonSeries, listings, users } from '../../platform/database/schema/index.js';
import { toSeries } from '../../deals/series/series-row.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import type { StepsContext } from './steps-context.js';

/** Lessons of weekly series that are to be paid, the soonest first. */
export async function lessonsToPay({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({
      series: lessonSeries,
      photos: listings.photos,
      hive: listings.hive,
      tutor: personColumns(users),
    })
    .from(lessonSeries)
    .innerJoin(listings, eq(listings.id, lessonSeries.listingId))
    .innerJoin(users, eq(users.id, lessonSeries.tutorId))
    .where(and(eq(lessonSeries.studentId, userId), eq(lessonSeries.status, 'running')));
  return rows
    .flatMap(({ series: row, photos, hive, tutor }) => {
      const series = toSeries(row);
      return series.lessons
        .filter((lesson) => isDue(series, lesson, now.getTime()))
        .map((lesson) => ({
          kind: 'lesson' as const,
          title: row.title,
          photo: photos[0] ?? null,
          hive,
          listingId: row.listingId,
          seriesId: row.id,
          otherName: toPerson(tutor).name,
          startsAt: new Date(lesson.startsAt).toISOString(),
          hours: row.minutes / 60,
          amount: toMajor(Math.round((row.priceMinor * row.minutes) / 60)),
          until: new Date(payUntilOf(series, lesson)).toISOString(),
        }));
    })
    .toSorted((one, other) => one.until.localeCompare(other.until));
}
