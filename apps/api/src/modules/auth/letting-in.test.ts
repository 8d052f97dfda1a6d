import { canonicalEmail, DAY, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import type { Origin } from '../../http/viewer.js';
import { later } from '../../platform/clock.js';
import type { registrations } from '../../platform/database/schema/index.js';
import { attempts, sessions, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import { hashPassword } from './passwords.js';
import type { Registration } from './registration.js';
import { Sessions } from './sessions.js';
import type { SignInAlarms } from './sign-in-alarms.js';
import { SignIn } from './sign-in.js';

let campus: TestCampus;
let member: TestStudent;
let now: Date;
/** What is asked while a password is on its way to be compared. */
let meanwhile: () => Promise<unknown>;
let pending: typeof registrations.$inferSelect | undefined;
let device: string | undefined;
let reminded: unknown[];

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
beforeEach(async () => {
  member = await campus.student('Akosua Mensah');
  now = campus.clock.now();
  await db().delete(attempts);
  await db().delete(sessions).where(eq(sessions.userId, member.id));
  [pending, device, reminded] = [undefined, undefined, []];
  meanwhile = () => Promise.resolve();
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const platform = (): Platform => ({ ...campus.app.platform, clock: { now: () => now } });
const open = () => new Sessions(platform());
const set = (change: Partial<typeof users.$inferInsert>) =>
  db().update(users).set(change).where(eq(users.id, member.id));
const sessionsOf = ({ id }: TestStudent) =>
  db().select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.id);
const refusal = (code: string) => expect.objectContaining({ code });

describe('signing in', () => {
  const registration = {
    async find() {
      await meanwhile();
      return pending;
    },
    remind: (...given: unknown[]) => Promise.resolve(void reminded.push(given)),
  } as unknown as Registration;
  const alarms = { knownDevice: () => Promise.resolve(device) } as unknown as SignInAlarms;
  const desk = () => new SignIn(platform(), registration, open(), alarms);
  const origin = (ip = '10.1.0.1') =>
    ({ requestId: 'x', ip, userAgent: 'Firefox', language: 'fr' }) as unknown as Origin;
  const enter = (password: string, { email = member.email, ip = '10.1.0.1', remember = false } = {}) =>
    desk().signIn(email, password, remember, origin(ip), 'page-1');
  const fail = async (times: number, options: { email?: string; ip?: string } = {}) => {
    for (let i = 0; i < times; i += 1)
      await expect(enter('Wrong-one-123', options)).rejects.toThrow(refusal('invalid_credentials'));
  };
  const tooMany = refusal('too_many_attempts');
  /** As if so many tries from the address of `origin` had failed. */
  const failedFromHere = async (count: number) => {
    await fail(1, { email: 'unknown@st.ug.edu.gh' });
    const row = (await db().select().from(attempts)).find(({ key }) => key.startsWith('login-from:'));
    await db()
      .update(attempts)
      .set({ count })
      .where(eq(attempts.key, row?.key ?? ''));
    return async () =>
      (
        await db()
          .select()
          .from(attempts)
          .where(eq(attempts.key, row?.key ?? ''))
      )[0]?.count;
  };

  it.each([false, true])('opens a session that is remembered as was asked: %s', async (remember) => {
    const { user, token } = await enter(member.password, { remember });
    expect(user.id).toBe(member.id);
    expect(await sessionsOf(member)).toMatchObject([
      { tokenHash: hashToken(token), remember, userAgent: 'Firefox' },
    ]);
  });

  it('is refused alike for a wrong password, an address without an account and one that is gone', async () => {
    await fail(1);
    await fail(1, { email: 'unknown@st.ug.edu.gh' });
    await set({ deletedAt: now });
    await expect(enter(member.password)).rejects.toThrow(refusal('invalid_credentials'));
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('waits half a minute after five failures, twice as long after the next, and is open after a success', async () => {
    await fail(5);
    await expect(enter(member.password)).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
    now = later(now, 30 * SECOND);
    await fail(1);
    now = later(now, 60 * SECOND - 1);
    await expect(enter(member.password)).rejects.toThrow(tooMany);
    now = later(now, 1);
    await enter(member.password);
    await fail(4);
    await enter(member.password);
    await fail(4);
    await enter(member.password);
  });

  it('has tries of its own on a device that the account knows', async () => {
    await fail(5);
    device = 'phone';
    await enter(member.password);
    await fail(5);
    await expect(enter(member.password)).rejects.toThrow(tooMany);
    device = 'laptop';
    await enter(member.password);
  });

  it('is open at once for an owner who has proved the mailbox', async () => {
    await fail(5);
    await desk().unlock(canonicalEmail(member.email));
    await enter(member.password);
  });

  it('has one try for each account, from where fifty have failed', async () => {
    await failedFromHere(48);
    await fail(2);
    await enter(member.password);
    await failedFromHere(50);
    await fail(1);
    await expect(enter(member.password)).rejects.toThrow(tooMany);
    await enter(member.password, { ip: '10.99.0.1' });
    now = later(now, 30 * SECOND);
    await enter(member.password);
    await fail(1);
    now = later(now, 30 * SECOND);
    await enter(member.password);
  });

  it('counts every failure against its address, and takes back those of an account that got in', async () => {
    const count = await failedFromHere(10);
    await fail(3);
    expect(await count()).toBe(13);
    await enter(member.password);
    expect(await count()).toBe(10);
  });

  it('gives no more tries to many at once', async () => {
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      await fail(5);
    };
    await expect(enter(member.password)).rejects.toThrow(tooMany);
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('opens nothing with a password that was replaced while it was compared', async () => {
    meanwhile = () => set({ passwordHash: 'replaced' });
    await expect(enter(member.password)).rejects.toThrow(refusal('invalid_credentials'));
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('waits for the proof of the address, and reminds only who knows the password', async () => {
    const email = 'new@st.ug.edu.gh';
    pending = { email, passwordHash: await hashPassword('New-cloth-9') } as typeof registrations.$inferSelect;
    await fail(1, { email });
    expect(reminded).toEqual([]);
    await expect(enter('New-cloth-9', { email })).rejects.toThrow(refusal('email_unverified'));
    expect(reminded).toEqual([[pending, 'page-1', 'fr']]);
    const appeal = desk().requireSuspended(email, 'New-cloth-9', origin());
    await expect(appeal).rejects.toThrow(refusal('nothing_to_appeal'));
  });

  it('is not for the suspended, who alone may appeal, with their password', async () => {
    const appeal = (password = member.password) => desk().requireSuspended(member.email, password, origin());
    await expect(appeal()).rejects.toThrow(refusal('nothing_to_appeal'));
    await set({ suspendedAt: now, suspendedUntil: later(now, DAY) });
    await expect(enter(member.password)).rejects.toThrow(refusal('account_suspended'));
    await fail(1);
    await expect(appeal('Wrong-one-123')).rejects.toThrow(refusal('invalid_credentials'));
    expect((await appeal()).id).toBe(member.id);
    expect(await sessionsOf(member)).toEqual([]);
    now = later(now, DAY);
    await expect(appeal()).rejects.toThrow(refusal('nothing_to_appeal'));
    await enter(member.password);
  });
});
