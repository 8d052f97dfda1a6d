import type { Platform } from '../../platform/platform.js';
import type { createFairGate } from '../../base/uploads/concurrency-limit.js';

/** Parts of the platform, and the turns in which study files are unpacked. */
export interface FilesContext extends Pick<
  Platform,
  'limits' | 'files' | 'db' | 'clock' | 'storage' | 'images' | 'secrets'
> {
  readonly inTurn: ReturnType<typeof createFairGate>;
}
