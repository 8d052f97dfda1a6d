import { decideProposal, type ProposalProblem } from '@campushive/contract/rules/milestones';
import type { Failure } from '../../calls/failure.js';
import { invalidField } from '../../calls/failure.js';
import { toMajor, toSalePrice } from '../../platform/money.js';
import { milestonePlans } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { notifyOf } from './change-milestones.js';
import { type Locked, refusal, type MilestonesContext } from './context.js';
import { replaceOpen } from './milestone-rows.js';

interface MilestoneInput {
  readonly title: string;
  readonly price: number | null;
}

export async function proposeMilestones(
  context: MilestonesContext,
  locked: Locked,
  milestones: readonly MilestoneInput[],
): Promise<void> {
  const { facts, gig, tx, now } = locked;
  const proposed = milestones.map(({ title, price }, index) => ({
    id: newId(),
    title,
    priceMinor: toSalePrice(price ?? 0, `milestones.${index}.price`),
  }));
  const decision = decideProposal(facts, gig.assignedToId !== null, proposed);
  if ('refused' in decision) throw refusal(decision.refused);
  if ('wrong' in decision) throw wrongMilestones(decision);
  if (gig.assignedToId === null) throw refusal('listing_unassigned');
  await replaceOpen(locked);
  await tx.insert(milestonePlans).values({
    listingId: gig.id,
    workerId: gig.assignedToId,
    status: 'proposed',
    milestones: [...decision.kept, ...proposed],
    createdAt: now,
    updatedAt: now,
  });
  await notifyOf(context, locked, gig.assignedToId, 'milestones_proposed');
}

function wrongMilestones(problem: ProposalProblem): Failure {
  switch (problem.wrong) {
    case 'too_few':
      return invalidField('milestones', 'too_few', { min: problem.min });
    case 'too_many':
      return invalidField('milestones', 'too_many', { max: problem.max });
    case 'milestones_do_not_add_up':
      return invalidField('milestones', 'milestones_do_not_add_up', {
        difference: toMajor(problem.difference),
      });
    default:
      return problem satisfies never;
  }
}
