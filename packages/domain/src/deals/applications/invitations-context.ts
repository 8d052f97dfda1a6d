import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';

export interface InvitationsDeps {
  readonly notify: NotificationsModule['notify'];
  /** Throws `not_found` for a student whose page the viewer may not see. */
  requireVisible(id: string, viewer: Viewer): Promise<void>;
}

/** Parts of the platform, and functions of other modules that invitations use. */
export interface InvitationsContext extends Pick<Platform, 'limits' | 'db' | 'clock' | 'outbox'> {
  readonly notify: InvitationsDeps['notify'];
  readonly requireVisible: InvitationsDeps['requireVisible'];
}
