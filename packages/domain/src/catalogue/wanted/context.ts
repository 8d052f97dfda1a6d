import type { Warning } from '@campushive/contract';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export interface WantedDeps {
  readonly notify: NotificationsModule['notify'];
  /** Returns the warning for readers of a text; null without one. */
  warningOf(text: string): Warning | null;
}

export const DAY_SECONDS = 24 * 60 * 60;

/** Parts of the platform, and functions of other modules, that wanted posts use. */
export interface WantedContext extends Pick<Platform, 'clock' | 'db' | 'limits'> {
  readonly warningOf: WantedDeps['warningOf'];
}
