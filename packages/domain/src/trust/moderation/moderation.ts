import { HEALTH_DAYS } from '@campushive/contract';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { createAppealCalls } from './appeal-calls.js';
import { measureDays } from './campus-health.js';
import { readSwitches } from './switches/hive-switches.js';
import { ReportDesk } from './reports.js';
import { endSuspensions } from './suspension.js';
import { countWarnings } from './warnings.js';
import { listUsers } from './users/list-users.js';
import { updateUser } from './users/update-user.js';
import { listReports } from './cases/list-reports.js';
import { resolveCase } from './cases/resolve-case.js';
import { updateListing } from './listings/update-listing.js';
import { listListings } from './listings/list-listings.js';
import { changeSwitch } from './switches/change-switch.js';
import { listAudit } from './audit/list-audit.js';
import type { ModerationDeps, ModerationContext } from './context.js';

type ModerationCalls = Handlers<
  | 'reports.create'
  | 'moderation.reports'
  | 'moderation.resolve'
  | 'moderation.updateListing'
  | 'moderation.listings'
  | 'moderation.switches'
  | 'moderation.setSwitch'
  | 'moderation.users'
  | 'moderation.updateUser'
  | 'moderation.warnings'
  | 'moderation.health'
  | 'moderation.audit'
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

/** Reports, what moderators decide about them, appeals against that, and the log of it. */
export function createModerationModule(
  platform: Platform,
  deps: ModerationDeps,
): { readonly calls: ModerationCalls } {
  const { db, clock, jobs, mail, outbox, config } = platform;
  const { notify, disconnect } = deps;
  const loginUrl = `${config.publicUrl}/login`;
  const context: ModerationContext = { db, clock, notify, outbox, disconnect, mail, loginUrl, deps, config };
  const desk = new ReportDesk(platform, notify);
  jobs.work('moderation.end-suspensions', () => endSuspensions(db, clock.now()));
  jobs.every('moderation.end-suspensions', '*/10 * * * *');
  jobs.work('moderation.hide-unanswered', () => desk.hideUnanswered());
  jobs.every('moderation.hide-unanswered', '*/10 * * * *');

  const calls: ModerationCalls = {
    ...createAppealCalls(platform, notify, deps.requireSuspended),
    async 'reports.create'(input, { viewer }) {
      const id = await desk.report(input, viewer);
      return { data: { id }, message: 'Thank you. A moderator will look at this.' };
    },
    'moderation.reports': listReports(context),
    'moderation.resolve': resolveCase(context),
    'moderation.updateListing': updateListing(context),
    'moderation.listings': listListings(context),
    async 'moderation.switches'() {
      const data = await readSwitches(db);
      return { data, count: data.length };
    },
    'moderation.setSwitch': changeSwitch(context),
    'moderation.users': listUsers(context),
    'moderation.updateUser': updateUser(context),
    async 'moderation.warnings'() {
      return { data: await countWarnings(db, clock.now()) };
    },
    async 'moderation.health'({ days = HEALTH_DAYS }) {
      const data = await measureDays(db, days, clock.now());
      return { data, count: data.length };
    },
    'moderation.audit': listAudit(context),
  };
  return { calls };
}
