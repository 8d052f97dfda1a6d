import { canonicalEmail } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import type { Origin, Viewer } from '../../http/viewer.js';
import { users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toUser, type UserRow } from '../users/user.js';
import { Attempts } from '../../platform/attempts.js';
import { isPassword } from './passwords.js';
import { Recovery } from './recovery.js';
import { Registration } from './registration.js';
import { Sessions } from './sessions.js';

type AuthCalls = Handlers<
  | 'auth.register'
  | 'auth.verifyOtp'
  | 'auth.resendOtp'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.me'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
>;

export interface AuthModule {
  readonly calls: AuthCalls;
  /** Who holds a token; throws `session_expired` when nobody does any more. */
  authenticate(token: string): Promise<Viewer>;
}

export interface AuthDeps {
  /** Ends the sockets that a session has open. */
  disconnect(sessionId: string): void;
}

/** Joining, signing in and out, and a forgotten password. */
export function createAuthModule(platform: Platform, deps: AuthDeps): AuthModule {
  const { db } = platform;
  const attempts = new Attempts(db, platform.clock);
  const sessions = new Sessions(platform);
  const registration = new Registration(platform, attempts);
  const recovery = new Recovery(platform, attempts, sessions);
  const limitAddress = (origin: Origin, what: string, most: number) =>
    platform.limits.hit(`${what}:${origin.ip}`, most, 60);

  const calls: AuthCalls = {
    async 'auth.register'({ name, fullName, email, password, university }, { origin }) {
      await limitAddress(origin, 'register', 30);
      await registration.register({ name: name ?? fullName ?? '', email, password, university });
      return { data: { email }, message: 'Registration initiated! Please verify your email.' };
    },
    async 'auth.verifyOtp'({ email, otp }, { origin }) {
      await limitAddress(origin, 'otp', 60);
      const user = await registration.verify(email, otp);
      const token = await sessions.open(db, user.id, false, origin.userAgent);
      return { data: { token, user: toUser(user) }, message: 'Email verified successfully!' };
    },
    async 'auth.resendOtp'({ email }, { origin }) {
      await limitAddress(origin, 'resend', 30);
      await registration.resend(email);
      return { message: 'New OTP has been sent to your email' };
    },
    async 'auth.login'({ email, password, rememberMe = false }, { origin }) {
      await limitAddress(origin, 'login', 60);
      const user = await signIn(email, password, origin);
      const token = await sessions.open(db, user.id, rememberMe, origin.userAgent);
      return { data: { token, user: toUser(user) }, message: 'Login successful!' };
    },
    async 'auth.logout'(_input, { viewer }) {
      await sessions.close(viewer.sessionId);
      deps.disconnect(viewer.sessionId);
      return { message: 'Logged out successfully' };
    },
    async 'auth.me'(_input, { viewer }) {
      const [row] = await db.select().from(users).where(eq(users.id, viewer.userId));
      if (row === undefined)
        throw new Failure('session_expired', 'Your session has ended. Please log in again.');
      return { data: toUser(row) };
    },
    async 'auth.forgotPassword'({ email }, { origin }) {
      await limitAddress(origin, 'forgot', 20);
      await recovery.forgot(email);
      return { message: 'Reset link sent! Check your email' };
    },
    async 'auth.resetPassword'({ email, token, newPassword }, { origin }) {
      await limitAddress(origin, 'reset', 20);
      await recovery.reset(email, token, newPassword);
      return { message: 'Your password was changed. Please log in.' };
    },
  };
  return { calls, authenticate: (token) => sessions.authenticate(token) };

  /** Compares in the same time whoever asks, and tells what is special about an account only to who knows its password. */
  async function signIn(email: string, password: string, origin: Origin): Promise<UserRow> {
    const canonical = canonicalEmail(email);
    const keys = [`login:${canonical}`, `login-from:${origin.ip}:${canonical}`];
    await attempts.requireOpen(...keys);
    const [member] = await db.select().from(users).where(eq(users.canonicalEmail, canonical));
    const pending = member === undefined ? await registration.find(canonical) : undefined;
    const right = await isPassword(password, member?.passwordHash ?? pending?.passwordHash);
    if (!right || (member !== undefined && member.deletedAt !== null)) {
      await attempts.fail(...keys);
      throw new Failure('invalid_credentials', 'Login failed. Please check your credentials.');
    }
    for (const key of keys) await attempts.succeed(key);
    if (member === undefined) {
      await registration.remind(canonical);
      throw new Failure('email_unverified', 'Please verify your email first. We sent you a code.');
    }
    if (member.suspendedAt !== null) {
      throw new Failure('account_suspended', 'This account is suspended. Please contact support.');
    }
    return member;
  }
}
