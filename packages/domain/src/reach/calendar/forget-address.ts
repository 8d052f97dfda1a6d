import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { calendarAddresses } from '../../platform/database/schema/index.js';

/** Deletes the address of a student's calendar, which stops working at once. */
export async function forgetCalendarAddress(db: Db, userId: string): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}
