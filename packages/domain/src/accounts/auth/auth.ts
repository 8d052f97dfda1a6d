import { canonicalEmail } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers, PageCookie } from '../../calls/handlers.js';
import type { Origin, Viewer } from '../../calls/viewer.js';
import { forgetAttempts } from '../../platform/attempts.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ChoiceRoute } from '../../platform/routes.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { ratingOf } from '../../deals/reviews/rating.js';
import { toUser, type UserRow } from '../users/user.js';
import { passkeyCalls, type PasskeyCalls } from './passkey-calls.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { Passkeys } from './passkeys.js';
import { PasswordChange } from './password-change.js';
import { expireVerifications, notifyOfVerificationExpiry } from './verification-expiry.js';
import { MailCaps } from './mail-caps.js';
import { Recovery } from './recovery.js';
import { Registration } from './registration.js';
import { Sessions } from './sessions.js';
import { SignInAlarms } from './sign-in-alarms.js';
import { SignIn } from './sign-in.js';
import { stopCodesChoice } from './stop-codes.js';
import { StepUps } from './step-up.js';
import { StudentVerification } from './student-verification.js';
import { Verification } from './verification.js';
import { networkOf } from '../../platform/network-of.js';

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
}

export interface AuthDeps {
  /** Ends the sockets that a session has open. */
  disconnect(sessionId: string): void;
  readonly notify: NotificationsModule['notify'];
}

/** Calls per minute from one network address, which a whole campus may share. The cost of a call is a password hash. */
const FROM_ONE_ADDRESS = 300;

