import type { Platform } from '../../platform/platform.js';

/** Parts of the platform that the digest uses. */
export interface DigestContext extends Pick<Platform, 'db' | 'clock' | 'config' | 'mail'> {
  readonly platform: Platform;
}
