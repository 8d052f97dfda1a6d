import { MINUTE, PASSKEY_CHALLENGE_LIFETIME, RESET_LINK_LIFETIME, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestStudent } from '../../../../../../apps/api/test/campus.js';
import { originOf } from '../../../../../../apps/api/test/auth.js';
import { MemberDesk, refusal } from '../../../../../../apps/api/test/member-desk.js';
import { later } from '../../../platform/clock.js';
import { passkeyChallenges, passwordResets } from '../../../platform/database/schema/index.js';
import { hashToken } from '../../../platform/secrets.js';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.js';
import { PasswordChange } from '../passwords/password-change.js';
import { isPassword } from '../../../../../../apps/api/src/host/passwords/passwords.js';
import { newResetLink, Recovery } from '../passwords/recovery.js';
import { MailCaps } from '../registration/mail-caps.js';
import { Sessions } from './sessions.js';

let desk: MemberDesk;
let sessionId: string;

beforeAll(async () => {
  desk = await MemberDesk.open({ PUBLIC_URL: 'https://campushive.example' });
});
beforeEach(async () => {
  await desk.next();
  sessionId = (await idsOf())[0] ?? '';
});
afterAll(() => desk.campus.close());

const idsOf = async (student?: TestStudent) => (await desk.sessionsOf(student)).map(({ id }) => id);
const NEW = 'New-kente-cloth-8';

describe('the challenge of a passkey', () => {
  const challenges = () => new PasskeyChallenges(desk.platform);
  const refused = refusal('passkey_refused');

  it('is accepted once, for its purpose, in the session that requested it', async () => {
    const [theirs = ''] = await idsOf(desk.other);
    const { attempt, challenge } = await challenges().open('create', sessionId);
    expect(attempt).not.toBe(challenge);
    for (const wrong of [
      () => challenges().take(attempt, 'step_up', sessionId),
      () => challenges().take(attempt, 'create', theirs),
      () => challenges().take(attempt, 'create', null),
      () => challenges().take(challenge, 'create', sessionId),
    ])
      await expect(wrong()).rejects.toThrow(refused);
    expect(await challenges().take(attempt, 'create', sessionId)).toBe(challenge);
    await expect(challenges().take(attempt, 'create', sessionId)).rejects.toThrow(refused);
  });

  it('is refused in a session when it was issued without one', async () => {
    const { attempt, challenge } = await challenges().open('sign_in', null);
    await expect(challenges().take(attempt, 'sign_in', sessionId)).rejects.toThrow(refused);
    expect(await challenges().take(attempt, 'sign_in', null)).toBe(challenge);
  });

  it('expires after five minutes, and is then deleted', async () => {
    await desk.db.delete(passkeyChallenges);
    const [one, two] = [await challenges().open('sign_in', null), await challenges().open('sign_in', null)];
    const stored = await desk.db.select().from(passkeyChallenges);
    expect(stored.map(({ createdAt, expiresAt }) => [createdAt, expiresAt])).toEqual([
      [desk.now, later(desk.now, PASSKEY_CHALLENGE_LIFETIME)],
      [desk.now, later(desk.now, PASSKEY_CHALLENGE_LIFETIME)],
    ]);
    expect(JSON.stringify(stored)).not.toContain(one.attempt);
    desk.wait(PASSKEY_CHALLENGE_LIFETIME - 1);
    await challenges().forgetOld();
    await challenges().take(one.attempt, 'sign_in', null);
    desk.wait(1);
    await expect(challenges().take(two.attempt, 'sign_in', null)).rejects.toThrow(refused);
    await challenges().forgetOld();
    expect(await desk.db.select().from(passkeyChallenges)).toEqual([]);
  });
});

