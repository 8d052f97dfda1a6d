import type { Availability, WeeklyHours } from '@campushive/contract';
import type { Db } from '@campushive/domain/platform/database/database';
import { availabilities } from '@campushive/domain/platform/database/schema/index';
import type { NewListing } from './listings.js';

const on = (weekday: WeeklyHours['weekday'], from: string, to: string) => ({ weekday, from, to });

const WEEKS: readonly (readonly WeeklyHours[])[] = [
  [
    on('tuesday', '15:00', '19:00'),
    on('wednesday', '15:00', '19:00'),
    on('thursday', '09:00', '12:00'),
    on('thursday', '16:00', '19:00'),
    on('friday', '14:00', '17:00'),
    on('sunday', '10:00', '18:00'),
  ],
  [on('monday', '17:00', '20:00'), on('wednesday', '17:00', '20:00'), on('saturday', '09:00', '16:00')],
  [on('tuesday', '07:00', '09:00'), on('friday', '15:30', '18:30'), on('saturday', '13:00', '17:00')],
  [on('saturday', '08:00', '12:00'), on('sunday', '14:00', '19:00')],
];

/** Returns half the price of an hour, in whole units of ten; null if that is zero. */
const trialOf = (priceMinor: number): number | null => Math.floor(priceMinor / 2_000) * 1_000 || null;

/** Stores the hours of every tutoring listing, which cannot be booked without them, and the price of a first lesson with some. */
export async function storeTeachingHours(tx: Db, rows: readonly NewListing[], now: Date): Promise<void> {
  const tutoring = rows.filter(({ hive }) => hive === 'academia');
  const allHours = tutoring.map(({ id, posterId, priceMinor }, index) => {
    const weekly = WEEKS[index % WEEKS.length] ?? [];
    const hours: Availability = {
      weekly,
      daysOff: [],
      extraHours: [],
      breakMinutes: index % 2 === 0 ? 15 : 0,
      noticeHours: index % 3 === 0 ? 4 : 2,
    };
    return {
      listingId: id,
      tutorId: posterId,
      ...hours,
      trialMinor: index % 3 === 1 ? trialOf(priceMinor ?? 0) : null,
      createdAt: now,
      updatedAt: now,
    };
  });
  if (allHours.length > 0) await tx.insert(availabilities).values(allHours);
}
