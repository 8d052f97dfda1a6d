import type { SeriesEnd, SeriesLessonStatus, SeriesStatus } from '@campushive/contract/rules/series';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** A lesson of a series, in the order of their times. */
export interface StoredLesson {
  readonly number: number;
  /** ISO 8601. When it was to be: the order of a paid lesson says when it is. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: SeriesLessonStatus;
  /** The latest order that was made for it. */
  readonly orderId: string | null;
  /** Whether its student was notified to pay for it. */
  readonly isAsked: boolean;
}

/** Weekly lessons of one student with one tutor. Paid lessons have orders; the rest of the series reserves the tutor’s time. */
export const lessonSeries = pgTable(
  'lesson_series',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** Title of the listing at the time. */
    title: text('title').notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => users.id),
    minutes: integer('minutes').notNull(),
    /** Price per hour, in minor units. */
    priceMinor: integer('price').notNull(),
    status: text('status').$type<SeriesStatus>().notNull(),
    endedBecause: text('ended_because').$type<SeriesEnd>(),
    /** End of the reservation of its times while the first lesson is not paid. */
    keptUntil: instant('kept_until').notNull(),
    lessons: jsonb('lessons').$type<readonly StoredLesson[]>().notNull(),
    /** Time of the next step: requesting a payment, or handling an overdue one. Null once the series is over. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('lesson_series_by_student').on(table.studentId),
    index('lesson_series_by_tutor').on(table.tutorId),
    index('lesson_series_due')
      .on(table.dueAt)
      .where(sql`${table.status} <> 'ended'`),
  ],
);
