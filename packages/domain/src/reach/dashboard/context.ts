import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export interface DashboardDeps {
  /** The viewer's newest notifications. */
  readonly recent: NotificationsModule['calls']['notifications.list'];
}

/** Parts of the platform, and calls of other modules, that the dashboard reads. */
export interface DashboardContext extends Pick<Platform, 'db' | 'clock' | 'read'> {
  readonly deps: DashboardDeps;
}
