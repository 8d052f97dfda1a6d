import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { SALE_ITEMS } from '../../catalogue/hives.js';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../deals/order-status.js';
import { majorUnits, instant } from '../../schema.js';
import { orderChargeback } from './chargeback.js';
import { completion } from './completion.js';
import { delivery } from './delivery.js';
import { orderDispute, refund } from './dispute.js';
import { meetup } from './meetup.js';
import { paidMilestone } from './milestone.js';
import { stallProgress } from './stall-order.js';
import { photo } from '../base/upload.js';

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

const orderParty = z.extend(party, {
  /** University, whose meet-up places both sides can choose. Null for a deleted account. */
  universityId: z.optional(z.nullable(z.string())),
});

/** The payer's next step: approve on their phone, enter a voucher, or wait for the network. */
export const CHARGE_STEPS = ['approve', 'voucher', 'wait'] as const;
/** The payer's next step of a mobile money charge. */
export type ChargeStep = (typeof CHARGE_STEPS)[number];

/** A mobile money charge that was requested without leaving the app. */
const charge = z.object({
  network: z.string(),
  maskedPhone: z.string(),
  step: z.enum(CHARGE_STEPS),
  /** Seconds that the payer has left, counted by the server because phones' clocks can be wrong. 0 when the time is over. */
  secondsLeft: z.number(),
  /** URL of the sandbox's simulated phone. Null with real money. */
  sandboxUrl: z.nullable(z.string()),
});

/** A block. `keep`: messages about the order stay open until it ends. `undecided`: the blocker has not decided about the order. */
const orderBlock = z.enum(['keep', 'undecided']);

/** The mobile money number of the last payment, masked. Null without one, or once it is deleted. */
export const paymentNumber = z.nullable(z.object({ network: z.string(), maskedPhone: z.string() }));
/** The masked mobile money number of the last payment. Null without one. */
export type PaymentNumber = z.infer<typeof paymentNumber>;

/** An item of a bundle, with its title and price at purchase. */
const bundledItem = z.object({
  hiveId: z.string(),
  title: z.string(),
  price: majorUnits,
  photo: z.nullable(photo),
});
/** An item of a bundle, with its price at purchase in major units. */
export type BundledThing = z.infer<typeof bundledItem>;

/** An order with its payment, as its buyer or its seller sees it. All amounts in major units. */
export const payment = z.object({
  id: z.string(),
  /** Our reference, which the provider uses too. */
  reference: z.string(),
  paystackReference: z.string(),
  hiveId: z.string(),
  /** The payer and the payee. For gigs, the payer is the poster. */
  buyerId: z.string(),
  sellerId: z.string(),
  /** The viewer's role in the order. */
  role: z.enum(['buyer', 'seller']),
  /** Amount that the buyer is charged: the price and both fees. */
  amount: majorUnits,
  price: majorUnits,
  /** Id of the hive's money field that `price` pays in place of the listing's price, such as a deposit. Null where the price itself is paid. */
  priceField: z.optional(z.nullable(z.string())),
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
    /** Place of the handover, as the poster wrote it. Null where no place was named. */
    place: z.nullable(z.string()),
    /** University of the poster. */
    universityId: z.nullable(z.string()),
    /** Time of the ticket's event. Null for every other item. */
    eventDate: z.nullable(instant),
  }),
  buyer: orderParty,
  seller: orderParty,
  /** Kind of item sold: the listing itself, tickets of an event, one session with a tutor, a package of a service, or items of a stall. */
  item: z.enum(SALE_ITEMS),
  /** Number of tickets. 1 for every other item. */
  quantity: z.number(),
  /** The kind of tickets, as named at purchase. Null where the event has no kinds, and for every other item. */
  ticketKind: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The package of a service, as it was at purchase. Null for every other item. */
  package: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      includes: z.string(),
      days: z.number(),
      /** Due date of the work. Null before the payment. */
      dueAt: z.nullable(instant),
    }),
  ),
  /** The promo code used, and the price of all tickets without it. Null without a code. `price` is the discounted price. */
  promo: z.nullable(z.object({ code: z.string(), priceBefore: majorUnits })),
  /** All items of a bundle, main item first, with the price of each. Empty unless the order is a bundle. */
  bundle: z.array(bundledItem),
  /** The booked session. Null for every other item. */
  booking: z.nullable(
    z.object({
      startsAt: instant,
      endsAt: instant,
      hours: z.number(),
      /** The tutor's proposed start. Null unless a proposal waits for the student. */
      proposedStartsAt: z.nullable(instant),
      /** Deadline for moving the lesson. Null unless money is held. */
      movableUntil: z.nullable(instant),
    }),
  ),
  /** The order in the queue of its stall. Null for every other item. */
  stallOrder: z.nullable(stallProgress),
  /** The meet-up of the two sides. Null before the first proposal. */
  meetup: z.nullable(meetup),
  /** Progress of an errand. Null for every other item. */
  delivery: z.nullable(delivery),
  /** The milestone of a gig that the order pays. Null for every other item. */
  milestone: z.nullable(paidMilestone),
  /** Progress of the work of a gig, an errand or a service. Null for every other item. */
  completion: z.nullable(completion),
  /** Deadline and consequences of unfinished paid work. Null for every other item, and unless money is held. */
  work: z.nullable(
    z.object({
      dueAt: instant,
      /** Time from which the payer can cancel for a full refund. */
      cancellableFrom: instant,
      /** Time of the automatic refund. */
      refundedAt: instant,
    }),
  ),
  /** Six digits that the buyer shows at the handover. Null for the seller, for tickets, and unless money is held. */
  handoverCode: z.nullable(z.string()),
  /** URL where the buyer can continue a pending payment. Null otherwise. */
  authorizationUrl: z.nullable(z.string()),
  /** The buyer's mobile money charge, if requested in the app. Null for the seller, and for hosted checkout. */
  charge: z.nullable(charge),
  /** Payment channel: card, mobile_money. Null before the provider reports it. */
  channel: z.nullable(z.string()),
  /** The provider's description of the failure, for people. */
  failureReason: z.nullable(z.string()),
  /** End of an unpaid order's reservation. Null once paid or over. */
  reservedUntil: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** Time at which held money is released without a code. Null while `block` pauses the release. */
  autoReleaseAt: z.nullable(instant),
  /** The sides' blocks of each other while money is held. Null without one. An `undecided` one pauses the automatic release. */
  block: z.nullable(z.object({ mine: z.nullable(orderBlock), theirs: z.nullable(orderBlock) })),
  /** Deadline for the buyer's cancellation of a held order. Null for the seller, and unless money is held. */
  cancellableUntil: z.nullable(instant),
  /** Time of the event's last move after the tickets were bought. Null otherwise, and for every other item. */
  eventMovedAt: z.nullable(instant),
  /** The buyer's complaint. Null without one. */
  dispute: z.nullable(orderDispute),
  /** The latest chargeback of the payment. Null without one. */
  chargeback: z.nullable(orderChargeback),
  /** Progress of the refund. Null without one. */
  refund: z.nullable(refund),
  releasedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});
/** An order with its payment, as its buyer or its seller sees it. Amounts are in major units of `currency` (ISO 4217). */
export type Payment = z.infer<typeof payment>;
