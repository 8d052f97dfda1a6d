import type { LessonSeries } from '@campushive/contract';
import { isDue, isPayable, nextUnpaid, payUntilOf, isReserved } from '@campushive/contract/rules/series';
import { inArray, or, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../calls/viewer.js';
import { toMajor } from '../../platform/money.js';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries, orders, users } from '../../platform/database/schema/index.js';
import { party } from '../payments/orders/payment-presenter.js';
import { personColumns } from '../../accounts/users/person.js';
import { toSeries, type StoredLesson } from './series-row.js';

const students = alias(users, 'students');
const tutors = alias(users, 'tutors');

/** Series as one of their two sees them; others' are none. */
export async function describeSeries(
  db: Db,
  where: SQL | undefined,
  { userId }: Viewer,
  now: Date,
): Promise<LessonSeries[]> {
  const rows = await db
    .select({ series: lessonSeries, student: personColumns(students), tutor: personColumns(tutors) })
    .from(lessonSeries)
    .innerJoin(students, eq(students.id, lessonSeries.studentId))
    .innerJoin(tutors, eq(tutors.id, lessonSeries.tutorId))
    .where(where)
    .orderBy(lessonSeries.id);
  const own = rows.filter(({ series }) => [series.studentId, series.tutorId].includes(userId));
  const paid = await findPaid(
    db,
    own.flatMap(({ series }) => series.lessons),
  );
  return own.map(({ series: row, student, tutor }) => {
    const series = toSeries(row);
    return {
      id: row.id,
      hiveId: row.listingId,
      title: row.title,
      role: row.studentId === userId ? 'student' : 'tutor',
      student: party(student),
      tutor: party(tutor),
      hours: row.minutes / 60,
      price: toMajor(row.priceMinor),
      status: row.status,
      endedBecause: row.endedBecause,
      lessons: series.lessons.map((lesson, index) => {
        const stored = row.lessons[index];
        const order = lesson.status === 'paid' ? paid.get(stored?.orderId ?? '') : undefined;
        const isMoved = order?.startsAt != null && order.startsAt.getTime() !== lesson.startsAt;
        const isTimeReserved = isReserved(series, lesson, now.getTime());
        return {
          number: lesson.number,
          startsAt: (order?.startsAt ?? new Date(lesson.startsAt)).toISOString(),
          endsAt: (order?.endsAt ?? new Date(lesson.endsAt)).toISOString(),
          movedFrom: isMoved ? new Date(lesson.startsAt).toISOString() : null,
          status: lesson.status,
          paymentId: order?.id ?? null,
          orderStatus: order?.status ?? null,
          payable: isPayable(series, lesson, now.getTime()),
          due: isDue(series, lesson, now.getTime()),
          payUntil: isTimeReserved ? new Date(payUntilOf(series, lesson)).toISOString() : null,
        };
      }),
      next: nextUnpaid(series, now.getTime())?.number ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

async function findPaid(db: Db, lessons: readonly StoredLesson[]) {
  const ids = lessons.flatMap(({ status, orderId }) =>
    status === 'paid' && orderId !== null ? [orderId] : [],
  );
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({ id: orders.id, status: orders.status, startsAt: orders.startsAt, endsAt: orders.endsAt })
    .from(orders)
    .where(inArray(orders.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}

export const isOf = ({ userId }: Viewer): SQL | undefined =>
  or(eq(lessonSeries.studentId, userId), eq(lessonSeries.tutorId, userId));
