import { hasHours, NO_HOURS, type Availability } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { availabilities } from '../../platform/database/schema/index.js';

type AvailabilityRow = typeof availabilities.$inferSelect;

export async function findAvailability(db: Db, listingId: string): Promise<AvailabilityRow | undefined> {
  const [row] = await db.select().from(availabilities).where(eq(availabilities.listingId, listingId));
  return row;
}

/** Returns the hours of a tutor's listing; none before the tutor has set them. */
export async function availabilityOf(
  db: Db,
  listingId: string,
): Promise<{ readonly availability: Availability; readonly hasHours: boolean }> {
  const row = await findAvailability(db, listingId);
  const availability = row ?? NO_HOURS;
  return { availability, hasHours: hasHours(availability) };
}
