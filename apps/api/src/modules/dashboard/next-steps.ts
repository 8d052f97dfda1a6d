import { HOUR, MAX_NEXT_STEPS, NEXT_STEP_HOURS, type NextStep } from '@campushive/contract';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  applications,
  conversations,
  deliveries,
  listings,
  meetups,
  messages,
  offers,
  orders,
  participations,
  users,
} from '../../platform/database/schema/index.js';
import { later } from '../../platform/clock.js';
import type { Platform } from '../../platform/platform.js';
import { latestMeetup, type MeetupRow } from '../meetups/meetup-row.js';
import { isUsed } from '../offers/store.js';
import { toMajor } from '../../money.js';

const buyers = alias(users, 'buyers');
const sellers = alias(users, 'sellers');
const others = alias(users, 'others');
const mine = alias(participations, 'mine');
const theirs = alias(participations, 'theirs');

/** What waits for a student: payments, offers, meetings, deadlines, applicants and messages; the most urgent first. */
export async function nextStepsOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
): Promise<NextStep[]> {
  const now = clock.now();
  const [paying, meeting, offered, agreed, applied, ending, unread] = await Promise.all([
    openPayments(),
    meetings(),
    offersToAnswer(),
    agreedPrices(),
    applicants(),
    endingSoon(),
    unreadConversations(),
  ]);
  return [...paying, ...meeting, ...offered, ...agreed, ...ending, ...applied, ...unread].slice(
    0,
    MAX_NEXT_STEPS,
  );

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
      .select({
        order: orders,
        photos: listings.photos,
        buyer: buyers,
        seller: sellers,
        meetup: meetups,
        delivery: deliveries,
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
      .orderBy(asc(sql`coalesce(${meetups.startsAt}, ${orders.startsAt})`), asc(orders.autoReleaseAt))
      .limit(MAX_NEXT_STEPS);
    return rows.map(({ order, photos, buyer, seller, meetup, delivery }) => {
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
        ...meetingOf(order, meetup, isBuyer ? 'buyer' : 'seller'),
        delivery: delivery === null ? null : deliveryStatusOf(delivery),
        until: order.autoReleaseAt?.toISOString() ?? null,
      };
    });
  }

  /** What the other side named last; the sooner it ends, the earlier. */
  async function offersToAnswer(): Promise<NextStep[]> {
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

  /** Prices that are kept for the student until they pay; the sooner one ends, the earlier. */
  async function agreedPrices(): Promise<NextStep[]> {
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

  /** What the student does for another, and what they offer themselves. */
  async function endingSoon(): Promise<NextStep[]> {
    const rows = await db
      .select({
        id: listings.id,
        title: listings.title,
        hive: listings.hive,
        photos: listings.photos,
        posterId: listings.posterId,
        expiresAt: listings.expiresAt,
      })
      .from(listings)
      .where(
        and(
          gt(listings.expiresAt, now),
          lt(listings.expiresAt, later(now, NEXT_STEP_HOURS * HOUR)),
          or(
            and(eq(listings.posterId, userId), eq(listings.status, 'active'), ne(listings.hive, 'buzz')),
            and(eq(listings.assignedToId, userId), eq(listings.status, 'assigned')),
          ),
        ),
      )
      .orderBy(asc(listings.expiresAt))
      .limit(MAX_NEXT_STEPS);
    return rows.map(({ id, title, hive, photos, posterId, expiresAt }) => ({
      kind: 'deadline',
      deadline: posterId === userId ? 'listing' : 'task',
      title,
      photo: photos[0] ?? null,
      hive,
      listingId: id,
      at: (expiresAt ?? now).toISOString(),
    }));
  }

  /** One step for all that was written: it leads to the conversation that was written in last. */
  async function unreadConversations(): Promise<NextStep[]> {
    const rows = await db
      .select({
        id: mine.conversationId,
        other: others,
        title: listings.title,
        photos: listings.photos,
        count: sql<number>`(count(*) over ())::int`,
      })
      .from(mine)
      .innerJoin(theirs, and(eq(theirs.conversationId, mine.conversationId), ne(theirs.userId, mine.userId)))
      .innerJoin(others, eq(others.id, theirs.userId))
      .innerJoin(conversations, eq(conversations.id, mine.conversationId))
      // What the deal itself says in a conversation is a step of its own.
      .innerJoin(
        messages,
        and(
          eq(messages.conversationId, conversations.id),
          eq(messages.position, conversations.length),
          notInArray(messages.kind, ['system', 'offer', 'meetup']),
        ),
      )
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(
        and(
          eq(mine.userId, userId),
          gt(mine.unreadCount, 0),
          isNull(mine.mutedAt),
          isNull(mine.archivedAt),
          // What was written last was taken back.
          isNull(messages.unsentAt),
        ),
      )
      .orderBy(desc(mine.updatedAt))
      .limit(1);
    return rows.map(({ id, other, title, photos, count: unread }) => ({
      kind: 'unread',
      conversationId: id,
      otherName: other.deletedAt === null ? other.name : null,
      title,
      photo: photos?.[0] ?? null,
      count: unread,
    }));
  }
}

/** When and where two of an order meet, as far as they agreed, and whether `side` is asked to. */
function meetingOf(order: typeof orders.$inferSelect, meetup: MeetupRow | null, side: 'buyer' | 'seller') {
  const agreed = meetup?.status === 'accepted' ? meetup : null;
  const startsAt = agreed?.startsAt ?? order.startsAt;
  return {
    startsAt: startsAt?.toISOString() ?? null,
    place: agreed?.place ?? null,
    proposed: meetup?.status === 'proposed' && meetup.proposedBy !== side,
  };
}
