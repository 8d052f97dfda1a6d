import type { Photo } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { BlockingDeps } from './blocking.js';

export interface UsersDeps extends BlockingDeps {
  /** The picture of the student's own upload; throws `validation_failed` on anything else. */
  attachAvatar(tx: Db, ownerId: string, uploadId: string): Promise<Photo>;
  /** Informs others whether they now see the student online. */
  presenceChanged(userId: string): Promise<void>;
}

/** Parts of the platform, and the services of profiles, that the calls of users use. */
export interface UsersContext extends Pick<Platform, 'db' | 'clock'> {
  readonly deps: UsersDeps;
}
