import type { Platform } from '../../platform/platform.js';
import type { EventsModule } from '../../deals/events/events.js';
import type { FilesModule } from '../files/files.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { UploadsModule } from '../../base/uploads/uploads.js';

export interface HivesDeps {
  readonly attach: UploadsModule['attach'];
  readonly detach: UploadsModule['detach'];
  readonly notify: NotificationsModule['notify'];
  /** Hooks of the events module, for listings that are events. */
  readonly events: Pick<EventsModule, 'changed' | 'removed' | 'requireMove'>;
  readonly attachFile: FilesModule['attach'];
}

/** Dependencies of the use cases of listings. */
export interface HivesContext {
  readonly platform: Platform;
  readonly deps: HivesDeps;
}
