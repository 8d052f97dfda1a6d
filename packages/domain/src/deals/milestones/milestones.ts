import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { expireProposals } from './expire.js';
import { proposeMilestones } from './propose-milestones.js';
import { acceptMilestones } from './accept-milestones.js';
import { changeMilestones, answerMilestones } from './change-milestones.js';
import { declineMilestones, withdrawMilestones } from './answer-milestones.js';
import type { MilestonesContext } from './context.js';

type MilestoneCalls = Handlers<
  'milestones.get' | 'milestones.propose' | 'milestones.accept' | 'milestones.decline' | 'milestones.withdraw'
>;

/** Milestones of gigs: the poster proposes them, and the worker answers. */
export function createMilestonesModule(
  platform: Platform,
  { notify }: { readonly notify: NotificationsModule['notify'] },
): { readonly calls: MilestoneCalls } {
  const { db, clock, limits, outbox, jobs } = platform;
  const context: MilestonesContext = { limits, db, clock, outbox, notify };
  jobs.work('milestones.expire-due', () => expireProposals(platform, notify));
  jobs.every('milestones.expire-due', '* * * * *');
  return {
    calls: {
      async 'milestones.get'({ id }, { viewer }) {
        return { data: await answerMilestones(context, id, viewer) };
      },
      'milestones.propose': ({ id, milestones }, { viewer }) =>
        changeMilestones(context, id, viewer, (locked) => proposeMilestones(context, locked, milestones)),
      'milestones.accept': ({ id, planId }, { viewer }) =>
        changeMilestones(context, id, viewer, (locked) => acceptMilestones(context, locked, planId)),
      'milestones.decline': declineMilestones(context),
      // No notification: the worker has nothing to do any more.
      'milestones.withdraw': withdrawMilestones(context),
    },
  };
}
