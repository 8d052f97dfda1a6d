import type { Platform } from '../../platform/platform.js';
import type { UploadsModule } from '../../base/uploads/uploads.js';

export interface StallsDeps {
  readonly attach: UploadsModule['attach'];
  readonly detach: UploadsModule['detach'];
}

/** Dependencies of the use cases of stalls. */
export interface StallsContext {
  readonly platform: Platform;
  readonly deps: StallsDeps;
}
