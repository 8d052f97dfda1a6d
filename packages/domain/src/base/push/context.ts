import type { Platform } from '../../platform/platform.js';
import type { PushSender } from '../../platform/push.js';

/** Parts of the platform, and the sender of pushes. */
export interface PushContext extends Pick<Platform, 'db' | 'jobs' | 'limits' | 'clock'> {
  readonly sender: PushSender | undefined;
}
