import { MAX_NEXT_STEPS, type NextStep } from '@campushive/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { toMajor } from '../../platform/money.js';
import { disputes, listings, orders, users } from '../../platform/database/schema/index.js';
import type { StepsContext } from './steps-context.js';

/** Returns the open complaints of buyers that the student has not answered, the oldest first. */
export async function complaintsAgainst({ db, userId }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({ order: orders, openedAt: disputes.createdAt, photos: listings.photos, buyer: users })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(users, eq(users.id, orders.buyerId))
    .where(
      and(
        eq(orders.sellerId, userId),
        eq(orders.status, 'disputed'),
        isNull(disputes.answeredAt),
        isNull(disputes.resolvedAt),
      ),
    )
    .orderBy(asc(disputes.createdAt))
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ order, openedAt, photos, buyer }) => ({
    kind: 'complaint',
    title: order.listingTitle,
    ...(order.moreItems > 0 && { moreItems: order.moreItems }),
    photo: photos[0] ?? null,
    paymentId: order.id,
    otherName: buyer.deletedAt === null ? buyer.name : null,
    amount: toMajor(order.payout),
    openedAt: openedAt.toISOString(),
  }));
}
