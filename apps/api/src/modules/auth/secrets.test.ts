import { MINUTE, PASSKEY_CHALLENGE_LIFETIME, RESET_LINK_LIFETIME, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { later } from '../../platform/clock.js';
import {
  attempts,
  passkeyChallenges,
  passwordResets,
  sessions,
  users,
} from '../../platform/database/schema/index.js';
import type { Mail } from '../../platform/mail/mail.js';
import type { Platform } from '../../platform/platform.js';
import { hashToken } from '../../platform/secrets.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasswordChange } from './password-change.js';
import { isPassword } from './passwords.js';
import { newResetLink, Recovery } from './recovery.js';
import { Sessions } from './sessions.js';

let campus: TestCampus;
let member: TestStudent;
let other: TestStudent;
let now: Date;
let mails: Mail[];
let sessionId: string;

beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://campushive.example' };
  campus = await openTestCampus(settings, undefined, { processes: 1 });
  other = await campus.student('Yaw Other');
});
beforeEach(async () => {
  member = await campus.student('Akosua Mensah');
  sessionId = (await sessionsOf(member))[0] ?? '';
  await db().delete(attempts);
  now = campus.clock.now();
  mails = [];
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const platform = (): Platform => ({
  ...campus.app.platform,
  clock: { now: () => now },
  mail: Object.assign(Object.create(campus.app.platform.mail), {
    send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
  }),
});
const NEW = 'New-kente-cloth-8';
const refusal = (code: string) => expect.objectContaining({ code });
const find = async ({ id } = member) => (await db().select().from(users).where(eq(users.id, id)))[0];
const set = (change: Partial<typeof users.$inferInsert>) =>
  db().update(users).set(change).where(eq(users.id, member.id));
const sessionsOf = async ({ id }: TestStudent) =>
  (await db().select().from(sessions).where(eq(sessions.userId, id))).map((one) => one.id);

describe('the challenge of a passkey', () => {
  const challenges = () => new PasskeyChallenges(platform());
  const refused = refusal('passkey_refused');

  it('is good once, for its purpose, where it was asked for', async () => {
    const [theirs = ''] = await sessionsOf(other);
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

  it('of a page without a session is not one of a session', async () => {
    const { attempt, challenge } = await challenges().open('sign_in', null);
    await expect(challenges().take(attempt, 'sign_in', sessionId)).rejects.toThrow(refused);
    expect(await challenges().take(attempt, 'sign_in', null)).toBe(challenge);
  });

  it('lives for five minutes, and is swept away then', async () => {
    await db().delete(passkeyChallenges);
    const [one, two] = [await challenges().open('sign_in', null), await challenges().open('sign_in', null)];
    const kept = await db().select().from(passkeyChallenges);
    expect(kept.map(({ createdAt, expiresAt }) => [createdAt, expiresAt])).toEqual([
      [now, later(now, PASSKEY_CHALLENGE_LIFETIME)],
      [now, later(now, PASSKEY_CHALLENGE_LIFETIME)],
    ]);
    expect(JSON.stringify(kept)).not.toContain(one.attempt);
    now = later(now, PASSKEY_CHALLENGE_LIFETIME - 1);
    await challenges().forgetOld();
    await challenges().take(one.attempt, 'sign_in', null);
    now = later(now, 1);
    await expect(challenges().take(two.attempt, 'sign_in', null)).rejects.toThrow(refused);
    await challenges().forgetOld();
    expect(await db().select().from(passkeyChallenges)).toEqual([]);
  });
});

describe('a password', () => {
  const form = () => new PasswordChange(platform(), new Sessions(platform()));
  const viewer = () => ({ userId: member.id, sessionId });
  const wrong = expect.objectContaining({
    code: 'password_wrong',
    fieldErrors: { field: { code: 'password_wrong' } },
  });
  const ask = (password: string) => form().requirePassword(member.id, password, 'field');

  it('is asked for again of a member, who may be wrong five times', async () => {
    expect((await ask(member.password)).id).toBe(member.id);
    for (let i = 0; i < 4; i += 1) await expect(ask('Guess-1-cloth')).rejects.toThrow(wrong);
    await ask(member.password);
    for (let i = 0; i < 5; i += 1) await expect(ask('Guess-1-cloth')).rejects.toThrow(wrong);
    await expect(ask(member.password)).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
    now = later(now, 30 * SECOND);
    await ask(member.password);
    await set({ deletedAt: now });
    await expect(ask(member.password)).rejects.toThrow(wrong);
  });

  it('is replaced; other sessions end, and so do links that were mailed for the old one', async () => {
    const elsewhere = await new Sessions(platform()).open(db(), member.id, true, undefined);
    const second = (await new Sessions(platform()).authenticate(elsewhere.token)).sessionId;
    await newResetLink(platform(), other);
    await newResetLink(platform(), member);
    expect(await form().change(viewer(), member.password, NEW)).toEqual([second]);
    expect(await isPassword(NEW, (await find())?.passwordHash)).toBe(true);
    expect((await find())?.updatedAt).toEqual(now);
    expect(await isPassword(other.password, (await find(other))?.passwordHash)).toBe(true);
    expect(await sessionsOf(member)).toEqual([sessionId]);
    const links = await db().select().from(passwordResets);
    expect(links.map(({ userId }) => userId)).toEqual([other.id]);
    expect(mails).toMatchObject([{ to: member.email }]);
    expect(mails[0]?.text).toContain('https://campushive.example/forgot-password');
  });

  it('is not replaced without the current one, nor by one that is guessed first', async () => {
    await expect(form().change(viewer(), 'Guess-1-cloth', NEW)).rejects.toMatchObject({
      fieldErrors: { currentPassword: { code: 'password_wrong' } },
    });
    await expect(form().change(viewer(), member.password, 'password123')).rejects.toMatchObject({
      fieldErrors: { newPassword: { code: 'password_common' } },
    });
    expect(await isPassword(member.password, (await find())?.passwordHash)).toBe(true);
    expect(mails).toEqual([]);
  });

  it('is replaced by one of two at once, the other is refused', async () => {
    const both = await Promise.allSettled([
      form().change(viewer(), member.password, NEW),
      form().change(viewer(), member.password, `${NEW}9`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ fieldErrors: { currentPassword: { code: 'password_wrong' } } });
    expect(mails).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const desk = () => new Recovery(platform(), new Sessions(platform()));
  const invalid = refusal('reset_link_invalid');
  const linkIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const newLink = async () => linkIn(await newResetLink(platform(), member));
  const reset = (token: string, email = member.email) => desk().reset(email, token, NEW);

  it('is asked for with a link, three times in a quarter of an hour', async () => {
    for (let i = 0; i < 4; i += 1) await desk().forgot(member.email.toUpperCase());
    expect(mails.map(({ to }) => to)).toEqual([member.email, member.email, member.email]);
    expect(mails[0]?.text).toMatch(/https:\/\/campushive\.example\/reset-password\?token=[\w-]{43}&email=/);
    now = later(now, 15 * MINUTE - 1);
    await desk().forgot(member.email);
    expect(mails).toHaveLength(3);
    now = later(now, 1);
    await desk().forgot(member.email);
    expect(mails).toHaveLength(4);
  });

  it('brings no letter to an address without an account', async () => {
    await set({ deletedAt: now });
    await desk().forgot(member.email);
    await desk().forgot('unknown@st.ug.edu.gh');
    expect(mails).toEqual([]);
  });

  it('is replaced once for each link, which ends every session', async () => {
    const token = await newLink();
    const kept = await db().select().from(passwordResets).where(eq(passwordResets.userId, member.id));
    expect(kept).toEqual([
      {
        ...{ tokenHash: hashToken(token), userId: member.id, usedAt: null, createdAt: now },
        expiresAt: later(now, RESET_LINK_LIFETIME),
      },
    ]);
    now = later(now, RESET_LINK_LIFETIME - 1);
    const { user, ended } = await reset(token);
    expect([user.id, ended]).toEqual([member.id, [sessionId]]);
    expect(await find()).toMatchObject({ passwordHash: user.passwordHash, updatedAt: now });
    expect(await isPassword(NEW, user.passwordHash)).toBe(true);
    expect(await sessionsOf(other)).toHaveLength(1);
    expect(mails).toMatchObject([{ to: member.email }]);
    expect(mails[0]?.text).toContain('https://campushive.example/forgot-password');
    await expect(reset(token)).rejects.toThrow(invalid);
    expect(mails).toHaveLength(1);
  });

  it('stays where the link has expired, is another account’s or an older one, or its student is gone', async () => {
    const older = await newLink();
    const token = await newLink();
    for (const [key, email] of [[older], [token, other.email], ['x'.repeat(43)]] as const)
      await expect(reset(key, email)).rejects.toThrow(invalid);
    await set({ deletedAt: now });
    await expect(reset(token)).rejects.toThrow(invalid);
    await set({ deletedAt: null });
    now = later(now, RESET_LINK_LIFETIME);
    await expect(reset(token)).rejects.toThrow(invalid);
    expect(await isPassword(member.password, (await find())?.passwordHash)).toBe(true);
    expect([mails, await sessionsOf(member)]).toEqual([[], [sessionId]]);
  });

  it('is not replaced by one that is guessed first', async () => {
    const token = await newLink();
    await expect(desk().reset(member.email, token, 'password123')).rejects.toMatchObject({
      fieldErrors: { newPassword: { code: 'password_common' } },
    });
    await reset(token);
  });

  it('forgets links that are over', async () => {
    await db().delete(passwordResets);
    await newLink();
    now = later(now, RESET_LINK_LIFETIME - 1);
    await desk().forgetOld();
    expect(await db().select().from(passwordResets)).toHaveLength(1);
    now = later(now, 1);
    await desk().forgetOld();
    expect(await db().select().from(passwordResets)).toEqual([]);
  });
});
