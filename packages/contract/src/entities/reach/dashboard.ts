import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '../../deals/deliveries.js';
import { hiveName } from '../../catalogue/hive-fields.js';
import { majorUnits, instant } from '../../schema.js';
import { listing } from '../catalogue/listing.js';
import { notification } from '../base/notification.js';
import { photo } from '../base/upload.js';

/** Activity in one day, week or month. */
const activityBar = z.object({
  /** Start of the period. */
  from: instant,
  /** Amount released to the viewer. */
  earned: majorUnits,
  /** Amount that the viewer paid. */
  spent: majorUnits,
  /** Number of sales and purchases. */
  orders: z.number(),
});
/** Earnings and spending of one day, week or month, in major units. */
export type ActivityBar = z.infer<typeof activityBar>;

/**
 * Kinds of deadlines. `release`: held money is released automatically. `work`: paid work must be marked as done. `task`: the viewer's task
 * is due. `listing`: the viewer's listing ends. `session`: a booked session begins.
 */
const DEADLINE_KINDS = ['release', 'work', 'task', 'listing', 'session'] as const;

/** A deadline of the viewer: the time, and the order or the listing it concerns. */
export const deadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  title: z.string(),
  at: instant,
  subject: z.object({ type: z.enum(['payment', 'listing']), id: z.string() }),
});
/** A deadline of the viewer, as the dashboard lists it. */
export type Deadline = z.infer<typeof deadline>;

/**
 * A next step of the viewer. `complaint`: answer a buyer's complaint about an order. `pay`: complete a payment that is still open. `meet`:
 * meet the other side while money is held. `offer`: answer another student's offer. `agreed`: pay an agreed price before it expires.
 * `lesson`: pay the next lesson of a weekly series. `milestone`: pay the next milestone of a gig. `applicants`: choose an applicant.
 * `deadline`: a task is due, or a listing ends. `unread`: read new messages.
 */
export const nextStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('complaint'),
    title: z.string(),
    /** Number of other items in a bundle. Left out for other orders. */
    moreItems: z.optional(z.number()),
    photo: z.nullable(photo),
    paymentId: z.string(),
    /** Name of the buyer. Null when their account is deleted. */
    otherName: z.nullable(z.string()),
    /** The payout of the order if the complaint is dropped. */
    amount: majorUnits,
    openedAt: instant,
  }),
  z.object({
    kind: z.literal('pay'),
    title: z.string(),
    /** Number of other items in a bundle. Left out for other orders. */
    moreItems: z.optional(z.number()),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    reference: z.string(),
    /** Amount that the viewer is charged. */
    amount: majorUnits,
    /** End of the viewer's reservation. */
    until: instant,
  }),
  z.object({
    kind: z.literal('meet'),
    role: z.enum(['buyer', 'seller']),
    title: z.string(),
    /** Number of other items in a bundle. Left out for other orders. */
    moreItems: z.optional(z.number()),
    photo: z.nullable(photo),
    paymentId: z.string(),
    /** Name of the other student. Null when their account is deleted. */
    otherName: z.nullable(z.string()),
    /** Amount that the viewer paid as the buyer, or receives as the seller. */
    amount: majorUnits,
    /** Start of a booked session, or the agreed time of the meet-up. */
    startsAt: z.nullable(instant),
    /** The agreed place of the meet-up. Null before the two agree. */
    place: z.nullable(z.string()),
    /** True when the other side proposed a place and time, and waits for an answer. */
    proposed: z.boolean(),
    /** Progress of an errand. Null for every other order. */
    delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
    /** Time at which the money is released without a handover code. */
    until: z.nullable(instant),
  }),
  z.object({
    kind: z.literal('offer'),
    role: z.enum(['buyer', 'seller']),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    conversationId: z.string(),
    /** Name of the student who made the offer. Null when their account is deleted. */
    otherName: z.nullable(z.string()),
    /** The offered amount. */
    amount: majorUnits,
    /** The listed price. */
    price: majorUnits,
    /** The viewer's deadline for an answer. */
    until: instant,
  }),
  z.object({
    kind: z.literal('agreed'),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    /** The price that was agreed on, without fees. */
    amount: majorUnits,
    /** The agreed price, without fees. */
    price: majorUnits,
    /** End of the viewer's reservation. */
    until: instant,
  }),
  z.object({
    kind: z.literal('lesson'),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    /** The weekly series. */
    seriesId: z.string(),
    /** Name of the tutor. Null when their account is deleted. */
    otherName: z.nullable(z.string()),
    startsAt: instant,
    hours: z.number(),
    /** Price of the lesson, without fees. */
    amount: majorUnits,
    /** End of the reservation of the lesson's time for the viewer. */
    until: instant,
  }),
  z.object({
    kind: z.literal('milestone'),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    /** The milestone's title, then its number out of `count`. */
    milestone: z.string(),
    number: z.number(),
    count: z.number(),
    /** Amount that the viewer is charged. */
    amount: majorUnits,
  }),
  z.object({
    kind: z.literal('applicants'),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    count: z.number(),
  }),
  z.object({
    kind: z.literal('deadline'),
    deadline: z.enum(['task', 'listing']),
    title: z.string(),
    photo: z.nullable(photo),
    hive: hiveName,
    listingId: z.string(),
    at: instant,
  }),
  z.object({
    kind: z.literal('unread'),
    /** The conversation with the newest message. */
    conversationId: z.string(),
    /** Name of the sender. Null when their account is deleted. */
    otherName: z.nullable(z.string()),
    /** Title of the conversation's listing. Null for a conversation without a listing. */
    title: z.nullable(z.string()),
    photo: z.nullable(photo),
    /** Total number of unread conversations. */
    count: z.number(),
  }),
]);
/** A next step of the viewer, told apart by `kind`. Amounts are in major units. */
export type NextStep = z.infer<typeof nextStep>;

/** The viewer's dashboard: next steps, earnings, activity, deadlines and recommendations. Amounts are in major units. */
export const dashboard = z.object({
  /** The most urgent first. */
  next: z.array(nextStep),
  /** Released to me, ever. */
  totalEarnings: majorUnits,
  /** Held for me. */
  pendingEarnings: majorUnits,
  completedTasks: z.number(),
  activeApplications: z.number(),
  /** The last 7 days, 4 weeks and 12 months, oldest first. */
  activity: z.object({
    week: z.array(activityBar),
    month: z.array(activityBar),
    year: z.array(activityBar),
  }),
  /** Soonest first. */
  deadlines: z.array(deadline),
  /** Events at the viewer's university, or at the place of the input, until the end of the campus's day. Soonest first. */
  tonight: z.array(listing),
  /** Listings of others at the same place since the viewer's previous visit on this device. Newest first. */
  fresh: z.object({
    /** End of that visit; a day ago on the first one, and at most a week ago. */
    since: instant,
    listings: z.array(listing),
  }),
  /** Courses that the viewer follows by a saved search, each with its newest listings. */
  courses: z.array(z.object({ code: z.string(), listings: z.array(listing) })),
  /** Open listings of other students that `fresh` leaves out, ordered so that the viewer's hives and university come first. */
  recommended: z.array(listing),
  /** The viewer's latest notifications. */
  recent: z.array(notification),
});
/** The viewer's dashboard, as `dashboard.get` returns it. */
export type Dashboard = z.infer<typeof dashboard>;
