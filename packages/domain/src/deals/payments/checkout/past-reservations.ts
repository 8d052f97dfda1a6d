import {
  reservationOf,
  UNPAID_REMEMBERED,
  type PastReservation,
} from '@campushive/contract/rules/reservations';
import { and, eq, gt, ne, or } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { lessonSeries, orders, refunds } from '../../../platform/database/schema/index.js';
import { toSeries } from '../../series/series-row.js';

/** Returns a buyer's reservations within `UNPAID_REMEMBERED`: by orders, and by unpaid series. */
export async function findReservations(
  tx: Db,
  { buyerId, listingId }: { readonly buyerId: string; readonly listingId: string },
  now: Date,
): Promise<PastReservation[]> {
  const since = later(now, -UNPAID_REMEMBERED);
  const started = await tx
    .select({
      listingId: orders.listingId,
      status: orders.status,
      priceMinor: orders.price,
      createdAt: orders.createdAt,
      reservedUntil: orders.reservedUntil,
      updatedAt: orders.updatedAt,
      refundReason: refunds.reason,
    })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(eq(orders.buyerId, buyerId), eq(orders.saleKind, 'purchase'), gt(orders.createdAt, since)));
  const isOfAnother = ne(lessonSeries.listingId, listingId);
  const unpaid = await tx
    .select()
    .from(lessonSeries)
    .where(
      and(
        eq(lessonSeries.studentId, buyerId),
        gt(lessonSeries.createdAt, since),
        or(
          eq(lessonSeries.endedBecause, 'not_started'),
          and(eq(lessonSeries.status, 'starting'), isOfAnother),
        ),
      ),
    );
  // A series with an order for its first lesson counts as that order.
  const alone = unpaid.filter(
    (one) =>
      !started.some(
        (order) =>
          order.listingId === one.listingId &&
          order.createdAt >= one.createdAt &&
          order.createdAt <= (one.status === 'starting' ? now : one.updatedAt),
      ),
  );
  // Pending orders of the same listing do not count: they are resumed or replaced.
  const others = started.filter(
    (order) =>
      order.listingId !== listingId || order.status !== 'pending_payment' || order.reservedUntil <= now,
  );
  return [
    ...others,
    ...alone.map((one) =>
      reservationOf({ ...one, priceMinor: (one.priceMinor * one.minutes) / 60, series: toSeries(one) }),
    ),
  ];
}
