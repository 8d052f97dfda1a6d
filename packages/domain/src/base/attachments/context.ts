import type { Platform } from '../../platform/platform.js';
import type { createGate } from '../uploads/concurrency-limit.js';

/** Parts of the platform, and the turns in which files are inspected. */
export interface AttachmentsContext extends Pick<
  Platform,
  'limits' | 'files' | 'clock' | 'db' | 'storage' | 'secrets'
> {
  readonly inTurn: ReturnType<typeof createGate>;
}
