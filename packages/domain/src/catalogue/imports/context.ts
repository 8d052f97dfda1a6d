import type { MailCaps } from '../../accounts/auth/registration/mail-caps.js';
import type { Platform } from '../../platform/platform.js';
import type { HivesModule } from '../hives/hives.js';

/** Functions of other modules that the import uses. */
export interface ImportsDeps {
  /** Posts a listing with all rules of posting. */
  readonly post: HivesModule['post'];
}

/** Dependencies of the use cases of imported listings. */
export interface ImportsContext {
  readonly platform: Platform;
  readonly caps: Pick<MailCaps, 'isStopped'>;
  readonly deps: ImportsDeps;
}
