import { DAY, MINUTE, OTP_LIFETIME, OTP_TRIES } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openAuthDesk,
  provedDaysAgo,
  wrongCode,
  type AuthDesk,
} from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { notifications, users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const member = () => campus.student('Ama Member', desk.newEmail());
const send = ({ token }: TestStudent) => desk.post('/auth/student-verification', {}, { token });
const prove = ({ token }: TestStudent, otp: string) =>
  desk.post('/auth/student-verification/verify', { otp }, { token });
/** Someone with a code. */
const request = async () => {
  const me = await member();
  await send(me);
  return { me, code: await campus.codeFor(me.email) };
};
const rowOf = async ({ id }: TestStudent) => {
  const [row] = await campus.app.platform.db.select().from(users).where(eq(users.id, id));
  return row;
};

describe('a verification code', () => {
  it('is sent to the address of the account only, in its language', async () => {
    const me = await member();
    await me.client.users.updateSettings({ language: 'fr' });
    const elsewhere = await desk.post(
      '/auth/student-verification',
      { email: 'else@st.ug.edu.gh' },
      { token: me.token },
    );
    expect(Object.keys(elsewhere.body.fieldErrors)).toEqual(['email']);
    expect((await send(me)).body.data).toEqual({ email: me.email });
    const [letter, ...others] = await desk.mails(me.email);
    expect(letter?.subject).toMatch(/^\d{6} est votre code CampusHive$/);
    expect(others).toEqual([]);
    expect(await desk.mails('else@st.ug.edu.gh')).toEqual([]);
  });

  it('renews the proof for a year, once', async () => {
    const { me, code } = await request();
    await provedDaysAgo(campus, me.id, 400);
    const before = campus.clock.now().getTime();
    const answer = await prove(me, code);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ id: me.id, email: me.email, isVerified: true });
    const until = Date.parse(answer.body.data.verifiedUntil);
    expect(until).toBeGreaterThanOrEqual(before + 365 * DAY);
    expect(until).toBeLessThan(before + 365 * DAY + MINUTE);
    expect((await prove(me, code)).body.code).toBe('otp_invalid');
  });

  it('is sent at most once a minute, and stays the same while valid, with its remaining tries', async () => {
    const { me, code } = await request();
    const soon = await send(me);
    expect([soon.status, soon.body.code]).toEqual([429, 'resend_too_soon']);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(30);
    for (let i = 1; i < OTP_TRIES; i += 1) await prove(me, wrongCode(code));
    campus.clock.advance(OTP_LIFETIME - 2 * MINUTE);
    await send(me);
    expect(await campus.codeFor(me.email)).toBe(code);
    expect((await prove(me, wrongCode(code))).body.code).toBe('otp_invalid');
    expect((await prove(me, code)).body.code).toBe('otp_attempts_exceeded');
    campus.clock.advance(MINUTE);
    await send(me);
    expect((await prove(me, await campus.codeFor(me.email))).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { me, code } = await request();
    campus.clock.advance(OTP_LIFETIME);
    const late = await prove(me, code);
    expect([late.status, late.body.code]).toEqual([422, 'otp_expired']);
  });

  it('is refused for another student', async () => {
    const [one, other] = [await request(), await request()];
    if (one.code === other.code) return;
    const stolen = await prove(other.me, one.code);
    expect([stolen.status, stolen.body.code]).toEqual([422, 'otp_invalid']);
    expect((await prove(await member(), one.code)).body.code).toBe('otp_invalid');
    expect((await prove(one.me, one.code)).status).toBe(200);
  });

  it('is compared at most five times in many concurrent requests', async () => {
    const { me, code } = await request();
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove(me, wrongCode(code))));
    const codes = answers.map((answer) => answer.body.code);
    expect(codes.filter((one) => one === 'otp_invalid')).toHaveLength(OTP_TRIES);
    expect(codes.filter((one) => one === 'otp_attempts_exceeded')).toHaveLength(12 - OTP_TRIES);
  });

  it('is accepted once when it is submitted many times at once', async () => {
    const { me, code } = await request();
    const answers = await Promise.all([1, 2, 3, 4].map(() => prove(me, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('delays further tries after wrong guesses over several codes', async () => {
    const me = await member();
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % OTP_TRIES === 0) {
        campus.clock.advance(MINUTE);
        await send(me);
      }
      const code = await campus.codeFor(me.email);
      expect((await prove(me, wrongCode(code))).body.code).toBe('otp_invalid');
    }
    const locked = await prove(me, await campus.codeFor(me.email));
    expect(locked.body.code).toBe('otp_attempts_exceeded');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(30);
  });

  it('is refused for a suspended or deleted account', async () => {
    const [suspended, removed] = [await request(), await request()];
    const { db } = campus.app.platform;
    await db.update(users).set({ suspendedAt: campus.clock.now() }).where(eq(users.id, suspended.me.id));
    await removed.me.client.users.deleteAccount({ password: removed.me.password });
    for (const [{ me, code }, refusal] of [
      [suspended, 'account_suspended'],
      [removed, 'session_expired'],
    ] as const) {
      expect((await send(me)).body.code).toBe(refusal);
      expect((await prove(me, code)).body.code).toBe(refusal);
    }
  });
});

describe('the expiry of a proof', () => {
  const notificationsOf = async ({ id }: TestStudent) => {
    const { db } = campus.app.platform;
    const which = and(eq(notifications.userId, id), eq(notifications.type, 'system'));
    return (await db.select().from(notifications).where(which).orderBy(notifications.id)).map(
      (one) => one.title,
    );
  };

  it('notifies the student 30, 7 and 1 days before and on expiry, each once', async () => {
    const me = await member();
    for (const days of [334, 335, 336, 357, 358, 359, 364, 364, 365, 366]) {
      await provedDaysAgo(campus, me.id, days);
    }
    expect(await notificationsOf(me)).toEqual([
      'Confirm within 30 days that you’re still a student',
      'Confirm within 7 days that you’re still a student',
      'Confirm within 1 day that you’re still a student',
      'Your student status is no longer verified',
    ]);
  });

  it('notifies a student once for missed reminders, and starts over after a verification', async () => {
    const { me, code } = await request();
    await provedDaysAgo(campus, me.id, 361);
    await prove(me, code);
    await provedDaysAgo(campus, me.id, 340);
    expect(await notificationsOf(me)).toEqual([
      'Confirm within 4 days that you’re still a student',
      'Confirm within 25 days that you’re still a student',
    ]);
  });

  it('removes the verified mark from listings requested before, and restores it after a new proof', async () => {
    const [me, kwame] = [await member(), await member()];
    const kettle = { description: 'Fine', price: 5, condition: 'good', pickupLocation: 'Hall' } as const;
    await me.client.category.create({ category: 'essentials', title: 'Samovar', ...kettle });
    const seen = async () => {
      const lists = [kwame.client, campus.client()].map((client) =>
        client.category.list({ category: 'essentials', q: 'samovar' }),
      );
      return (await Promise.all(lists)).map(({ data }) => data[0]?.postedBy.isVerified);
    };
    const students = async () => (await campus.client().universities.get({ id: 'knust' })).data.studentCount;
    expect(await seen()).toEqual([true, true]);
    const before = await students();
    await provedDaysAgo(campus, me.id, 365);
    expect(await seen()).toEqual([false, false]);
    expect(await students()).toBe(before - 1);
    expect((await rowOf(me))?.isVerified).toBe(false);
    await send(me);
    await prove(me, await campus.codeFor(me.email));
    expect(await seen()).toEqual([true, true]);
    expect(await students()).toBe(before);
  });

  it('leaves the login possible, with isVerified false', async () => {
    const me = await member();
    await provedDaysAgo(campus, me.id, 365);
    const answer = await desk.login(me.email, me.password);
    expect(answer.status).toBe(200);
    expect(answer.body.data.user.isVerified).toBe(false);
  });
});
