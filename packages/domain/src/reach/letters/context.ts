import type { Platform } from '../../platform/platform.js';

/** Parts of the platform that letters about a deal use. */
export interface LettersContext extends Pick<Platform, 'config'> {
  readonly platform: Platform;
}
