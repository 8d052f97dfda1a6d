import { PLAN_STATUSES, type PlannedMilestone } from '@campushive/contract/rules/milestones';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Milestones that the poster of a gig proposed to the student who had the gig then. */
export const milestonePlans = pgTable(
  'milestone_plans',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    workerId: uuid('worker_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: PLAN_STATUSES }).notNull(),
    /** In their order, six at most; orders name one by its id. Amounts are minor units. */
    milestones: jsonb('milestones').$type<readonly PlannedMilestone[]>().notNull(),
    /** The worker's reason for declining them. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('milestone_plans_by_listing').on(table.listingId, table.id),
    index('milestone_plans_by_worker').on(table.workerId),
    // Enforced here in case of bugs above: at most one accepted plan, and one that awaits an answer.
    uniqueIndex('milestone_plans_one_proposed')
      .on(table.listingId)
      .where(sql`${table.status} = 'proposed'`),
    uniqueIndex('milestone_plans_one_accepted')
      .on(table.listingId)
      .where(sql`${table.status} = 'accepted'`),
  ],
);
