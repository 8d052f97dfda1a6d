import { HOUR, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { passwordResets, users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus({ PUBLIC_URL: 'https://campushive.example' });
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const NEW = 'New-kente-cloth-8';
const forgot = (email: string) => desk.post('/auth/forgot-password', { email });
const reset = (link: { token: string; email: string }, change: object = {}) =>
  desk.post('/auth/reset-password', { ...link, newPassword: NEW, ...change });

it('returns a field error for each missing part of a reset link', async () => {
  const link = { token: 'a'.repeat(43), email: 'unknown@st.ug.edu.gh' };
  for (const field of ['token', 'email'])
    for (const value of [undefined, ''])
      expect((await reset(link, { [field]: value })).body).toMatchObject({
        code: 'validation_failed',
        fieldErrors: { [field]: { code: 'reset_link_incomplete' } },
      });
});

describe('requesting a reset link', () => {
  it('mails a link to our own site', async () => {
    const { email } = await campus.student('Nana Ama');
    expect((await forgot(email)).body).toEqual({
      status: 'success',
      data: { textMessages: true },
      message: 'Reset link sent! Check your email',
    });
    const [mail] = await desk.mails(email);
    expect(mail?.text).toMatch(
      /https:\/\/campushive\.example\/reset-password\?token=[\w-]{43}&email=student\d+%40st\.ug\.edu\.gh/,
    );
    const { token } = await desk.resetLink(email);
    const rows = await campus.app.platform.db.select().from(passwordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives the same response and mails no link for unknown, pending and deleted accounts', async () => {
    const registered = await campus.student('Araba Known');
    const expected = (await forgot(registered.email)).body;
    const pending = desk.newEmail();
    await desk.register(pending);
    const deleted = await campus.student('Araba Deleted');
    await campus.app.platform.db
      .update(users)
      .set({ deletedAt: campus.clock.now() })
      .where(eq(users.id, deleted.id));
    for (const email of [desk.newEmail(), pending, deleted.email, 'araba@gmail.com']) {
      const before = (await desk.mails(email)).length;
      expect((await forgot(email)).body).toEqual(expected);
      expect(await desk.mails(email)).toHaveLength(before);
    }
  });

  it('mails at most three links in 15 minutes, with the same response each time', async () => {
    const { email } = await campus.student('Efua Impatient');
    const before = (await desk.mails(email)).length;
    for (let i = 0; i < 5; i += 1) expect((await forgot(email)).status).toBe(200);
    expect(await desk.mails(email)).toHaveLength(before + 3);
    campus.clock.advance(15 * MINUTE);
    await forgot(email);
    expect(await desk.mails(email)).toHaveLength(before + 4);
  });

  it.each([
    ['no address', {}],
    ['an address that is none', { email: 'unknown' }],
    ['a list', { email: ['a@st.ug.edu.gh'] }],
  ])('refuses %s', async (_title, body) => {
    const answer = await desk.post('/auth/forgot-password', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual(['email']);
  });
});

describe('choosing a new password', () => {
  it('replaces the old password once, ends every session and notifies the owner', async () => {
    const { email, token } = await campus.student('Nana Yaa');
    await forgot(email);
    const link = await desk.resetLink(email);
    expect((await reset(link)).status).toBe(200);
    expect((await desk.me(token)).body.code).toBe('session_expired');
    expect((await desk.mails(email))[0]?.subject).toBe('Your CampusHive password was changed');
    expect((await desk.login(email)).body.code).toBe('invalid_credentials');
    expect((await desk.login(email, NEW)).status).toBe(200);
    const again = await reset(link, { newPassword: 'Another-cloth-9' });
    expect(again.status).toBe(422);
    expect(again.body.code).toBe('reset_link_invalid');
    expect((await desk.login(email, NEW)).status).toBe(200);
  });

  it('closes the sockets of the ended sessions', async () => {
    const { email, token } = await campus.student('Kojo Connected');
    const page = io(campus.url, { auth: { token }, transports: ['websocket'], reconnection: false });
    await new Promise<void>((done) => page.once('connect', done));
    const closed = new Promise<string>((done) => page.once('disconnect', done));
    await forgot(email);
    await reset(await desk.resetLink(email));
    expect(await closed).toBe('io server disconnect');
  });

  it('lifts the sign-in lock that wrong guesses caused', async () => {
    const { email } = await campus.student('Akua Locked');
    for (let i = 0; i < 5; i += 1) await desk.login(email, 'Wrong-one-123');
    expect((await desk.login(email)).body.code).toBe('too_many_attempts');
    await forgot(email);
    await reset(await desk.resetLink(email));
    expect((await desk.login(email, NEW)).status).toBe(200);
  });

  it('is refused with a link older than an hour', async () => {
    const { email } = await campus.student('Efua Late');
    await forgot(email);
    const link = await desk.resetLink(email);
    campus.clock.advance(HOUR);
    expect((await reset(link)).body.code).toBe('reset_link_invalid');
    expect((await desk.login(email)).status).toBe(200);
  });

  it('is refused with any link but the newest', async () => {
    const { email } = await campus.student('Efua Twice');
    await forgot(email);
    const older = await desk.resetLink(email);
    await forgot(email);
    expect((await reset(older)).body.code).toBe('reset_link_invalid');
    expect((await reset(await desk.resetLink(email))).status).toBe(200);
  });

  it('is refused for another account, and leaves the link valid for its owner', async () => {
    const [one, other] = [await campus.student('Efua One'), await campus.student('Efua Two')];
    await forgot(one.email);
    const link = await desk.resetLink(one.email);
    expect((await reset(link, { email: other.email })).body.code).toBe('reset_link_invalid');
    expect((await desk.login(other.email)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  it('succeeds for one of several concurrent requests with the same link', async () => {
    const { email } = await campus.student('Yaw Parallel');
    await forgot(email);
    const link = await desk.resetLink(email);
    const chosen = ['First-kente-1', 'Second-kente-2', 'Third-kente-3'];
    const answers = await Promise.all(chosen.map((newPassword) => reset(link, { newPassword })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    const winner = answers.findIndex((answer) => answer.status === 200);
    expect((await desk.login(email, chosen[winner])).status).toBe(200);
  });

  it('leaves no session open that began with the old password in the same moment', async () => {
    const { email } = await campus.student('Ama Racing');
    await forgot(email);
    const link = await desk.resetLink(email);
    const logins = [1, 2, 3, 4].map(() => desk.login(email));
    const [done, ...answers] = await Promise.all([reset(link), ...logins]);
    expect(done.status).toBe(200);
    for (const { status, body } of answers) {
      if (status === 200) expect((await desk.me(body.data.token)).status).toBe(401);
      else expect(status).toBe(401);
    }
  });

  it.each([
    ['a common password', { newPassword: 'Password1' }, 'newPassword'],
    ['a weak password', { newPassword: 'kente' }, 'newPassword'],
    ['no password', { newPassword: undefined }, 'newPassword'],
    ['no token', { token: undefined }, 'token'],
    ['an empty token', { token: '' }, 'token'],
    ['a long token', { token: 'x'.repeat(201) }, 'token'],
    ['a token that is a number', { token: 5 }, 'token'],
    ['no address', { email: undefined }, 'email'],
    ['an unknown field', { userId: 'another' }, 'userId'],
  ])('refuses %s', async (_title, change, field) => {
    const answer = await reset({ token: 'x'.repeat(43), email: 'student1@st.ug.edu.gh' }, change);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('validation_failed');
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });

  it('refuses a token that was never sent', async () => {
    const { email } = await campus.student('Esi Unsent');
    expect((await reset({ token: 'x'.repeat(43), email })).body.code).toBe('reset_link_invalid');
  });
});
