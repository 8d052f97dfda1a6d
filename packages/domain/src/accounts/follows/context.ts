import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';

export interface FollowsDeps {
  /** Throws `not_found` for a student whose page the viewer may not see. */
  requireVisible(id: string, viewer: Viewer): Promise<void>;
}

/** Parts of the platform, and functions of other modules, that follows use. */
export interface FollowsContext extends Pick<Platform, 'limits' | 'db' | 'clock'> {
  readonly requireVisible: FollowsDeps['requireVisible'];
}
