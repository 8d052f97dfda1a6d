import { eq, inArray, or } from 'drizzle-orm';
import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import type { Db } from '../../platform/database/database.js';
import {
  applications,
  attendeeMessages,
  availabilities,
  bundleItems,
  chargebacks,
  charges,
  credits,
  disputes,
  doorHelpers,
  invitations,
  lessonSeries,
  meetups,
  milestonePlans,
  offers,
  orders,
  paymentNumbers,
  payoutAccounts,
  payouts,
  reconciliationCases,
  reviews,
  stallLines,
  stallOrders,
  tickets,
} from '../../platform/database/schema/index.js';

/** Tables of deals with a student's id. */
export const DEALS_HOLDINGS: readonly Holding[] = [
  holding(availabilities, [availabilities.tutorId], 'erased'),
  holding(applications, [applications.applicantId], 'erased'),
  holding(invitations, [invitations.studentId], 'erased'),
  // Records what the orders of a gig pay; the texts are part of the deal and carry no name.
  holding(milestonePlans, [milestonePlans.workerId], 'kept'),
  holding(tickets, [tickets.userId], 'emptied'),
  holding(offers, [offers.buyerId, offers.sellerId], 'kept'),
  holding(doorHelpers, [doorHelpers.userId], 'erased'),
  holding(attendeeMessages, [attendeeMessages.senderId], 'erased'),
  holding(lessonSeries, [lessonSeries.studentId, lessonSeries.tutorId], 'kept'),
  holding(orders, [orders.buyerId, orders.sellerId], 'kept'),
  holding(meetups, [meetups.buyerId, meetups.sellerId], 'kept'),
  // The export finds bundle items and disputes by their order.
  {
    ...holding(bundleItems, [], 'kept'),
    isExported: (db, userId) => inArray(bundleItems.orderId, ordersOf(db, userId)),
  },
  holding(stallOrders, [stallOrders.buyerId, stallOrders.sellerId], 'kept'),
  {
    ...holding(stallLines, [], 'kept'),
    isExported: (db, userId) => inArray(stallLines.stallOrderId, stallOrdersOf(db, userId)),
  },
  {
    ...holding(disputes, [disputes.resolvedById], 'kept'),
    isExported: (db, userId) => inArray(disputes.orderId, ordersOf(db, userId)),
  },
  holding(charges, [charges.userId], 'erased'),
  holding(chargebacks, [chargebacks.answeredById], 'kept', 'others'),
  holding(reconciliationCases, [reconciliationCases.closedById], 'kept', 'others'),
  holding(paymentNumbers, [paymentNumbers.userId], 'erased'),
  holding(payoutAccounts, [payoutAccounts.userId], 'erased'),
  holding(payouts, [payouts.userId], 'kept'),
  holding(credits, [credits.userId], 'kept'),
  holding(credits, [credits.givenById, credits.withdrawnById], 'kept', 'others'),
  holding(reviews, [reviews.authorId, reviews.subjectId], 'kept'),
];

const ordersOf = (db: Db, userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));

const stallOrdersOf = (db: Db, userId: string) =>
  db
    .select({ id: stallOrders.id })
    .from(stallOrders)
    .where(or(eq(stallOrders.buyerId, userId), eq(stallOrders.sellerId, userId)));
