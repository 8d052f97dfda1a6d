import * as z from 'zod/mini';
import { MILESTONE_STATES, PLAN_STATUSES } from '../../rules/deals/gigs/milestones.js';
import { instant, majorUnits } from '../../schema.js';

/** The milestone of a gig that an order pays, as named at the time. */
export const paidMilestone = z.object({
  id: z.string(),
  /** Number of the milestone, starting at 1. */
  number: z.number(),
  count: z.number(),
  title: z.string(),
});
/** The milestone that an order pays: its title, and its number out of `count`. */
export type PaidMilestone = z.infer<typeof paidMilestone>;

const milestone = z.object({
  id: z.string(),
  title: z.string(),
  price: majorUnits,
  state: z.enum(MILESTONE_STATES),
  /** The order of the milestone. Null before its payment starts. */
  paymentId: z.nullable(z.string()),
});
/** A milestone of a plan. The price is in major units. */
export type Milestone = z.infer<typeof milestone>;

/** The plan of a gig's milestones, accepted or proposed. */
const milestonePlan = z.object({
  /** Answers name this id, so that a replaced plan is never accepted unseen. */
  id: z.string(),
  status: z.enum(PLAN_STATUSES),
  milestones: z.array(milestone),
  /** The worker's reason for declining. Null otherwise. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** The worker's deadline for an answer. Null for a plan that is no longer proposed. */
  answerBy: z.nullable(instant),
});
/** A plan of a gig's milestones, proposed by the poster and answered by the worker. */
export type MilestonePlan = z.infer<typeof milestonePlan>;

/** The milestones of a gig, as its two sides see them. */
export const gigMilestones = z.object({
  /** The agreed price, which is the sum of all milestones. */
  agreedPrice: majorUnits,
  /** The viewer can propose milestones now, or propose different ones. */
  mayPropose: z.boolean(),
  /** The accepted plan, paid one milestone at a time. Null for a gig that is paid at once. */
  standing: z.nullable(milestonePlan),
  /** The plan that waits for the worker's answer, or the last one that they declined or left unanswered. Null without one. */
  proposal: z.nullable(milestonePlan),
});
/** The milestones of a gig: the accepted plan, and the latest proposal. Prices are in major units. */
export type GigMilestones = z.infer<typeof gigMilestones>;

/** Summary of a gig's milestones for lists and the gig's page. */
export const listingMilestones = z.object({
  /** A proposal waits for the worker's answer. */
  isProposed: z.boolean(),
  /** The milestone in progress, or the next one to pay. Null before a plan is accepted, and after its last milestone. */
  current: z.nullable(z.extend(paidMilestone, { price: majorUnits, state: z.enum(MILESTONE_STATES) })),
});
/** A summary of a gig's milestones, as a listing carries it. */
export type ListingMilestones = z.infer<typeof listingMilestones>;
