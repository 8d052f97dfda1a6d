import { canonicalEmail, DAY, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberDesk, refusal } from '../../../../../../apps/api/test/member-desk.js';
import type { Origin } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { attempts, sessions, type registrations } from '../../../platform/database/schema/index.js';
import { hashToken } from '../../../platform/secrets.js';
import { hashPassword } from '../../../../../../apps/api/src/host/passwords/passwords.js';
import type { Registration } from '../registration/registration.js';
import { Sessions } from '../sessions/sessions.js';
import type { SignInAlarms } from './sign-in-alarms.js';
import { SignIn } from './sign-in.js';

let desk: MemberDesk;
/** Work that runs while a password is being compared. */
let meanwhile: () => Promise<unknown>;
let pending: typeof registrations.$inferSelect | undefined;
let device: string | undefined;
let reminded: unknown[];

beforeAll(async () => {
  desk = await MemberDesk.open();
});
beforeEach(async () => {
  await desk.next();
  await desk.db.delete(sessions).where(eq(sessions.userId, desk.member.id));
  [pending, device, reminded] = [undefined, undefined, []];
  meanwhile = () => Promise.resolve();
});
afterAll(() => desk.campus.close());

const open = () => new Sessions(desk.platform);

describe('signing in', () => {
  const registration = {
    async find() {
      await meanwhile();
      return pending;
    },
    remind: (...args: unknown[]) => Promise.resolve(void reminded.push(args)),
  } as unknown as Registration;
  const alarms = { knownDevice: () => Promise.resolve(device) } as unknown as SignInAlarms;
  const door = () => new SignIn(desk.platform, registration, open(), alarms);
  const origin = (ip = '10.1.0.1') =>
    ({ requestId: 'x', ip, userAgent: 'Firefox', language: 'fr' }) as unknown as Origin;
  const enter = (password: string, { email = desk.member.email, ip = '10.1.0.1', remember = false } = {}) =>
    door().signIn(email, password, remember, origin(ip), 'page-1');
  const fail = async (times: number, options: { email?: string; ip?: string } = {}) => {
    for (let i = 0; i < times; i += 1)
      await expect(enter('Wrong-one-123', options)).rejects.toThrow(refusal('invalid_credentials'));
  };
  const tooMany = refusal('too_many_attempts');
  /** Simulates failed tries from the address of `origin`. */
  const failedFromHere = async (count: number) => {
    await fail(1, { email: 'unknown@st.ug.edu.gh' });
    const row = (await desk.db.select().from(attempts)).find(({ key }) => key.startsWith('login-from:'));
    await desk.db
      .update(attempts)
      .set({ count })
      .where(eq(attempts.key, row?.key ?? ''));
    return async () =>
      (
        await desk.db
          .select()
          .from(attempts)
          .where(eq(attempts.key, row?.key ?? ''))
      )[0]?.count;
  };

  it.each([false, true])('opens a session with the requested remember flag: %s', async (remember) => {
    const { user, token } = await enter(desk.member.password, { remember });
    expect(user.id).toBe(desk.member.id);
    expect(await desk.sessionsOf(desk.member)).toMatchObject([
      { tokenHash: hashToken(token), remember, userAgent: 'Firefox' },
    ]);
  });

  it('is refused alike for a wrong password, an unknown address and a deleted account', async () => {
    await fail(1);
    await fail(1, { email: 'unknown@st.ug.edu.gh' });
    await desk.set({ deletedAt: desk.now });
    await expect(enter(desk.member.password)).rejects.toThrow(refusal('invalid_credentials'));
    expect(await desk.sessionsOf(desk.member)).toEqual([]);
  });

  it('is locked for 30 seconds after five failures, twice as long after the next, until a success', async () => {
    await fail(5);
    await expect(enter(desk.member.password)).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 30,
    });
    desk.wait(30 * SECOND);
    await fail(1);
    desk.wait(60 * SECOND - 1);
    await expect(enter(desk.member.password)).rejects.toThrow(tooMany);
    desk.wait(1);
    await enter(desk.member.password);
    await fail(4);
    await enter(desk.member.password);
    await fail(4);
    await enter(desk.member.password);
  });

  it('counts failures separately on a device that the account knows', async () => {
    await fail(5);
    device = 'phone';
    await enter(desk.member.password);
    await fail(5);
    await expect(enter(desk.member.password)).rejects.toThrow(tooMany);
    device = 'laptop';
    await enter(desk.member.password);
  });

  it('is unlocked at once for an owner who has proved the mailbox', async () => {
    await fail(5);
    await door().unlock(canonicalEmail(desk.member.email));
    await enter(desk.member.password);
  });

  it('allows one try for each account from an IP address with fifty failures', async () => {
    await failedFromHere(48);
    await fail(2);
    await enter(desk.member.password);
    await failedFromHere(50);
    await fail(1);
    await expect(enter(desk.member.password)).rejects.toThrow(tooMany);
    await enter(desk.member.password, { ip: '10.99.0.1' });
    desk.wait(30 * SECOND);
    await enter(desk.member.password);
    await fail(1);
    desk.wait(30 * SECOND);
    await enter(desk.member.password);
  });

  it('counts failures for the IP address, and deducts those of an account that succeeds', async () => {
    const count = await failedFromHere(10);
    await fail(3);
    expect(await count()).toBe(13);
    await enter(desk.member.password);
    expect(await count()).toBe(10);
  });

  it('allows no more tries to many concurrent requests', async () => {
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      await fail(5);
    };
    await expect(enter(desk.member.password)).rejects.toThrow(tooMany);
    expect(await desk.sessionsOf(desk.member)).toEqual([]);
  });

  it('opens no session with a password that was replaced during the comparison', async () => {
    meanwhile = () => desk.set({ passwordHash: 'replaced' });
    await expect(enter(desk.member.password)).rejects.toThrow(refusal('invalid_credentials'));
    expect(await desk.sessionsOf(desk.member)).toEqual([]);
  });

  it('is refused for an unverified address, and sends a code only after the right password', async () => {
    const email = 'new@st.ug.edu.gh';
    pending = { email, passwordHash: await hashPassword('New-cloth-9') } as typeof registrations.$inferSelect;
    await fail(1, { email });
    expect(reminded).toEqual([]);
    await expect(enter('New-cloth-9', { email })).rejects.toThrow(refusal('email_unverified'));
    expect(reminded).toEqual([[pending, 'page-1', 'fr']]);
    const appeal = door().requireSuspended(email, 'New-cloth-9', origin());
    await expect(appeal).rejects.toThrow(refusal('nothing_to_appeal'));
  });

  it('is refused for suspended students, who alone may appeal with their password', async () => {
    const appeal = (password = desk.member.password) =>
      door().requireSuspended(desk.member.email, password, origin());
    await expect(appeal()).rejects.toThrow(refusal('nothing_to_appeal'));
    await desk.set({ suspendedAt: desk.now, suspendedUntil: later(desk.now, DAY) });
    await expect(enter(desk.member.password)).rejects.toThrow(refusal('account_suspended'));
    await fail(1);
    await expect(appeal('Wrong-one-123')).rejects.toThrow(refusal('invalid_credentials'));
    expect((await appeal()).id).toBe(desk.member.id);
    expect(await desk.sessionsOf(desk.member)).toEqual([]);
    desk.wait(DAY);
    await expect(appeal()).rejects.toThrow(refusal('nothing_to_appeal'));
    await enter(desk.member.password);
  });
});
