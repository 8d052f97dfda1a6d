import { refusalToEndProposal } from '@campushive/contract/rules/milestones';
import type { Handler } from '../../calls/handlers.js';
import { changeMilestones, notifyOf } from './change-milestones.js';
import { setStatus } from './milestone-rows.js';
import { refusal, type MilestonesContext } from './context.js';

export const declineMilestones =
  (context: MilestonesContext): Handler<'milestones.decline'> =>
  ({ id, planId, reason }, { viewer }) =>
    changeMilestones(context, id, viewer, async (locked) => {
      const refused = refusalToEndProposal(locked.facts, 'worker', planId);
      if (refused !== null) throw refusal(refused);
      await setStatus(locked, planId, 'declined', reason);
      await notifyOf(context, locked, locked.gig.posterId, 'milestones_declined');
    });

// No notification: the worker has nothing to do any more.
export const withdrawMilestones =
  (context: MilestonesContext): Handler<'milestones.withdraw'> =>
  ({ id, planId }, { viewer }) =>
    changeMilestones(context, id, viewer, async (locked) => {
      const refused = refusalToEndProposal(locked.facts, 'poster', planId);
      if (refused !== null) throw refusal(refused);
      await setStatus(locked, planId, 'withdrawn');
    });
