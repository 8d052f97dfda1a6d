import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import type { AuthModule } from '../../accounts/auth/auth.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { AppealDesk } from './appeals.js';
import { listAppeals } from './appeals/list-appeals.js';
import { resolveAppeal } from './appeals/resolve-appeal.js';
import type { AppealsContext } from './appeals/context.js';

type AppealCalls = Handlers<
  | 'appeals.get'
  | 'appeals.create'
  | 'appeals.suspension'
  | 'appeals.createForAccount'
  | 'appeals.list'
  | 'appeals.resolve'
>;

const THANKS = 'Thank you. Another moderator will look at this.';

/** Appeals against what moderators decided. */
export function createAppealCalls(
  platform: Platform,
  notify: NotificationsModule['notify'],
  requireSuspended: AuthModule['requireSuspended'],
): AppealCalls {
  const { db, clock, mail, outbox, config } = platform;
  const context: AppealsContext = { db, clock, notify, outbox, config, mail };
  const desk = new AppealDesk(platform, notify);
  return {
    async 'appeals.get'({ id }, { viewer }) {
      return { data: await desk.shown(id, viewer) };
    },
    async 'appeals.create'(input, { viewer }) {
      await desk.appeal(input, viewer);
      return {
        data: await desk.shown(input.id, viewer),
        message: THANKS,
      };
    },
    async 'appeals.suspension'({ email, password }, { origin }) {
      return { data: await desk.suspension(await requireSuspended(email, password, origin)) };
    },
    async 'appeals.createForAccount'({ email, password, text }, { origin }) {
      const user = await requireSuspended(email, password, origin);
      await desk.appealForAccount(user, text);
      return { data: await desk.suspension(user), message: THANKS };
    },
    'appeals.list': listAppeals(context),
    'appeals.resolve': resolveAppeal(context),
  };
}
