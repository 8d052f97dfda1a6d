import { DAY, HOUR, MINUTE, OTP_LIFETIME, SECOND, SESSION_REMEMBERED } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const password = 'Kente-cloth-7';
let serial = 0;
const newEmail = () => `somebody${(serial += 1)}@st.knust.edu.gh`;
const post = (path: string, body: unknown, token?: string) =>
  campus.request('POST', path, { body, ...(token !== undefined && { token }) });
const register = (email: string, more: object = {}) =>
  post('/auth/register', { name: 'Kwame Boateng', email, password, ...more });
const mails = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('joining', () => {
  it('creates nothing usable before the code, and signs in with it', async () => {
    const email = newEmail();
    expect((await register(email)).body).toMatchObject({ status: 'success', data: { email } });
    expect((await post('/auth/login', { email, password })).body.code).toBe('email_unverified');
    const answer = await post('/auth/verify-otp', { email, otp: await campus.codeFor(email) });
    expect(answer.body.data.user).toMatchObject({
      email,
      isVerified: true,
      universityId: 'knust',
      role: 'student',
    });
    const me = await campus.request('GET', '/auth/me', { token: answer.body.data.token });
    expect(me.body.data.id).toBe(answer.body.data.user.id);
  });

  it('takes the name as `fullName` too, and the university by name, id or not at all', async () => {
    const body = { fullName: 'Ɛsi Ɔfori', email: newEmail(), password, university: 'knust' };
    expect((await post('/auth/register', body)).status).toBe(200);
    expect((await register(newEmail(), { university: 'University of Ghana' })).body.fieldErrors).toEqual({
      university: 'Invalid university selection',
    });
  });

  it.each([
    ['an address of no university', { email: 'kwame@gmail.com' }, 'email'],
    ['a short name', { name: 'K' }, 'name'],
    ['a password without a capital', { password: 'kente-cloth-7' }, 'password'],
    ['a common password', { password: 'Password1' }, 'password'],
    ['an unknown field', { role: 'admin' }, 'role'],
  ])('refuses %s', async (_title, change, field) => {
    const answer = await register(newEmail(), change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });

  it('folds case and +tags into one account, and answers a known address like any other', async () => {
    const email = newEmail();
    await register(email);
    await post('/auth/verify-otp', { email, otp: await campus.codeFor(email) });
    const [local, domain] = email.split('@');
    const again = await register(`${local?.toUpperCase()}+deals@${domain}`);
    expect(again.status).toBe(200);
    expect((await mails(email))[0]?.subject).toBe('You already have a CampusHive account');
  });

  it('voids a code after five wrong tries, even for the right one', async () => {
    const email = newEmail();
    await register(email);
    const code = await campus.codeFor(email);
    for (let i = 0; i < 5; i += 1) {
      expect((await post('/auth/verify-otp', { email, otp: wrongCode(code) })).body.code).toBe('otp_invalid');
    }
    expect((await post('/auth/verify-otp', { email, otp: code })).body.code).toBe('otp_attempts_exceeded');
    campus.clock.advance(MINUTE);
    await post('/auth/resend-otp', { email });
    const answer = await post('/auth/verify-otp', { email, otp: await campus.codeFor(email) });
    expect(answer.status).toBe(200);
  });

  it('forgets a code after ten minutes', async () => {
    const email = newEmail();
    await register(email);
    const code = await campus.codeFor(email);
    campus.clock.advance(OTP_LIFETIME);
    expect((await post('/auth/verify-otp', { email, otp: code })).body.code).toBe('otp_expired');
  });

  it('sends a new code at most once a minute, known address or not', async () => {
    const known = newEmail();
    await register(known);
    for (const email of [known, newEmail()]) {
      campus.clock.advance(MINUTE);
      expect((await post('/auth/resend-otp', { email })).status).toBe(200);
      const soon = await post('/auth/resend-otp', { email });
      expect(soon.body.code).toBe('resend_too_soon');
      expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('makes one account of the same code used twice at once', async () => {
    const email = newEmail();
    await register(email);
    const otp = await campus.codeFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/verify-otp', { email, otp })));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422, 422]);
  });
});

describe('a session', () => {
  it('ends when logged out', async () => {
    const { token } = await campus.student('Adwoa Sarpong');
    expect((await post('/auth/logout', {}, token)).status).toBe(200);
    expect((await campus.request('GET', '/auth/me', { token })).body.code).toBe('session_expired');
  });

  it('ends after a day without use, and slides with use', async () => {
    const { email } = await campus.student('Yaw Darko');
    const login = await post('/auth/login', { email, password });
    const token = login.body.data.token;
    campus.clock.advance(20 * HOUR);
    expect((await campus.request('GET', '/auth/me', { token })).status).toBe(200);
    campus.clock.advance(20 * HOUR);
    expect((await campus.request('GET', '/auth/me', { token })).status).toBe(200);
    campus.clock.advance(DAY);
    expect((await campus.request('GET', '/auth/me', { token })).body.code).toBe('session_expired');
  });

  it('lasts 30 days when remembered', async () => {
    const { email } = await campus.student('Abena Osei');
    const login = await post('/auth/login', { email, password, rememberMe: true });
    const token = login.body.data.token;
    campus.clock.advance(SESSION_REMEMBERED - MINUTE);
    expect((await campus.request('GET', '/auth/me', { token })).status).toBe(200);
    campus.clock.advance(2 * MINUTE);
    expect((await campus.request('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('is never shown with the password or its hash', async () => {
    const { token } = await campus.student('Esi Arthur');
    const { body } = await campus.request('GET', '/auth/me', { token });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|password/i);
  });
});

describe('logging in', () => {
  it('says the same about a wrong password and an unknown address', async () => {
    const { email } = await campus.student('Kofi Annor');
    const wrong = await post('/auth/login', { email, password: 'Something-else-1' });
    const unknown = await post('/auth/login', { email: newEmail(), password });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('waits longer after every failure past the fifth, also for unknown addresses', async () => {
    for (const email of [(await campus.student('Akua Mensah')).email, newEmail()]) {
      for (let i = 0; i < 5; i += 1) await post('/auth/login', { email, password: 'Wrong-one-123' });
      const locked = await post('/auth/login', { email, password });
      expect(locked.body.code).toBe('too_many_attempts');
      expect(Number(locked.headers.get('retry-after'))).toBe(30);
    }
    campus.clock.advance(31 * SECOND);
  });

  it('sends who has not proved their address a new code', async () => {
    const email = newEmail();
    await register(email);
    const before = (await mails(email)).length;
    campus.clock.advance(MINUTE);
    expect((await post('/auth/login', { email, password })).body.code).toBe('email_unverified');
    expect((await mails(email)).length).toBe(before + 1);
  });
});

describe('a forgotten password', () => {
  const linkFor = async (email: string) => {
    const url = /https?:\S+reset-password\S+/.exec((await mails(email))[0]?.text ?? '')?.[0] ?? '';
    return Object.fromEntries(new URL(url).searchParams);
  };

  it('is replaced once, within the hour, and ends every session', async () => {
    const { email, token } = await campus.student('Nana Yaa');
    await post('/auth/forgot-password', { email });
    const link = await linkFor(email);
    const body = { email, token: link['token'], newPassword: 'New-kente-cloth-8' };
    expect((await post('/auth/reset-password', body)).status).toBe(200);
    expect((await campus.request('GET', '/auth/me', { token })).status).toBe(401);
    expect((await post('/auth/login', { email, password })).status).toBe(401);
    expect((await post('/auth/login', { email, password: 'New-kente-cloth-8' })).status).toBe(200);
    expect((await post('/auth/reset-password', body)).body.code).toBe('reset_link_invalid');
  });

  it('cannot be replaced late, for somebody else, or with a voided link', async () => {
    const [one, other] = [await campus.student('Efua One'), await campus.student('Efua Two')];
    await post('/auth/forgot-password', { email: one.email });
    const first = await linkFor(one.email);
    const newPassword = 'New-kente-cloth-8';
    const stolen = await post('/auth/reset-password', {
      email: other.email,
      token: first['token'],
      newPassword,
    });
    expect(stolen.body.code).toBe('reset_link_invalid');
    await post('/auth/forgot-password', { email: one.email });
    const voided = await post('/auth/reset-password', {
      email: one.email,
      token: first['token'],
      newPassword,
    });
    expect(voided.body.code).toBe('reset_link_invalid');
    const second = await linkFor(one.email);
    campus.clock.advance(HOUR);
    const late = await post('/auth/reset-password', {
      email: one.email,
      token: second['token'],
      newPassword,
    });
    expect(late.body.code).toBe('reset_link_invalid');
  });

  it('answers alike for an unknown address', async () => {
    const { email } = await campus.student('Araba Known');
    const known = await post('/auth/forgot-password', { email });
    const unknown = await post('/auth/forgot-password', { email: newEmail() });
    expect(known.body).toEqual(unknown.body);
  });
});
