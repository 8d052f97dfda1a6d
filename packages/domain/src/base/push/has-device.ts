import { eq, exists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { pushSubscriptions } from '../../platform/database/schema/index.js';

/** Condition for students who receive notifications on a device. Takes the column with their id. */
export const hasDevice = (db: Db, userId: AnyColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  );
