import * as z from 'zod/mini';
import { hiveName } from '../hive-fields.js';
import { SALE_ITEMS } from '../hives.js';
import { LISTING_STATUSES } from '../listing-status.js';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../order-status.js';
import { majorUnits, instant } from '../schema.js';
import { orderChargeback } from './chargeback.js';
import { completion } from './completion.js';
import { delivery } from './delivery.js';
import { orderDispute, refund } from './dispute.js';
import { meetup } from './meetup.js';
import { paidMilestone } from './milestone.js';
import { photo } from './upload.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const orderParty = z.extend(party, {
  /** Campus, whose meet-up places are offered to both; null for a deleted account. */
  universityId: z.optional(z.nullable(z.string())),
});

/** The payer's next step: approve on their phone, enter a voucher, or wait for the network. */
export const CHARGE_STEPS = ['approve', 'voucher', 'wait'] as const;
export type ChargeStep = (typeof CHARGE_STEPS)[number];

/** A mobile money charge that was requested without leaving the app. */
const charge = z.object({
  network: z.string(),
  maskedPhone: z.string(),
  step: z.enum(CHARGE_STEPS),
  /** So long the payer still has, counted by the server, because phones' clocks are wrong; 0 when it is over. */
  secondsLeft: z.number(),
  /** Where the sandbox's pretended phone is; null with real money. */
  sandboxUrl: z.nullable(z.string()),
});

/** `keep`: messages about the order stay open until it ends. `undecided`: the blocker has not chosen what happens to it. */
const orderBlock = z.enum(['keep', 'undecided']);

/** The mobile money number that paid last, masked; null where none did, or it is forgotten. */
export const paymentNumber = z.nullable(z.object({ network: z.string(), maskedPhone: z.string() }));
export type PaymentNumber = z.infer<typeof paymentNumber>;

/** One thing of a bundle, as it was called and what it did cost when it was bought. */
const bundledThing = z.object({
  hiveId: z.string(),
  title: z.string(),
  price: majorUnits,
  photo: z.nullable(photo),
});
export type BundledThing = z.infer<typeof bundledThing>;

/** One order and its payment, as its buyer or its seller sees it. All Amounts in major units. */
export const payment = z.object({
  id: z.string(),
  /** Our reference, which is also the provider's. */
  reference: z.string(),
  paystackReference: z.string(),
  hiveId: z.string(),
  /** The payer and the payee; for gigs the payer is the poster. */
  buyerId: z.string(),
  sellerId: z.string(),
  /** The viewer's role in the order. */
  role: z.enum(['buyer', 'seller']),
  /** Amount that the buyer is charged: the price and both fees. */
  amount: majorUnits,
  price: majorUnits,
  platformFee: majorUnits,
  processingFee: majorUnits,
  /** Amount that the seller receives. */
  payout: majorUnits,
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  orderStatus: z.enum(ORDER_STATUSES),
  metadata: z.object({
    hiveType: hiveName,
    buyerName: z.nullable(z.string()),
    hiveTitle: z.string(),
    sellerName: z.nullable(z.string()),
  }),
  transactionHive: z.object({
    id: z.string(),
    title: z.string(),
    status: z.enum(LISTING_STATUSES),
    hiveTypeId: hiveName,
    postedByUser: party,
    photo: z.nullable(photo),
    /** Where it is handed over, as its poster wrote; null where no place was named. */
    place: z.nullable(z.string()),
    /** The campus of its poster. */
    universityId: z.nullable(z.string()),
    /** When the event is that a ticket is for; null for everything else. */
    eventDate: z.nullable(instant),
  }),
  buyer: orderParty,
  seller: orderParty,
  /** Kind of item sold: the listing itself, tickets of an event, one session with a tutor, or a package of a service. */
  item: z.enum(SALE_ITEMS),
  /** Number of tickets. 1 for every other item. */
  quantity: z.number(),
  /** The kind of tickets, as named at purchase. Null where the event has no kinds, and for every other item. */
  ticketKind: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The package of a service, as it was when it was bought; null of everything else. */
  package: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      includes: z.string(),
      days: z.number(),
      /** By when it is to be done; null before it is paid. */
      dueAt: z.nullable(instant),
    }),
  ),
  /** The promo code used, and the price of all tickets without it. Null without a code. `price` is the discounted price. */
  promo: z.nullable(z.object({ code: z.string(), priceBefore: majorUnits })),
  /** All items of a bundle, main item first, with the price of each. Empty unless the order is a bundle. */
  bundle: z.array(bundledThing),
  /** The booked session. Null for every other item. */
  booking: z.nullable(
    z.object({
      startsAt: instant,
      endsAt: instant,
      hours: z.number(),
      /** When the tutor proposes to begin instead; null where no proposal waits for the student. */
      proposedStartsAt: z.nullable(instant),
      /** Until when it can be moved; null unless money is held. */
      movableUntil: z.nullable(instant),
    }),
  ),
  /** Where and when the two meet; null until one proposed it. */
  meetup: z.nullable(meetup),
  /** How far an errand is that is fetched and brought; null for everything else. */
  delivery: z.nullable(delivery),
  /** Which milestone of a gig it pays; null for everything else. */
  milestone: z.nullable(paidMilestone),
  /** How far the work of a gig, an errand or a service is; null for everything else. */
  completion: z.nullable(completion),
  /** Paid work that is not marked as done: its deadline, and what follows; null of everything else, and unless money is held. */
  work: z.nullable(
    z.object({
      dueAt: instant,
      /** From when the payer may cancel for a full refund. */
      cancellableFrom: instant,
      /** When it is refunded automatically. */
      refundedAt: instant,
    }),
  ),
  /** Six digits that the buyer shows when they meet; null for the seller, for tickets and unless money is held. */
  handoverCode: z.nullable(z.string()),
  /** Where the buyer can go on paying while it is pending; null otherwise. */
  authorizationUrl: z.nullable(z.string()),
  /** The buyer's mobile money, when it was asked for here; null for the seller and for hosted checkout. */
  charge: z.nullable(charge),
  /** card, mobile_money; null before the provider said. */
  channel: z.nullable(z.string()),
  /** Why it failed, in the provider's words for people. */
  failureReason: z.nullable(z.string()),
  /** Until when an unpaid order keeps the listing; null once paid or over. */
  reservedUntil: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** When held money goes to the seller without a code; null while `block` pauses that. */
  autoReleaseAt: z.nullable(instant),
  /** The sides' blocks of each other while money is held; null without one. Money is not released automatically while one is `undecided`. */
  block: z.nullable(z.object({ mine: z.nullable(orderBlock), theirs: z.nullable(orderBlock) })),
  /** Until when the buyer may still cancel a held order; null for the seller and unless money is held. */
  cancellableUntil: z.nullable(instant),
  /** When the organiser last moved the event after its tickets were bought; null otherwise, and of everything else. */
  eventMovedAt: z.nullable(instant),
  /** The buyer's complaint; null when there was none. */
  dispute: z.nullable(orderDispute),
  /** The latest time that the buyer's bank asked for the money back; null when it never did. */
  chargeback: z.nullable(orderChargeback),
  /** How far the money is on its way back; null when it is not. */
  refund: z.nullable(refund),
  releasedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});
export type Payment = z.infer<typeof payment>;
