import type { DaysOff, ExtraHours, WeeklyHours } from '@campushive/contract';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';
import { listings } from './listings.js';

/** Hours of a tutoring listing. No row: the tutor has not set any. */
export const availabilities = pgTable(
  'availabilities',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => users.id),
    weekly: jsonb('weekly').$type<readonly WeeklyHours[]>().notNull(),
    daysOff: jsonb('days_off').$type<readonly DaysOff[]>().notNull(),
    extraHours: jsonb('extra_hours').$type<readonly ExtraHours[]>().notNull(),
    breakMinutes: integer('break_minutes').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    /** Price of an hour of a first lesson, in minor units. */
    trialMinor: integer('trial_price'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('availabilities_by_tutor').on(table.tutorId)],
);