/** Joining, signing in and out, and a forgotten password. */
export function createAuthModule(platform: Platform, deps: AuthDeps): AuthModule {
  const { db, clock, jobs } = platform;
  const sessions = new Sessions(platform);
  const caps = new MailCaps(platform);
  const registration = new Registration(platform, caps);
  const verification = new Verification(platform);
  const alarms = new SignInAlarms(platform, sessions);
  const signIn = new SignIn(platform, registration, sessions, alarms);
  const recovery = new Recovery(platform, sessions, caps);
  const passwordChange = new PasswordChange(platform, sessions);
  const stepUps = new StepUps(platform);
  const challenges = new PasskeyChallenges(platform);
  const passkeys = new Passkeys(platform, challenges);
  const studentVerification = new StudentVerification(platform);
  const limit = (what: string, { ip }: Origin) =>
    platform.limits.hit(`${what}:${networkOf(ip)}`, FROM_ONE_ADDRESS, 60);

  const describe = async (row: UserRow) => toUser(row, await ratingOf(db, row.id, clock.now()));

  /** Issues a document cookie to a session from before there was one, or to a browser that has lost its own. */
  async function renewPageCookie({ sessionId }: Viewer, cookie: PageCookie): Promise<void> {
    const { presented } = cookie;
    if (presented !== undefined && (await sessions.isPageOf(sessionId, presented))) return;
    cookie.set(await sessions.issuePage(sessionId));
  }

  const calls: AuthCalls = {
    async 'auth.register'({ name, fullName, ...input }, { origin }) {
      await limit('register', origin);
      await caps.admit(origin);
      const { email, password, university, attempt } = input;
      const { language } = origin;
      await registration.register({
        name: name ?? fullName ?? '',
        email,
        password,
        university,
        attempt,
        language,
      });
      return { data: { email }, message: 'Registration initiated! Please verify your email.' };
    },
    async 'auth.verifyOtp'({ email, otp, attempt }, { origin, pageCookie }) {
      await limit('otp', origin);
      const user = await verification.verify(email, otp, attempt);
      const { token, page } = await sessions.open(db, user.id, false, origin);
      pageCookie?.set(page);
      await alarms.remember(user.id, origin);
      origin.log.info({ userId: user.id, ip: origin.ip }, 'signed up');
      return { data: { token, user: await describe(user) }, message: 'Email verified successfully!' };
    },
    async 'auth.resendOtp'({ email, attempt }, { origin }) {
      await limit('resend', origin);
      await caps.admit(origin);
      await registration.resend(email, attempt, origin.language);
      return { message: 'New OTP has been sent to your email' };
    },
    async 'auth.challenge'(_input, { origin }) {
      await limit('challenge', origin);
      return { data: await caps.challenge(origin) };
    },
    async 'auth.login'({ email, password, rememberMe = false, attempt }, { origin, pageCookie }) {
      await limit('login', origin);
      const { user, token, page } = await signIn.signIn(email, password, rememberMe, origin, attempt);
      pageCookie?.set(page);
      origin.log.info({ userId: user.id, ip: origin.ip }, 'signed in');
      await alarms.announce(user, origin);
      return { data: { token, user: await describe(user) }, message: 'Login successful!' };
    },
    async 'auth.logout'(_input, { viewer, pageCookie }) {
      await sessions.close(viewer.sessionId);
      pageCookie?.clear();
      deps.disconnect(viewer.sessionId);
      return { message: 'Logged out successfully' };
    },
    async 'auth.me'(_input, { viewer, pageCookie }) {
      const [row] = await db.select().from(users).where(eq(users.id, viewer.userId));
      if (row === undefined)
        throw new Failure('session_expired', 'Your session has ended. Please log in again.');
      if (pageCookie !== undefined) await renewPageCookie(viewer, pageCookie);
      return { data: await describe(row) };
    },
    async 'auth.forgotPassword'({ email }, { origin }) {
      await limit('forgot', origin);
      await caps.admit(origin);
      await recovery.forgot(email);
      return { message: 'Reset link sent! Check your email' };
    },
    async 'auth.resetPassword'({ email, token, newPassword }, { origin }) {
      await limit('reset', origin);
      const { ended } = await recovery.reset(email, token, newPassword);
      ended.forEach(deps.disconnect);
      await signIn.unlock(canonicalEmail(email));
      return { message: 'Your password was changed. Please log in.' };
    },
    async 'auth.denySignIn'({ token: link }, { origin }) {
      await limit('not-me', origin);
      const { ended, email, token } = await alarms.deny(link);
      ended.forEach(deps.disconnect);
      return { data: { email, token }, message: 'Every device was signed out. Choose a new password.' };
    },
    async 'auth.stepUp'({ password }, { viewer, origin }) {
      await limit('step-up', origin);
      await passwordChange.requirePassword(viewer.userId, password, 'password');
      return { data: await stepUps.open(viewer) };
    },
    async 'auth.changePassword'({ currentPassword, newPassword }, { viewer, origin }) {
      await limit('change-password', origin);
      const ended = await passwordChange.change(viewer, currentPassword, newPassword);
      ended.forEach(deps.disconnect);
      return { message: 'Your password was changed. Every other device was signed out.' };
    },
    async 'auth.sessions'(_input, { viewer }) {
      const data = await sessions.list(viewer);
      return { data, count: data.length };
    },
    async 'auth.endSession'({ id }, { viewer }) {
      if (!(await sessions.closeOwn(viewer.userId, id))) throw notFound('Session');
      deps.disconnect(id);
      return { message: 'Signed out' };
    },
    async 'auth.sendStudentCode'(_input, { viewer, origin }) {
      await limit('student-verification', origin);
      const email = await studentVerification.send(viewer.userId);
      return { data: { email }, message: 'A code has been sent to your university email' };
    },
    async 'auth.proveStudent'({ otp }, { viewer, origin }) {
      await limit('student-verification', origin);
      const row = await studentVerification.prove(viewer.userId, otp);
      return { data: await describe(row), message: 'Thank you! You are verified for another year.' };
    },
  };

  jobs.work('auth.sweep', async () => {
    await registration.forgetOld();
    await recovery.forgetOld();
    await studentVerification.forgetOld();
    await sessions.forgetExpired();
    await stepUps.forgetOld();
    await challenges.forgetOld();
    await alarms.forgetOld();
    await forgetAttempts(db, clock);
  });
  jobs.every('auth.sweep', '29 * * * *');
  jobs.work('auth.verification-expiry', async () => {
    await expireVerifications(platform, deps.notify);
    await notifyOfVerificationExpiry(platform, deps.notify);
  });
  jobs.every('auth.verification-expiry', '7 * * * *');
  return {
    calls: { ...calls, ...passkeyCalls(platform, { passkeys, sessions, stepUps, alarms, limit, describe }) },
    choices: [stopCodesChoice(platform, caps)],
    authenticate: (token) => sessions.authenticate(token),
    authenticatePage: (value) => sessions.authenticatePage(value),
    endsOf: (sessionIds) => sessions.endsOf(sessionIds),
    requireStepUp: (viewer, proof) => stepUps.require(viewer, proof),
    requirePassword: (userId, password, field) => passwordChange.requirePassword(userId, password, field),
    async requireSuspended(email, password, origin) {
      await limit('login', origin);
      return signIn.requireSuspended(email, password, origin);
    },
    async endSessions(tx, userId) {
      const ended = await sessions.closeAll(tx, userId);
      return () => ended.forEach(deps.disconnect);
    },
  };
}
