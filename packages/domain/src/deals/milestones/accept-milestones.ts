import { refusalToAcceptPlan } from '@campushive/contract/rules/milestones';
import { notifyOf } from './change-milestones.js';
import { type Locked, refusal, type MilestonesContext } from './context.js';
import { renumber, setStatus } from './milestone-rows.js';

export async function acceptMilestones(
  context: MilestonesContext,
  locked: Locked,
  planId: string,
): Promise<void> {
  const { facts, gig } = locked;
  const refused = refusalToAcceptPlan(facts, planId);
  if (refused !== null) throw refusal(refused);
  if (facts.standing !== null) await setStatus(locked, facts.standing.id, 'replaced');
  await setStatus(locked, planId, 'accepted');
  await renumber(locked);
  await notifyOf(context, locked, gig.posterId, 'milestones_accepted');
}
