import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export interface DashboardDeps {
  /** The viewer's newest notifications. */
  readonly recent: NotificationsModule['calls']['notifications.list'];
  /** Returns the end of the viewer's visit before the current one on this device. Null on the first visit. */
  previousVisit(viewer: Viewer): Promise<Date | null>;
}

/** Parts of the platform, and calls of other modules, that the dashboard reads. */
export interface DashboardContext extends Pick<Platform, 'db' | 'clock' | 'read'> {
  readonly deps: DashboardDeps;
}
