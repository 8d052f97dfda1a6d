import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { SmsModule } from '../../base/sms/sms.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { Passkeys } from './passkeys/passkeys.js';
import { PasswordChange } from './passwords/password-change.js';
import { MailCaps } from './registration/mail-caps.js';
import { Recovery } from './passwords/recovery.js';
import { Registration } from './registration/registration.js';
import { Sessions } from './sessions/sessions.js';
import { SignInAlarms } from './sign-in/sign-in-alarms.js';
import { SignIn } from './sign-in/sign-in.js';
import { StepUps } from './sessions/step-up.js';
import { StudentVerification } from './student-verification/student-verification.js';
import { Verification } from './registration/verification.js';

export interface AuthDeps {
  /** Ends the sockets that a session has open. */
  disconnect(sessionId: string): void;
  readonly notify: NotificationsModule['notify'];
  readonly sendRecoveryCode: SmsModule['sendRecoveryCode'];
}

/** Parts of the platform, the services of this folder, and functions of other modules that the calls of auth use. */
export interface AuthContext extends Pick<Platform, 'db' | 'clock'> {
  readonly caps: MailCaps;
  readonly registration: Registration;
  readonly verification: Verification;
  readonly sessions: Sessions;
  readonly alarms: SignInAlarms;
  readonly signIn: SignIn;
  readonly deps: AuthDeps;
  readonly passwordChange: PasswordChange;
  readonly stepUps: StepUps;
  readonly recovery: Recovery;
  readonly studentVerification: StudentVerification;
  readonly challenges: PasskeyChallenges;
  readonly passkeys: Passkeys;
  readonly platform: Platform;
}

export function createAuthContext(platform: Platform, deps: AuthDeps): AuthContext {
  const { db, clock } = platform;
  const sessions = new Sessions(platform);
  const caps = new MailCaps(platform);
  const registration = new Registration(platform, caps);
  const alarms = new SignInAlarms(platform, sessions);
  const challenges = new PasskeyChallenges(platform);
  return {
    ...{ db, clock, platform, deps, sessions, caps, registration, alarms, challenges },
    verification: new Verification(platform),
    signIn: new SignIn(platform, registration, sessions, alarms),
    recovery: new Recovery(platform, sessions, caps),
    passwordChange: new PasswordChange(platform, sessions),
    stepUps: new StepUps(platform),
    passkeys: new Passkeys(platform, challenges),
    studentVerification: new StudentVerification(platform),
  };
}