describe('a password', () => {
  const form = () => new PasswordChange(desk.platform, new Sessions(desk.platform));
  const viewer = () => ({ userId: desk.member.id, sessionId });
  const wrong = expect.objectContaining({
    code: 'password_wrong',
    fieldErrors: { field: { code: 'password_wrong' } },
  });
  const ask = (password: string) => form().requirePassword(desk.member.id, password, 'field');

  it('is checked again for a member, who may fail five times', async () => {
    expect((await ask(desk.member.password)).id).toBe(desk.member.id);
    for (let i = 0; i < 4; i += 1) await expect(ask('Guess-1-cloth')).rejects.toThrow(wrong);
    await ask(desk.member.password);
    for (let i = 0; i < 5; i += 1) await expect(ask('Guess-1-cloth')).rejects.toThrow(wrong);
    await expect(ask(desk.member.password)).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 30,
    });
    desk.wait(30 * SECOND);
    await ask(desk.member.password);
    await desk.set({ deletedAt: desk.now });
    await expect(ask(desk.member.password)).rejects.toThrow(wrong);
  });

  it('is replaced; other sessions end, and earlier reset links become invalid', async () => {
    const elsewhere = await new Sessions(desk.platform).open(desk.db, desk.member.id, true, originOf());
    const second = (await new Sessions(desk.platform).authenticate(elsewhere.token)).sessionId;
    await newResetLink(desk.platform, desk.other);
    await newResetLink(desk.platform, desk.member);
    expect(await form().change(viewer(), desk.member.password, NEW)).toEqual([second]);
    expect(await isPassword(NEW, (await desk.find())?.passwordHash)).toBe(true);
    expect((await desk.find())?.updatedAt).toEqual(desk.now);
    expect(await isPassword(desk.other.password, (await desk.find(desk.other))?.passwordHash)).toBe(true);
    expect(await idsOf(desk.member)).toEqual([sessionId]);
    const links = await desk.db.select().from(passwordResets);
    expect(links.map(({ userId }) => userId)).toEqual([desk.other.id]);
    expect(desk.mails).toMatchObject([{ to: desk.member.email }]);
    expect(desk.mails[0]?.text).toContain('https://campushive.example/forgot-password');
  });

  it('is not replaced with a wrong current password, nor by a common one', async () => {
    await expect(form().change(viewer(), 'Guess-1-cloth', NEW)).rejects.toMatchObject({
      fieldErrors: { currentPassword: { code: 'password_wrong' } },
    });
    await expect(form().change(viewer(), desk.member.password, 'password123')).rejects.toMatchObject({
      fieldErrors: { newPassword: { code: 'password_common' } },
    });
    expect(await isPassword(desk.member.password, (await desk.find())?.passwordHash)).toBe(true);
    expect(desk.mails).toEqual([]);
  });

  it('is replaced by one of two concurrent requests; the other is refused', async () => {
    const both = await Promise.allSettled([
      form().change(viewer(), desk.member.password, NEW),
      form().change(viewer(), desk.member.password, `${NEW}9`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ fieldErrors: { currentPassword: { code: 'password_wrong' } } });
    expect(desk.mails).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const recovery = () =>
    new Recovery(desk.platform, new Sessions(desk.platform), new MailCaps(desk.platform));
  const invalid = refusal('reset_link_invalid');
  const linkIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const newLink = async () => linkIn(await newResetLink(desk.platform, desk.member));
  const reset = (token: string, email = desk.member.email) => recovery().reset(email, token, NEW);

  it('is reset with a mailed link, sent at most three times in 15 minutes', async () => {
    for (let i = 0; i < 4; i += 1) await recovery().forgot(desk.member.email.toUpperCase());
    expect(desk.mails.map(({ to }) => to)).toEqual([desk.member.email, desk.member.email, desk.member.email]);
    expect(desk.mails[0]?.text).toMatch(
      /https:\/\/campushive\.example\/reset-password\?token=[\w-]{43}&email=/,
    );
    desk.wait(15 * MINUTE - 1);
    await recovery().forgot(desk.member.email);
    expect(desk.mails).toHaveLength(3);
    desk.wait(1);
    await recovery().forgot(desk.member.email);
    expect(desk.mails).toHaveLength(4);
  });

  it('causes no mail to an address without an account', async () => {
    await desk.set({ deletedAt: desk.now });
    await recovery().forgot(desk.member.email);
    await recovery().forgot('unknown@st.ug.edu.gh');
    expect(desk.mails).toEqual([]);
  });

  it('is replaced once for each link, which ends every session', async () => {
    const token = await newLink();
    const stored = await desk.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, desk.member.id));
    expect(stored).toEqual([
      {
        ...{ tokenHash: hashToken(token), userId: desk.member.id, usedAt: null, createdAt: desk.now },
        expiresAt: later(desk.now, RESET_LINK_LIFETIME),
      },
    ]);
    desk.wait(RESET_LINK_LIFETIME - 1);
    const { user, ended } = await reset(token);
    expect([user.id, ended]).toEqual([desk.member.id, [sessionId]]);
    expect(await desk.find()).toMatchObject({ passwordHash: user.passwordHash, updatedAt: desk.now });
    expect(await isPassword(NEW, user.passwordHash)).toBe(true);
    expect(await idsOf(desk.other)).toHaveLength(1);
    expect(desk.mails).toMatchObject([{ to: desk.member.email }]);
    expect(desk.mails[0]?.text).toContain('https://campushive.example/forgot-password');
    await expect(reset(token)).rejects.toThrow(invalid);
    expect(desk.mails).toHaveLength(1);
  });

  it('is not replaced with an expired, older or foreign link, nor for a deleted account', async () => {
    const older = await newLink();
    const token = await newLink();
    for (const [key, email] of [[older], [token, desk.other.email], ['x'.repeat(43)]] as const)
      await expect(reset(key, email)).rejects.toThrow(invalid);
    await desk.set({ deletedAt: desk.now });
    await expect(reset(token)).rejects.toThrow(invalid);
    await desk.set({ deletedAt: null });
    desk.wait(RESET_LINK_LIFETIME);
    await expect(reset(token)).rejects.toThrow(invalid);
    expect(await isPassword(desk.member.password, (await desk.find())?.passwordHash)).toBe(true);
    expect([desk.mails, await idsOf(desk.member)]).toEqual([[], [sessionId]]);
  });

  it('is not replaced by a common one', async () => {
    const token = await newLink();
    await expect(recovery().reset(desk.member.email, token, 'password123')).rejects.toMatchObject({
      fieldErrors: { newPassword: { code: 'password_common' } },
    });
    await reset(token);
  });

  it('has its reset links deleted once they have expired', async () => {
    await desk.db.delete(passwordResets);
    await newLink();
    desk.wait(RESET_LINK_LIFETIME - 1);
    await recovery().forgetOld();
    expect(await desk.db.select().from(passwordResets)).toHaveLength(1);
    desk.wait(1);
    await recovery().forgetOld();
    expect(await desk.db.select().from(passwordResets)).toEqual([]);
  });
});
