import type { Platform } from '../../platform/platform.js';
import type { MailCaps } from '../auth/registration/mail-caps.js';

/** Parts of the platform and limits that the waiting list uses. */
export interface WaitingListContext {
  readonly platform: Platform;
  readonly caps: MailCaps;
}
