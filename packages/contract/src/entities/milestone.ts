import * as z from 'zod/mini';
import { MILESTONE_STATES, PLAN_STATUSES } from '../rules/milestones.js';
import { instant, majorUnits } from '../schema.js';

/** Which milestone of a gig an order pays, as it was called then. */
export const paidMilestone = z.object({
  id: z.string(),
  /** The first is 1. */
  number: z.number(),
  count: z.number(),
  title: z.string(),
});
export type PaidMilestone = z.infer<typeof paidMilestone>;

const milestone = z.object({
  id: z.string(),
  title: z.string(),
  price: majorUnits,
  state: z.enum(MILESTONE_STATES),
  /** Its order, once it is paid or being paid. */
  paymentId: z.nullable(z.string()),
});
export type Milestone = z.infer<typeof milestone>;

/** What a gig is divided into, or shall be. */
export const milestonePlan = z.object({
  /** Answers name it, so that one that was replaced is never accepted unseen. */
  id: z.string(),
  status: z.enum(PLAN_STATUSES),
  milestones: z.array(milestone),
  /** Why its worker declined it; null otherwise. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** Until when the worker can answer; null of what is not proposed any more. */
  answerBy: z.nullable(instant),
});
export type MilestonePlan = z.infer<typeof milestonePlan>;

/** The milestones of a gig, as its two see them. */
export const gigMilestones = z.object({
  /** What the two agreed on: the milestones are this together. */
  agreedPrice: majorUnits,
  /** The viewer can propose milestones now, or others. */
  mayPropose: z.boolean(),
  /** What is paid one after another; null for a gig that is paid at once. */
  standing: z.nullable(milestonePlan),
  /** What waits for the worker's answer, or what they declined or did not answer last; null without one. */
  proposal: z.nullable(milestonePlan),
});
export type GigMilestones = z.infer<typeof gigMilestones>;

/** What lists and the page of a gig say of its milestones. */
export const listingMilestones = z.object({
  /** A proposal waits for the worker's answer. */
  isProposed: z.boolean(),
  /** The one that is being paid or done, or is to be paid next; null before a plan stands, and after its last. */
  current: z.nullable(z.extend(paidMilestone, { price: majorUnits, state: z.enum(MILESTONE_STATES) })),
});
export type ListingMilestones = z.infer<typeof listingMilestones>;
