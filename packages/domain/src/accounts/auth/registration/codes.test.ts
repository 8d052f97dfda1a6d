import { canonicalEmail, DAY, MINUTE, OTP_LIFETIME, OTP_RESEND_AFTER, OTP_TRIES } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberDesk, refusal } from '../../../../../../apps/api/test/member-desk.js';
import { later } from '../../../platform/clock.js';
import { attempts, registrations, studentCodes, users } from '../../../platform/database/schema/index.js';
import type { Mail } from '../../../platform/mail/mail.js';
import { hashToken } from '../../../platform/secrets.js';
import { hashOfCode } from './registration.js';
import { requireVerifiedStudent, StudentVerification } from '../student-verification/student-verification.js';
import { Verification } from './verification.js';

let desk: MemberDesk;

beforeAll(async () => {
  desk = await MemberDesk.open({ ADMIN_EMAILS: 'boss@st.ug.edu.gh' });
});
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

const codeIn = (mail: Mail | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
const otherCode = (code: string) => (code === '111111' ? '222222' : '111111');

describe('the code of a new address', () => {
  const verification = () => new Verification(desk.platform);
  let serial = 0;
  let email: string;
  beforeEach(() => void (email = `new${(serial += 1)}@st.ug.edu.gh`));
  const waiting = (more: Partial<typeof registrations.$inferInsert> = {}, code = '123456') => {
    const canonical = canonicalEmail(more.email ?? email);
    return desk.db.insert(registrations).values({
      ...{ canonicalEmail: canonical, email, name: 'Esi New', passwordHash: 'hash', universityId: 'ug' },
      ...{
        codeSentAt: desk.now,
        codeExpiresAt: later(desk.now, OTP_LIFETIME),
        createdAt: desk.now,
        language: 'fr',
      },
      ...{ codeHash: hashOfCode(desk.platform, canonical, code), ...more },
    });
  };
  const left = (address = email) =>
    desk.db
      .select()
      .from(registrations)
      .where(eq(registrations.canonicalEmail, canonicalEmail(address)));
  const verify = (code = '123456', attempt?: string, address = email) =>
    verification().verify(address, code, attempt);
  const wrong = refusal('otp_invalid');

  it('creates one account and deletes all other registrations of the address', async () => {
    await waiting();
    await waiting({ name: 'Older' }, '654321');
    const user = await verify();
    expect(user).toMatchObject({
      ...{ name: 'Esi New', email, canonicalEmail: email, passwordHash: 'hash', universityId: 'ug' },
      ...{ role: 'student', settings: { language: 'fr' }, isVerified: true },
      ...{ studentProvedAt: desk.now, createdAt: desk.now, updatedAt: desk.now },
    });
    expect(await left()).toEqual([]);
    await expect(verify()).rejects.toThrow(wrong);
  });

  it('creates an admin for an address in the configuration, and leaves other registrations pending', async () => {
    await waiting();
    await waiting({ email: 'boss@st.ug.edu.gh' });
    expect((await verify('123456', undefined, 'Boss@st.ug.edu.gh')).role).toBe('admin');
    expect(await left()).toHaveLength(1);
  });

  it('is accepted only from the page that requested it', async () => {
    await waiting({ attemptHash: hashToken('page-1') });
    for (const attempt of [undefined, 'page-2'])
      await expect(verify('123456', attempt)).rejects.toThrow(wrong);
    await verify('123456', 'page-1');
  });

  it('is refused after five wrong tries, each counted before the comparison', async () => {
    await waiting();
    for (let i = 0; i < OTP_TRIES; i += 1) await expect(verify('111111')).rejects.toThrow(wrong);
    await expect(verify()).rejects.toThrow(refusal('otp_attempts_exceeded'));
    expect(await left()).toMatchObject([{ codeTries: OTP_TRIES + 1 }]);
    await desk.db
      .update(registrations)
      .set({ codeTries: OTP_TRIES - 1 })
      .where(eq(registrations.canonicalEmail, email));
    await verify();
  });

  it('expires after ten minutes', async () => {
    await waiting();
    desk.wait(OTP_LIFETIME);
    await expect(verify()).rejects.toThrow(refusal('otp_expired'));
    desk.wait(-1);
    await verify();
  });

  it('returns the error of the latest registration, and is matched against every pending one', async () => {
    await waiting({ codeTries: OTP_TRIES, codeSentAt: later(desk.now, -MINUTE) }, '111111');
    await waiting({}, '222222');
    await waiting({ codeExpiresAt: desk.now, codeSentAt: later(desk.now, -2 * MINUTE) }, '333333');
    for (const code of ['111111', '333333', '444444']) await expect(verify(code)).rejects.toThrow(wrong);
    await verify('222222');
  });

  it('is refused after thirty failures over all codes of an address; a success clears the count', async () => {
    await waiting();
    const fail = async (times: number) => {
      for (let i = 0; i < times; i += 1) await expect(verify('111111')).rejects.toThrow();
    };
    await fail(3);
    await desk.db.update(registrations).set({ codeTries: 0 }).where(eq(registrations.canonicalEmail, email));
    await verify();
    expect(await desk.db.select().from(attempts)).toEqual([]);
    await waiting();
    await fail(30);
    await expect(verify()).rejects.toMatchObject({ code: 'otp_attempts_exceeded', retryAfter: 60 });
  });

  it('leaves an existing account unchanged', async () => {
    await waiting();
    await verify();
    await waiting({ name: 'Other' });
    await expect(verify()).rejects.toThrow(refusal('otp_expired'));
    const [stored] = await desk.db.select().from(users).where(eq(users.canonicalEmail, email));
    expect(stored?.name).toBe('Esi New');
  });

  it('creates one account when two requests submit it at once', async () => {
    await waiting();
    const both = await Promise.allSettled([verify(), verify()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: expect.stringMatching(/^otp_/) });
  });
});

describe('the code of a member', () => {
  const verification = () => new StudentVerification(desk.platform);
  const send = () => verification().send(desk.member.id);
  const prove = (code: string, { id } = desk.member) => verification().prove(id, code);
  const rowOf = async ({ id } = desk.member) =>
    (await desk.db.select().from(studentCodes).where(eq(studentCodes.userId, id)))[0];
  const sent = async () => {
    expect(await send()).toBe(desk.member.email);
    return codeIn(desk.mails.at(-1));
  };
  const wrong = refusal('otp_invalid');

  it('is sent to the account address at most once a minute, and stays the same while valid', async () => {
    const code = await sent();
    expect(desk.mails).toMatchObject([{ to: desk.member.email }]);
    expect(await rowOf()).toMatchObject({
      ...{ codeTries: 0, codeSentAt: desk.now, codeExpiresAt: later(desk.now, OTP_LIFETIME) },
    });
    desk.wait(OTP_RESEND_AFTER - 1);
    await expect(send()).rejects.toMatchObject({ code: 'resend_too_soon', retryAfter: 1 });
    await expect(prove(otherCode(code))).rejects.toThrow(wrong);
    desk.wait(1);
    expect(await sent()).toBe(code);
    // The tries that are left of it are not given back.
    expect(await rowOf()).toMatchObject({ codeTries: 1, codeExpiresAt: later(desk.now, OTP_LIFETIME) });
    await prove(code);
  });

  it('is replaced once the first has expired or has no tries left', async () => {
    const first = await rowOfSent();
    desk.now = first.codeExpiresAt;
    const second = await rowOfSent();
    expect(second.codeSeed).not.toBe(first.codeSeed);
    for (const [codeTries, isSame] of [
      [OTP_TRIES - 1, true],
      [OTP_TRIES, false],
    ] as const) {
      const before = await rowOf();
      await desk.db.update(studentCodes).set({ codeTries }).where(eq(studentCodes.userId, desk.member.id));
      desk.wait(OTP_RESEND_AFTER);
      const after = await rowOfSent();
      expect([after.codeSeed === before?.codeSeed, after.codeTries]).toEqual([
        isSame,
        isSame ? codeTries : 0,
      ]);
    }
  });
  const rowOfSent = async () => {
    await sent();
    const row = await rowOf();
    if (row === undefined) throw new Error('It was sent');
    return row;
  };

  it('renews the proof of the mailbox for a year, once, and for its own account only', async () => {
    const code = await sent();
    await desk.db.update(users).set({ isVerified: false, studentVerificationNotice: 1 });
    await expect(prove(code, desk.other)).rejects.toThrow(wrong);
    const proved = {
      ...{ id: desk.member.id, isVerified: true, studentProvedAt: desk.now },
      ...{ studentVerificationNotice: null, updatedAt: desk.now },
    };
    expect(await prove(code)).toMatchObject(proved);
    expect(await desk.find(desk.other)).toMatchObject({ isVerified: false, studentVerificationNotice: 1 });
    await expect(prove(code)).rejects.toThrow(wrong);
    expect(
      await desk.db
        .select()
        .from(attempts)
        .where(eq(attempts.key, `student-verification:${desk.member.id}`)),
    ).toEqual([expect.objectContaining({ count: 1 })]);
  });

  it('is refused after five wrong tries, and expires after ten minutes', async () => {
    const code = await sent();
    for (let i = 0; i < OTP_TRIES; i += 1) await expect(prove(otherCode(code))).rejects.toThrow(wrong);
    await expect(prove(code)).rejects.toThrow(refusal('otp_attempts_exceeded'));
    await desk.db
      .update(studentCodes)
      .set({ codeTries: OTP_TRIES - 1 })
      .where(eq(studentCodes.userId, desk.member.id));
    desk.wait(OTP_LIFETIME);
    await expect(prove(code)).rejects.toThrow(refusal('otp_expired'));
    await desk.db
      .update(studentCodes)
      .set({ codeTries: OTP_TRIES - 1 })
      .where(eq(studentCodes.userId, desk.member.id));
    desk.wait(-1);
    await prove(code);
  });

  it('is accepted once when two requests submit it at once', async () => {
    const code = await sent();
    const both = await Promise.allSettled([prove(code), prove(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused for a deleted account, and not sent for an unknown one', async () => {
    const code = await sent();
    await desk.set({ deletedAt: desk.now });
    await expect(prove(code)).rejects.toThrow(refusal('otp_expired'));
    await expect(verification().send('01890000-0000-7000-8000-000000000000')).rejects.toThrow(
      refusal('session_expired'),
    );
  });

  it('is deleted a week after it was sent', async () => {
    await desk.db.delete(studentCodes);
    await sent();
    desk.wait(7 * DAY);
    await verification().forgetOld();
    expect(await rowOf()).toBeDefined();
    desk.wait(1);
    await verification().forgetOld();
    expect(await rowOf()).toBeUndefined();
  });

  it('is required for calls that are for verified students only', () => {
    expect(() => requireVerifiedStudent({ isVerified: true })).not.toThrow();
    expect(() => requireVerifiedStudent({ isVerified: false })).toThrow(refusal('verification_required'));
  });
});
