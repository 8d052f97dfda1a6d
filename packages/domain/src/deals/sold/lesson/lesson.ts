import { HOUR, type Payment } from '@campushive/contract';
import { hourPriceOf } from '@campushive/contract/rules/bookings';
import { movableUntil } from '@campushive/contract/rules/lessons';
import type { Db } from '../../../platform/database/database.js';
import { findHourPrice } from '../../availability/trial.js';
import { tutorTimeChanged } from '../../availability/tutor-time.js';
import { findAgreed } from '../../offers/agreed-price.js';
import type { OrderRow } from '../../payments/orders/orders.js';
import { confirmSession } from '../../series/confirm.js';
import { claimLesson, linkLesson } from '../../series/order-lesson.js';
import { NO_ORDER_FIELDS, isForSale, releasedAfter, singleItem, unavailable } from '../single-item.js';
import type { Listing, Purchase, SoldItem } from '../sold-item.js';
import { isBooked, lockTutor, reserveSession } from './booked-times.js';

/** A session with a tutor: a single lesson, a trial lesson, or one of a weekly series. */
export const lesson: SoldItem = {
  ...singleItem,
  item: 'session',
  claim: (tx, { listing, parties, choice, input }, now) =>
    claimLesson(
      tx,
      {
        seriesId: input.seriesId,
        listingId: listing.id,
        studentId: parties.buyerId,
        session: choice.session,
      },
      now,
    ),
  linkClaim: linkLesson,
  requireAvailable: (_tx, purchase, now) =>
    canBeBooked(purchase, now) ? Promise.resolve() : Promise.reject(unavailable()),
  async quote(tx, purchase, now) {
    const { listing, parties } = purchase;
    const none = { milestone: null, offerId: null, others: [] };
    // A series keeps its initial price.
    const agreedPriceMinor = purchase.lesson?.priceMinor ?? null;
    if (agreedPriceMinor !== null) return { ...none, priceMinor: agreedPriceMinor };
    const offer = await findAgreed(tx, listing.id, parties.buyerId, now);
    if (offer !== null) return { ...none, priceMinor: offer.amountMinor, offerId: offer.id };
    return { ...none, priceMinor: await listedPrice(tx, purchase, now) };
  },
  columnsOf: ({ choice }) => ({ ...choice.session }),
  reserve: (_context, tx, { order }, now) => reserveSession(tx, order, now),
  confirm: (context, tx, { order }, now) => confirmSession(context, tx, order, now),
  async isAvailable(tx, { order, listing }, now) {
    if (listing.status !== 'active' || order.startsAt === null || order.startsAt <= now) return false;
    await lockTutor(tx, order.sellerId);
    return !(await isBooked(tx, order, now));
  },
  isFreeOnceLapsed: true,
  onMoved: (tx, { sellerId }, now) => tutorTimeChanged(tx, sellerId, now),
  clocksOf: ({ order }, now) => releasedAfter(order.endsAt, now),
  orderFields: ({ order }) => ({ ...NO_ORDER_FIELDS, booking: bookingOf(order) }),
};

/** Returns true if a session can be booked. A running series may outlive its listing. */
function canBeBooked({ listing, parties, lesson: claimed }: Purchase, now: Date): boolean {
  const isInSeries = claimed !== null && claimed.priceMinor !== null;
  if (!isInSeries) return isForSale(listing, parties.sale, now);
  return listing.status === 'expired' || isForSale(withoutEnd(listing), parties.sale, now);
}

const withoutEnd = (listing: Listing): Listing => ({ ...listing, expiresAt: null });

/**
 * Returns the listed price, or that of a first lesson. Serialises the buyer's purchases, so that of two lessons booked
 * at the same moment only one is the first.
 */
async function listedPrice(
  tx: Db,
  { listing: { id: listingId, priceMinor }, parties, choice: { session } }: Purchase,
  now: Date,
): Promise<number> {
  const listed = priceMinor ?? 0;
  if (session === null) return listed;
  const facts = { listingId, priceMinor: listed, studentId: parties.buyerId, tutorId: parties.sellerId, now };
  const hours = (session.endsAt.getTime() - session.startsAt.getTime()) / HOUR;
  return hourPriceOf(await findHourPrice(tx, facts), hours);
}

function bookingOf({ startsAt, endsAt, proposedStartsAt, status }: OrderRow): Payment['booking'] {
  if (startsAt === null || endsAt === null) return null;
  const hours = (endsAt.getTime() - startsAt.getTime()) / HOUR;
  const isHeld = status === 'held';
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    hours,
    proposedStartsAt: isHeld ? (proposedStartsAt?.toISOString() ?? null) : null,
    movableUntil: isHeld ? new Date(movableUntil(startsAt.getTime())).toISOString() : null,
  };
}
