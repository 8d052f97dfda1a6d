import { MAX_NEXT_STEPS, type NextStep } from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { and, asc, eq, gt, inArray, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toMajor } from '../../platform/money.js';
import {
  deliveries,
  listings,
  meetups,
  offers,
  orders,
  users,
} from '../../platform/database/schema/index.js';
import { latestMeetup, type MeetupRow } from '../../deals/meetups/meetup-row.js';
import { isUsed } from '../../deals/offers/store.js';
import { releaseIsPaused } from '../../deals/orders/block-sql.js';
import type { StepsContext } from './steps-context.js';

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');

/** Reservations that wait for the student's payment. */
export async function openPayments({ db, userId, now }: StepsContext): Promise<NextStep[]> {
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
    ...(order.moreItems > 0 && { moreItems: order.moreItems }),
    photo: photos[0] ?? null,
    hive,
    listingId: order.listingId,
    reference: order.reference,
    amount: toMajor(order.total),
    until: order.reservedUntil.toISOString(),
  }));
}

/** Meetings to agree on or attend. Excludes tickets, which are shown at the door without an agreement. */
export async function meetings({ db, userId }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({
      order: orders,
      photos: listings.photos,
      buyer: buyers,
      seller: sellers,
      meetup: meetups,
      delivery: deliveries,
      isPaused: releaseIsPaused,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(meetups, and(eq(meetups.id, latestMeetup), inArray(meetups.status, ['proposed', 'accepted'])))
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        eq(orders.status, 'held'),
        ne(orders.item, 'ticket'),
      ),
    )
    .orderBy(
      asc(sql`coalesce(${meetups.startsAt}, ${orders.startsAt})`),
      asc(sql`coalesce(${orders.autoReleaseAt}, ${orders.workDueAt})`),
    )
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ order, photos, buyer, seller, meetup, delivery, isPaused }) => {
    const isBuyer = order.buyerId === userId;
    const other = isBuyer ? seller : buyer;
    return {
      kind: 'meet',
      role: isBuyer ? 'buyer' : 'seller',
      title: order.listingTitle,
      ...(order.moreItems > 0 && { moreItems: order.moreItems }),
      photo: photos[0] ?? null,
      paymentId: order.id,
      otherName: other.deletedAt === null ? other.name : null,
      amount: toMajor(isBuyer ? order.total : order.payout),
      ...meetingOf(order, meetup, isBuyer ? 'buyer' : 'seller'),
      delivery: delivery === null ? null : deliveryStatusOf(delivery),
      until: isPaused ? null : (order.autoReleaseAt?.toISOString() ?? null),
    };
  });
}

/** Offers of the other side that await an answer, earliest expiry first. */
export async function offersToAnswer({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({ offer: offers, listing: listings, buyer: buyers, seller: sellers })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .innerJoin(buyers, eq(buyers.id, offers.buyerId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(
      and(
        or(
          and(eq(offers.sellerId, userId), eq(offers.status, 'open')),
          and(eq(offers.buyerId, userId), eq(offers.status, 'countered')),
        ),
        gt(offers.expiresAt, now),
        eq(listings.status, 'active'),
      ),
    )
    .orderBy(asc(offers.expiresAt))
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ offer, listing, buyer, seller }) => {
    const isBuyer = offer.buyerId === userId;
    const other = isBuyer ? seller : buyer;
    return {
      kind: 'offer',
      role: isBuyer ? 'buyer' : 'seller',
      title: listing.title,
      photo: listing.photos[0] ?? null,
      hive: listing.hive,
      conversationId: offer.conversationId,
      otherName: other.deletedAt === null ? other.name : null,
      amount: toMajor(offer.amountMinor),
      price: toMajor(listing.priceMinor ?? 0),
      until: offer.expiresAt.toISOString(),
    };
  });
}

/** Returns the agreed prices that are reserved until the student pays, earliest expiry first. */
export async function agreedPrices({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({ offer: offers, listing: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        eq(offers.buyerId, userId),
        eq(offers.status, 'accepted'),
        gt(offers.expiresAt, now),
        eq(listings.status, 'active'),
        not(isUsed),
      ),
    )
    .orderBy(asc(offers.expiresAt))
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ offer, listing }) => ({
    kind: 'agreed',
    title: listing.title,
    photo: listing.photos[0] ?? null,
    hive: listing.hive,
    listingId: listing.id,
    amount: toMajor(offer.amountMinor),
    price: toMajor(listing.priceMinor ?? 0),
    until: offer.expiresAt.toISOString(),
  }));
}

/** Agreed time and place of an order's meeting, and whether `side` has to answer a proposal. */
function meetingOf(order: typeof orders.$inferSelect, meetup: MeetupRow | null, side: 'buyer' | 'seller') {
  const agreed = meetup?.status === 'accepted' ? meetup : null;
  const startsAt = agreed?.startsAt ?? order.startsAt;
  return {
    startsAt: startsAt?.toISOString() ?? null,
    place: agreed?.place ?? null,
    proposed: meetup?.status === 'proposed' && meetup.proposedBy !== side,
  };
}
