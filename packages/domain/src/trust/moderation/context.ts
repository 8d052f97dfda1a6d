import type { Platform } from '../../platform/platform.js';
import type { AuthModule } from '../../accounts/auth/auth.js';
import type { ScamShieldModule } from '../scam-shield/scam-shield.js';
import type { DecisionDeps } from './decide.js';

export interface ModerationDeps extends DecisionDeps {
  /** Returns the suspended account of a caller who cannot have a session. */
  readonly requireSuspended: AuthModule['requireSuspended'];
  /** Returns what the scam shield finds in a text. */
  readonly verdictOf: ScamShieldModule['verdictOf'];
  /** Ends the sockets that a student has open. */
  disconnect(userId: string): void;
}

/** Parts of the platform, and functions of other modules that moderators' calls use. */
export interface ModerationContext extends Pick<Platform, 'db' | 'clock' | 'outbox' | 'mail' | 'config'> {
  readonly notify: ModerationDeps['notify'];
  readonly disconnect: ModerationDeps['disconnect'];
  readonly loginUrl: string;
  readonly deps: ModerationDeps;
}
