import type { Delivery, Meetup, Payment, StallOrder, Review, User } from '@campushive/contract';
import { idOf, aStudent, ago, toPerson } from './fixtures.js';
import { aListing, PACKAGES } from './listing-fixtures.js';

/** Returns an order of `aStudent(0)` at the stall of `aStudent(1)`, seen by the buyer. `change` replaces fields. */
export function aStallOrder(change: Partial<StallOrder> = {}): StallOrder {
  const side = ({ id, name, profileImage }: User) => ({ id, name, profileImage });
  return {
    ...{ id: idOf(4500), number: 27, status: 'preparing', readyAt: '2026-11-20T18:20:00.000Z', lines: [] },
    ...{ place: 'Block C', hall: null, stallId: idOf(4501), stallName: 'Efua’s Waakye', stallPhoto: null },
    ...{ role: 'buyer', payment: 'held', paymentId: idOf(4000), price: 40, amount: 42.6, payout: 39.6 },
    ...{ currency: 'GHS', buyer: side(aStudent(0)), seller: side(aStudent(1)), handoverCode: '418206' },
    ...{ steps: [], isCancellable: false, createdAt: ago(10), updatedAt: ago(5) },
    ...change,
  };
}

/** Returns a held order of `aStudent(0)` from `aStudent(1)`, seen by the buyer. `change` replaces fields. */
export function aPayment(n: number, change: Partial<Payment> = {}): Payment {
  const listing = aListing(n);
  const [buyer, seller] = [aStudent(0), aStudent(1)];
  const party = ({ id, name, profileImage }: User) => ({ id, name, profileImage });
  return {
    id: idOf(4000 + n),
    reference: `cmp-${idOf(4000 + n)}`,
    paystackReference: `cmp-${idOf(4000 + n)}`,
    hiveId: listing.id,
    buyerId: buyer.id,
    sellerId: seller.id,
    role: 'buyer',
    amount: 2609.25,
    price: 2450,
    platformFee: 122.5,
    processingFee: 36.75,
    payout: 2425.5,
    currency: 'GHS',
    status: 'success',
    orderStatus: 'held',
    metadata: {
      hiveType: 'essentials',
      buyerName: buyer.name,
      hiveTitle: listing.title,
      sellerName: seller.name,
    },
    transactionHive: {
      id: listing.id,
      title: listing.title,
      status: 'sold',
      hiveTypeId: 'essentials',
      postedByUser: party(seller),
      photo: listing.photos[0] ?? null,
      place: 'In front of Balme Library',
      universityId: 'ug',
      eventDate: null,
    },
    buyer: party(buyer),
    seller: party(seller),
    item: 'listing',
    quantity: 1,
    ticketKind: null,
    package: null,
    promo: null,
    bundle: [],
    booking: null,
    meetup: null,
    delivery: null,
    milestone: null,
    completion: null,
    stallOrder: null,
    handoverCode: '481926',
    authorizationUrl: null,
    charge: null,
    channel: 'mobile_money',
    failureReason: null,
    reservedUntil: null,
    paidAt: ago(30 + n),
    work: null,
    autoReleaseAt: '2026-11-27T12:00:00.000Z',
    block: null,
    cancellableUntil: null,
    eventMovedAt: null,
    dispute: null,
    chargeback: null,
    refund: null,
    releasedAt: null,
    createdAt: ago(34 + n * 500),
    updatedAt: ago(30 + n),
    ...change,
  };
}

/** Returns the lesson in four days, paid by `aStudent(0)`. */
export const aLesson = (
  n: number,
  change: Partial<NonNullable<Payment['booking']>> = {},
  order: Partial<Payment> = {},
): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Calculus, one to one';
  return {
    ...payment,
    item: 'session',
    metadata: { ...payment.metadata, hiveType: 'academia', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'active',
      hiveTypeId: 'academia',
      place: 'Balme Library',
    },
    booking: {
      startsAt: '2026-11-24T15:00:00.000Z',
      endsAt: '2026-11-24T16:30:00.000Z',
      hours: 1.5,
      proposedStartsAt: null,
      movableUntil: '2026-11-24T11:00:00.000Z',
      ...change,
    },
    ...order,
  };
};

