import type { Handlers } from '../../calls/handlers.js';
import type { Origin, Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { ChoiceRoute } from '../../platform/routes.js';
import type { UserRow } from '../users/user.js';
import { passkeyCalls, type PasskeyCalls } from './passkeys/passkey-calls.js';
import { stopCodesChoice } from './registration/stop-codes.js';
import { register } from './registration/register.js';
import { verifyOtp } from './registration/verify-otp.js';
import { resendOtp } from './registration/resend-otp.js';
import { challenge } from './registration/challenge.js';
import { login } from './sign-in/login.js';
import { denySignIn } from './sign-in/deny-sign-in.js';
import { logout } from './sessions/logout.js';
import { me } from './sessions/me.js';
import { openStepUp } from './sessions/open-step-up.js';
import { listSessions } from './sessions/list-sessions.js';
import { endSession } from './sessions/end-session.js';
import { forgotPassword } from './passwords/forgot-password.js';
import { resetPassword } from './passwords/reset-password.js';
import { proveRecoveryCode, textRecoveryCode } from './passwords/text-recovery.js';
import { changePassword } from './passwords/change-password.js';
import { sendStudentCode } from './student-verification/send-student-code.js';
import { proveStudent } from './student-verification/prove-student.js';
import { limit } from './limit.js';
import { describeUser } from './describe-user.js';
import { createAuthContext, type AuthDeps } from './context.js';
import { workOnAuth } from './jobs.js';

type AuthCalls = Handlers<
  | 'auth.register'
  | 'auth.verifyOtp'
  | 'auth.resendOtp'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.me'
  | 'auth.challenge'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
  | 'auth.textRecoveryCode'
  | 'auth.proveRecoveryCode'
  | 'auth.denySignIn'
  | 'auth.stepUp'
  | 'auth.changePassword'
  | 'auth.sessions'
  | 'auth.endSession'
  | 'auth.sendStudentCode'
  | 'auth.proveStudent'
>;

export interface AuthModule {
  readonly calls: AuthCalls & PasskeyCalls;
  readonly choices: readonly ChoiceRoute[];
  /** Returns the viewer of a token; throws `session_expired` when the session has ended. */
  authenticate(token: string): Promise<Viewer>;
  /** Returns the viewer of a document cookie; throws as `authenticate` does. */
  authenticatePage(value: string): Promise<Viewer>;
  /** Returns when each session ends without further use; omits ended ones. */
  endsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Throws `step_up_required` unless the proof is fresh and of this session. */
  requireStepUp(viewer: Viewer, proof: string | undefined): Promise<void>;
  /** Throws `password_wrong` on `field` unless it is this student's password. */
  requirePassword(userId: string, password: string, field: string): Promise<unknown>;
  /** Returns the suspended account that the password belongs to; throws like the login otherwise. */
  requireSuspended(email: string, password: string, origin: Origin): Promise<UserRow>;
  /** Ends every session of a student in the transaction. Call the returned function once it has committed. */
  endSessions(tx: Db, userId: string): Promise<() => void>;
  /** Returns the end of the session's visit before the current one. Null on the first visit. */
  previousVisit(viewer: Viewer): Promise<Date | null>;
}

/** Creates the module for sign-up, log-in, log-out and password resets. */
export function createAuthModule(platform: Platform, deps: AuthDeps): AuthModule {
  const context = createAuthContext(platform, deps);
  const { sessions, stepUps, passwordChange } = context;
  workOnAuth(context);

  const calls: AuthCalls = {
    'auth.register': register(context),
    'auth.verifyOtp': verifyOtp(context),
    'auth.resendOtp': resendOtp(context),
    'auth.challenge': challenge(context),
    'auth.login': login(context),
    'auth.logout': logout(context),
    'auth.me': me(context),
    'auth.forgotPassword': forgotPassword(context),
    'auth.resetPassword': resetPassword(context),
    'auth.textRecoveryCode': textRecoveryCode(context),
    'auth.proveRecoveryCode': proveRecoveryCode(context),
    'auth.denySignIn': denySignIn(context),
    'auth.stepUp': openStepUp(context),
    'auth.changePassword': changePassword(context),
    'auth.sessions': listSessions(context),
    'auth.endSession': endSession(context),
    'auth.sendStudentCode': sendStudentCode(context),
    'auth.proveStudent': proveStudent(context),
  };

  return {
    calls: {
      ...calls,
      ...passkeyCalls(platform, {
        ...context,
        limit: (what, origin) => limit(context, what, origin),
        describe: (row) => describeUser(context, row),
      }),
    },
    choices: [stopCodesChoice(platform, context.caps)],
    authenticate: (token) => sessions.authenticate(token),
    previousVisit: (viewer) => sessions.previousVisit(viewer),
    authenticatePage: (value) => sessions.authenticatePage(value),
    endsOf: (sessionIds) => sessions.endsOf(sessionIds),
    requireStepUp: (viewer, proof) => stepUps.require(viewer, proof),
    requirePassword: (userId, password, field) => passwordChange.requirePassword(userId, password, field),
    async requireSuspended(email, password, origin) {
      await limit(context, 'login', origin);
      return context.signIn.requireSuspended(email, password, origin);
    },
    async endSessions(tx, userId) {
      const ended = await sessions.closeAll(tx, userId);
      return () => ended.forEach(deps.disconnect);
    },
  };
}
