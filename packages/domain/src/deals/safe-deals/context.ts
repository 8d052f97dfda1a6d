import type { Warning } from '@campushive/contract';
import type { UploadsModule } from '../../base/uploads/uploads.js';
import type { Platform } from '../../platform/platform.js';

export interface SafeDealsDeps {
  readonly attach: UploadsModule['attach'];
  /** Returns the scam warning of a text; null without one. */
  warningOf(text: string): Warning | null;
}

/** Dependencies of the use cases of safe-deal links. */
export interface SafeDealsContext {
  readonly platform: Platform;
  readonly deps: SafeDealsDeps;
}
