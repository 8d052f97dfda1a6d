import type { PlanStatus } from '@campushive/contract/rules/milestones';
import { and, eq, isNotNull } from 'drizzle-orm';
import { milestonePlans, orders } from '../../platform/database/schema/index.js';
import type { Locked } from './context.js';

/** Ends the proposal that awaits an answer, even if it has lapsed before the job ended it: only one proposal waits at a time. */
export async function replaceOpen({ tx, gig, facts: { open }, now }: Locked): Promise<void> {
  await tx
    .update(milestonePlans)
    .set({ status: open === null ? 'expired' : 'replaced', updatedAt: now })
    .where(and(eq(milestonePlans.listingId, gig.id), eq(milestonePlans.status, 'proposed')));
}

/** Updates the milestone numbers and counts of paid orders: the release has to know which one is the last. */
export async function renumber({ tx, gig, facts: { open } }: Locked): Promise<void> {
  const milestones = open?.milestones ?? [];
  const paid = await tx
    .select({ id: orders.id, milestoneId: orders.milestoneId })
    .from(orders)
    .where(and(eq(orders.listingId, gig.id), isNotNull(orders.milestoneId)))
    .orderBy(orders.id)
    .for('update');
  for (const { id, milestoneId } of paid) {
    const index = milestones.findIndex((milestone) => milestone.id === milestoneId);
    if (index < 0) continue;
    const place = { milestoneNumber: index + 1, milestoneCount: milestones.length };
    await tx.update(orders).set(place).where(eq(orders.id, id));
  }
}

export async function setStatus(
  { tx, now }: Locked,
  planId: string,
  status: PlanStatus,
  reason: string | null = null,
): Promise<void> {
  await tx
    .update(milestonePlans)
    .set({ status, reason, updatedAt: now })
    .where(eq(milestonePlans.id, planId));
}
