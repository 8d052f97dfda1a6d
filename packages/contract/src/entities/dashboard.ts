import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '../deliveries.js';
import { hiveName } from '../hive-fields.js';
import { majorUnits, instant } from '../schema.js';
import { listing } from './listing.js';
import { notification } from './notification.js';
import { photo } from './upload.js';

/** Activity in one day, week or month. */
export const activityBar = z.object({
  /** Start of the period. */
  from: instant,
  /** Amount released to the viewer. */
  earned: majorUnits,
  /** Paid by me. */
  spent: majorUnits,
  /** Sales and purchases. */
  orders: z.number(),
});
export type ActivityBar = z.infer<typeof activityBar>;

/** `release`: held money is released automatically; `work`: paid work is to be marked as done; `task`: due by me; `listing`: mine ends; `session`: a booked hour begins. */
export const DEADLINE_KINDS = ['release', 'work', 'task', 'listing', 'session'] as const;

export const deadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  title: z.string(),
  at: instant,
  subject: z.object({ type: z.enum(['payment', 'listing']), id: z.string() }),
});
export type Deadline = z.infer<typeof deadline>;

/**
 * The next step of the viewer. `complaint`: the buyer of an order of mine reported a problem, and I have not answered; `pay`: a payment that I began and that is still open; `meet`: money is held until the two of us meet;
 * `offer`: a price that another student named waits for my answer; `agreed`: a price that we agreed on is kept until I pay; `lesson`: the next lesson of a weekly series is to be paid; `milestone`: the next part of a gig of mine can be paid; `applicants`: students wait for my choice; `deadline`: a task of mine is due, or a listing ends; `unread`: students wrote to me.
 */
export const nextStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('complaint'),
    title: z.string(),
    /** How many further things it is of; left out unless it is a bundle. */
    moreItems: z.optional(z.number()),
    photo: z.nullable(photo),
    paymentId: z.string(),
    /** The buyer; null when the account is gone. */
    otherName: z.nullable(z.string()),
    /** The payout of the order if the complaint is dropped. */
    amount: majorUnits,
    openedAt: instant,
  }),
  z.object({
    kind: z.literal('pay'),
    title: z.string(),
    /** How many further things it is of; left out unless it is a bundle. */
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
    /** How many further things it is of; left out unless it is a bundle. */
    moreItems: z.optional(z.number()),
    photo: z.nullable(photo),
    paymentId: z.string(),
    /** The other student; null when the account is gone. */
    otherName: z.nullable(z.string()),
    /** Amount that the viewer paid as the buyer, or receives as the seller. */
    amount: majorUnits,
    /** Start of a booked session, or the agreed time of the meet-up. */
    startsAt: z.nullable(instant),
    /** The agreed place of the meet-up. Null before the two agree. */
    place: z.nullable(z.string()),
    /** The other one proposed where and when, and waits for an answer. */
    proposed: z.boolean(),
    /** How far an errand is; null for everything else. */
    delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
    /** When the money is released without a code. */
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
    /** The listed price. */
    price: majorUnits,
    /** Until when it is kept for me. */
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
    /** The tutor; null when the account is gone. */
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
export type NextStep = z.infer<typeof nextStep>;

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
  /** Open listings of other students, ordered so that the viewer's hives and university come first. */
  recommended: z.array(listing),
  /** The viewer's latest notifications. */
  recent: z.array(notification),
});
export type Dashboard = z.infer<typeof dashboard>;
