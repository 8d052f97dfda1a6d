import type { Platform } from '../../platform/platform.js';
import type { createFairGate } from './concurrency-limit.js';

/** Parts of the platform, and the turns in which photos are encoded. */
export interface UploadsContext extends Pick<Platform, 'limits' | 'images' | 'storage' | 'db' | 'clock'> {
  readonly inTurn: ReturnType<typeof createFairGate>;
}
