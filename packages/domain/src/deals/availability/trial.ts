import { LIVE_ORDER_STATUSES, type OrderStatus } from '@campushive/contract';
import type { HourPrice } from '@campushive/contract/rules/bookings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { availabilities, orders } from '../../platform/database/schema/index.js';

/** Statuses of lessons that take or took place, whichever side has their money. */
const HAD: readonly OrderStatus[] = [...LIVE_ORDER_STATUSES, 'released', 'paid_out', 'charged_back'];

export interface HourPriceRequest {
  readonly listingId: string;
  readonly priceMinor: number;
  /** Null for a visitor, who counts as having had no lesson. */
  readonly studentId: string | null;
  readonly tutorId: string;
  readonly now: Date;
}

/** Returns a student's price for an hour of a tutoring listing. */
export async function findHourPrice(
  db: Db,
  { listingId, priceMinor, studentId, tutorId, now }: HourPriceRequest,
): Promise<HourPrice> {
  const [row] = await db
    .select({ trialMinor: availabilities.trialMinor })
    .from(availabilities)
    .where(eq(availabilities.listingId, listingId));
  const trialMinor = row?.trialMinor ?? null;
  if (trialMinor === null || studentId === null) return { priceMinor, trialMinor, hadLesson: false };
  const lapsed = sql`(${orders.status} = 'pending_payment' and ${orders.reservedUntil} <= ${now.toISOString()}::timestamptz)`;
  const had = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, studentId),
        eq(orders.sellerId, tutorId),
        eq(orders.item, 'session'),
        inArray(orders.status, [...HAD]),
        sql`not ${lapsed}`,
      ),
    )
    .limit(1);
  return { priceMinor, trialMinor, hadLesson: had.length > 0 };
}
