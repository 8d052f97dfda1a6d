import { MAX_NEXT_STEPS, toMajor, type NextStep } from '@campushive/contract';
import { and, asc, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications, listings, orders, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');

/** What waits for a student: what they are paying, whom they meet, and who applied; the most urgent first. */
export async function nextStepsOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
): Promise<NextStep[]> {
  const now = clock.now();
  const [paying, meeting, applied] = await Promise.all([openPayments(), meetings(), applicants()]);
  return [...paying, ...meeting, ...applied].slice(0, MAX_NEXT_STEPS);

  async function openPayments(): Promise<NextStep[]> {
    const rows = await db
      .select({ order: orders, hive: listings.hive, photos: listings.photos })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(
        and(eq(orders.buyerId, userId), eq(orders.status, 'pending_payment'), gt(orders.reservedUntil, now)),
      )
      .orderBy(asc(orders.reservedUntil))
      .limit(MAX_NEXT_STEPS);
    return rows.map(({ order, hive, photos }) => ({
      kind: 'pay',
      title: order.listingTitle,
      photo: photos[0] ?? null,
      hive,
      listingId: order.listingId,
      reference: order.reference,
      amount: toMajor(order.total),
      until: order.reservedUntil.toISOString(),
    }));
  }

  /** A ticket is shown at the door, without anything to agree on. */
  async function meetings(): Promise<NextStep[]> {
    const rows = await db
      .select({ order: orders, photos: listings.photos, buyer: buyers, seller: sellers })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .innerJoin(buyers, eq(buyers.id, orders.buyerId))
      .innerJoin(sellers, eq(sellers.id, orders.sellerId))
      .where(
        and(
          or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
          eq(orders.status, 'held'),
          ne(orders.item, 'ticket'),
        ),
      )
      .orderBy(asc(orders.startsAt), asc(orders.autoReleaseAt))
      .limit(MAX_NEXT_STEPS);
    return rows.map(({ order, photos, buyer, seller }) => {
      const isBuyer = order.buyerId === userId;
      const other = isBuyer ? seller : buyer;
      return {
        kind: 'meet',
        role: isBuyer ? 'buyer' : 'seller',
        title: order.listingTitle,
        photo: photos[0] ?? null,
        paymentId: order.id,
        otherName: other.deletedAt === null ? other.name : null,
        amount: toMajor(isBuyer ? order.total : order.payout),
        startsAt: order.startsAt?.toISOString() ?? null,
        until: order.autoReleaseAt?.toISOString() ?? null,
      };
    });
  }

  async function applicants(): Promise<NextStep[]> {
    const waiting = count(applications.id);
    const rows = await db
      .select({
        id: listings.id,
        title: listings.title,
        hive: listings.hive,
        photos: listings.photos,
        count: waiting,
      })
      .from(listings)
      .innerJoin(applications, eq(applications.listingId, listings.id))
      .where(
        and(
          eq(listings.posterId, userId),
          eq(listings.status, 'active'),
          isNull(applications.withdrawnAt),
          or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
        ),
      )
      .groupBy(listings.id)
      .orderBy(desc(waiting))
      .limit(MAX_NEXT_STEPS);
    return rows.map(({ id, title, hive, photos, count: applied }) => ({
      kind: 'applicants',
      title,
      photo: photos[0] ?? null,
      hive,
      listingId: id,
      count: applied,
    }));
  }
}
