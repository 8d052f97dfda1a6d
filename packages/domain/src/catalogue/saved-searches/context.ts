import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export interface SavedSearchesDeps {
  readonly notify: NotificationsModule['notify'];
}

/** Parts of the platform, and the notification of another module, that saved searches use. */
export interface SavedSearchesContext extends Pick<Platform, 'db' | 'clock' | 'read'> {
  readonly notify: SavedSearchesDeps['notify'];
}
