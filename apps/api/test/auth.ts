import { DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { later } from '@campushive/domain/platform/clock';
import { users } from '@campushive/domain/platform/database/schema/index';
import type { StoredMail } from '../src/platform/mail/mailbox.js';
import type { Answered, TestCampus } from './campus.js';

/** Helpers for tests of sign-up and login. */
export interface AuthDesk {
  /** The password that `register` and `campus.student()` choose. */
  readonly password: string;
  /** Returns a new address without an account, at a university that `campus.student()` does not use. */
  newEmail(): string;
  post(path: string, body: unknown, options?: { token?: string; ip?: string }): Promise<Answered>;
  register(email: string, change?: object): Promise<Answered>;
  verify(email: string, otp: string): Promise<Answered>;
  login(email: string, password?: string, options?: { ip?: string }): Promise<Answered>;
  me(token: string): Promise<Answered>;
  /** Newest first. */
  mails(email: string): Promise<StoredMail[]>;
  /** The token and address in the newest reset link that was mailed. */
  resetLink(email: string): Promise<{ token: string; email: string }>;
}

export function openAuthDesk(campus: TestCampus): AuthDesk {
  const password = 'Kente-cloth-7';
  let serial = 0;
  const post: AuthDesk['post'] = (path, body, { token, ip } = {}) =>
    campus.request('POST', path, {
      body,
      ...(token !== undefined && { token }),
      ...(ip !== undefined && { headers: { 'x-forwarded-for': ip } }),
    });
  const mails = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
  return {
    password,
    newEmail: () => `student${(serial += 1)}@st.knust.edu.gh`,
    post,
    register: (email, change = {}) =>
      post('/auth/register', { name: 'Kwame Boateng', email, password, ...change }),
    verify: (email, otp) => post('/auth/verify-otp', { email, otp }),
    login: (email, chosen = password, options = {}) =>
      post('/auth/login', { email, password: chosen }, options),
    me: (token) => campus.request('GET', '/auth/me', { token }),
    mails,
    async resetLink(email) {
      const url = /https?:\S+reset-password\S+/.exec((await mails(email))[0]?.text ?? '')?.[0] ?? '';
      const { searchParams } = new URL(url);
      return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
    },
  };
}

/** Returns the origin of a sign-in on the server's own network. */
export const originOf = (userAgent?: string) => ({ ip: '127.0.0.1', proxyPlace: undefined, userAgent });

/** Backdates a student's verification by some days, and runs the hourly job. */
export async function provedDaysAgo({ app, clock }: TestCampus, id: string, days: number): Promise<void> {
  const studentProvedAt = later(clock.now(), -days * DAY);
  await app.platform.db.update(users).set({ studentProvedAt }).where(eq(users.id, id));
  await app.platform.jobs.runNow('auth.verification-expiry', {});
}

/** Returns six digits that differ from these. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');
