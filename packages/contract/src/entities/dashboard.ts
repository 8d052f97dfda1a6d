import * as z from 'zod/mini';
import { majorUnits, instant } from '../schema.js';
import { listing } from './listing.js';
import { notification } from './notification.js';

/** What happened in one day, week or month. */
export const activityBar = z.object({
  /** When it begins. */
  from: instant,
  /** Released to me. */
  earned: majorUnits,
  /** Paid by me. */
  spent: majorUnits,
  /** Sales and purchases. */
  orders: z.number(),
});
export type ActivityBar = z.infer<typeof activityBar>;

/** `release`: held money is released automatically; `task`: due by me; `listing`: mine ends; `session`: a booked hour begins. */
export const DEADLINE_KINDS = ['release', 'task', 'listing', 'session'] as const;

export const deadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  title: z.string(),
  at: instant,
  subject: z.object({ type: z.enum(['payment', 'listing']), id: z.string() }),
});
export type Deadline = z.infer<typeof deadline>;

export const dashboard = z.object({
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
  /** Open listings of others: from the hives that I use and my university first. */
  recommended: z.array(listing),
  /** What happened for me last. */
  recent: z.array(notification),
});
export type Dashboard = z.infer<typeof dashboard>;