/** Paid gig, as its poster sees it. */
export const aGig = (n: number, change: Partial<Payment> = {}): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Type my final project';
  return {
    ...payment,
    amount: 81.2,
    price: 80,
    platformFee: 0,
    processingFee: 1.2,
    payout: 75.2,
    metadata: { ...payment.metadata, hiveType: 'sidehustle', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'assigned',
      hiveTypeId: 'sidehustle',
      place: null,
    },
    autoReleaseAt: null,
    work: {
      dueAt: '2026-11-27T12:00:00.000Z',
      cancellableFrom: '2026-11-30T12:00:00.000Z',
      refundedAt: '2026-12-27T12:00:00.000Z',
    },
    completion: { status: 'working', rounds: [], revisionsLeft: 3 },
    ...change,
  };
};

/** Returns the service package bought by `aStudent(0)` from `aStudent(1)`. */
export const aServiceOrder = (n: number, change: Partial<Payment> = {}): Payment => {
  const gig = aGig(n);
  const hiveTitle = 'Logos and posters for your event';
  const [, standard] = PACKAGES;
  return {
    ...gig,
    amount: 127.8,
    price: 120,
    platformFee: 6,
    processingFee: 1.8,
    payout: 118.8,
    work: {
      dueAt: '2026-11-24T12:00:00.000Z',
      cancellableFrom: '2026-11-27T12:00:00.000Z',
      refundedAt: '2026-12-24T12:00:00.000Z',
    },
    item: 'service',
    metadata: { ...gig.metadata, hiveTitle },
    transactionHive: { ...gig.transactionHive, title: hiveTitle, status: 'active' },
    package: {
      id: standard.id,
      name: standard.name,
      includes: standard.includes,
      days: standard.days,
      dueAt: '2026-11-24T12:00:00.000Z',
    },
    ...change,
  };
};

/** Returns the errand of `aStudent(0)` done by `aStudent(1)`, in the state of `change`. */
export const anErrand = (n: number, change: Partial<Delivery> = {}): Payment => {
  const payment = aPayment(n);
  const hiveTitle = 'Bring my printed project to the hall';
  return {
    ...payment,
    amount: 40.6,
    price: 40,
    platformFee: 0,
    processingFee: 0.6,
    payout: 37.6,
    metadata: { ...payment.metadata, hiveType: 'logistics', hiveTitle },
    transactionHive: {
      ...payment.transactionHive,
      title: hiveTitle,
      status: 'assigned',
      hiveTypeId: 'logistics',
      place: null,
    },
    delivery: {
      status: 'accepted',
      from: 'Balme Library forecourt',
      to: 'Volta Hall, room 12',
      pickupCode: '730415',
      pickedUpAt: null,
      onTheWayAt: null,
      deliveredAt: null,
      photo: null,
      ...change,
    },
  };
};

/** Returns the meet-up of `aPayment`, proposed by its buyer for the next day. */
export const aMeetup = (change: Partial<Meetup> = {}): Meetup => ({
  id: idOf(4500),
  status: 'proposed',
  proposedBy: 'buyer',
  spotId: 'ug/balme-library-forecourt',
  place: 'Balme Library forecourt, UG',
  startsAt: ago(-24 * 60),
  arrived: [],
  missedBy: null,
  ...change,
});

/** Returns a review by `aStudent(n)` as a buyer, with three to five stars. `change` replaces fields. */
export function aReview(n: number, change: Partial<Review> = {}): Review {
  return {
    id: idOf(6000 + n),
    stars: 5 - (n % 3),
    text: ['Kind and on time.', 'All as described.', 'A little late, but fine.'][n % 3] ?? '',
    author: toPerson(aStudent(n)),
    authorRole: 'buyer',
    listingTitle: aListing(n).title,
    createdAt: ago(60 * 24 * (n + 1)),
    ...change,
  };
}
