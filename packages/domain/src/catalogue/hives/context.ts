import type { Platform } from '../../platform/platform.js';
import type { Db } from '../../platform/database/database.js';
import type { FilesModule } from '../files/files.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { UploadsModule } from '../../base/uploads/uploads.js';
import type { ListingRow } from './listing-row.js';

/** Functions of the owner of seats, for listings that are events. They run in the transaction of the change. */
export interface EventHooks {
  /** Refuses to move an event with tickets without confirmation. */
  requireMove(
    tx: Db,
    before: ListingRow,
    details: ListingRow['details'],
    move: { readonly isConfirmed: boolean; readonly now: Date },
  ): Promise<void>;
  changed(tx: Db, before: ListingRow, after: ListingRow, now: Date): Promise<void>;
  removed(tx: Db, listing: ListingRow): Promise<void>;
}

export interface HivesDeps {
  readonly attach: UploadsModule['attach'];
  readonly detach: UploadsModule['detach'];
  readonly notify: NotificationsModule['notify'];
  readonly events: EventHooks;
  readonly attachFile: FilesModule['attach'];
}

/** Dependencies of the use cases of listings. */
export interface HivesContext {
  readonly platform: Platform;
  readonly deps: HivesDeps;
}
