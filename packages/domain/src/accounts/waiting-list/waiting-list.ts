import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { MailCaps } from '../auth/registration/mail-caps.js';
import { confirmWaiting } from './confirm-waiting.js';
import type { WaitingListContext } from './context.js';
import { inviteWaiting } from './invite-waiting.js';
import { joinWaitingList } from './join-waiting-list.js';
import { leaveWaitingList } from './leave-waiting-list.js';
import { forgetOldWaiting } from './waiting.js';

type WaitingListCalls = Handlers<'waitingList.join' | 'waitingList.confirm' | 'waitingList.leave'>;

/** Creates the module of the waiting list of universities that are not open yet. */
export function createWaitingListModule(platform: Platform): { readonly calls: WaitingListCalls } {
  const { db, clock, jobs } = platform;
  const context: WaitingListContext = { platform, caps: new MailCaps(platform) };
  jobs.work('waiting-list.invite', () => inviteWaiting(platform));
  jobs.every('waiting-list.invite', '* * * * *');
  jobs.work('waiting-list.sweep', () => forgetOldWaiting(db, clock.now()));
  jobs.every('waiting-list.sweep', '53 3 * * *');
  return {
    calls: {
      'waitingList.join': joinWaitingList(context),
      'waitingList.confirm': confirmWaiting(context),
      'waitingList.leave': leaveWaitingList(context),
    },
  };
}
