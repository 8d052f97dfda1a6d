import type { Platform } from '../../../platform/platform.js';
import type { NotificationsModule } from '../../../base/notifications/notifications.js';

/** Parts of the platform, and the desk of appeals. */
export interface AppealsContext extends Pick<Platform, 'db' | 'clock' | 'outbox' | 'config' | 'mail'> {
  readonly notify: NotificationsModule['notify'];
}
