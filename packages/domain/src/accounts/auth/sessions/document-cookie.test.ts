import { HOUR, SESSION_IDLE, SESSION_REMEMBERED } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type Answered, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { Sessions } from './sessions.js';

let campus: TestCampus;
let desk: AuthDesk;
let sessions: Sessions;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
  sessions = new Sessions(campus.app.platform);
});
afterAll(() => campus.close());

/** Returns the attributes of the document cookie that an answer sets. */
function cookieOf({ headers }: Answered): { value: string; attributes: readonly string[] } | undefined {
  const [set] = headers.getSetCookie().filter((one) => one.startsWith('campushive_page='));
  if (set === undefined) return undefined;
  const [pair = '', ...attributes] = set.split('; ');
  return { value: pair.slice('campushive_page='.length), attributes };
}

async function signedIn(name: string, rememberMe = false) {
  const student = await campus.student(name);
  const answer = await desk.post('/auth/login', {
    email: student.email,
    password: desk.password,
    rememberMe,
  });
  const token: string = answer.body.data.token;
  return { student, token, cookie: cookieOf(answer)?.value ?? '' };
}

const me = (token: string, cookie?: string) =>
  campus.request('GET', '/auth/me', {
    token,
    ...(cookie !== undefined && { headers: { cookie: `campushive_page=${cookie}` } }),
  });
const holderOf = async (cookie: string) =>
  (await sessions.authenticatePage(cookie).catch(() => undefined))?.userId;

describe('the document cookie', () => {
  it('is set with the token, hidden from scripts and from other sites', async () => {
    const student = await campus.student('Efua Cookie');
    const answer = await desk.post('/auth/login', { email: student.email, password: desk.password });
    expect(cookieOf(answer)?.attributes).toEqual([
      `Max-Age=${SESSION_REMEMBERED / 1_000}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect(cookieOf(answer)?.value).not.toBe(answer.body.data.token);
    expect(await holderOf(cookieOf(answer)?.value ?? '')).toBe(student.id);
  });

  it('is marked Secure only when the site is served over HTTPS', async () => {
    const secure = await openTestCampus({ PUBLIC_URL: 'https://campus.test' });
    const student = await secure.student('Esi Secure');
    const answer = await secure.request('POST', '/auth/login', {
      body: { email: student.email, password: student.password },
    });
    expect(cookieOf(answer)?.attributes).toContain('Secure');
    await secure.close();
  });

  it('does not authenticate an API call, neither as a cookie nor as a token', async () => {
    const { cookie } = await signedIn('Kojo Cookie');
    const alone = await campus.request('GET', '/auth/me', {
      headers: { cookie: `campushive_page=${cookie}` },
    });
    expect([alone.status, alone.body.code]).toEqual([401, 'unauthenticated']);
    const posted = await campus.request('POST', '/auth/logout', {
      body: {},
      headers: { cookie: `campushive_page=${cookie}` },
    });
    expect(posted.status).toBe(401);
    expect((await me(cookie)).status).toBe(401);
    expect(await holderOf(cookie)).toBeDefined();
  });

  it('cannot be replaced by the token, which opens no page', async () => {
    const { token } = await signedIn('Ama Token');
    expect(await holderOf(token)).toBeUndefined();
  });

  it('is set for a session without one, and not set again while it is valid', async () => {
    const student = await campus.student('Yaw Before');
    const first = cookieOf(await me(student.token))?.value ?? '';
    expect(await holderOf(first)).toBe(student.id);
    expect(cookieOf(await me(student.token, first))).toBeUndefined();
  });

  it('is replaced when it belongs to another student or is forged', async () => {
    const [one, other] = [await signedIn('Abena One'), await signedIn('Kwame Other')];
    for (const wrong of [other.cookie, 'x'.repeat(43)]) {
      const renewed = cookieOf(await me(one.token, wrong))?.value ?? '';
      expect(await holderOf(renewed)).toBe(one.student.id);
    }
    expect(await holderOf(one.cookie)).toBeUndefined();
    expect(await holderOf(other.cookie)).toBe(other.student.id);
  });

  it('ends with log-out, and is cleared in the browser', async () => {
    const { token, cookie } = await signedIn('Esi Leaves');
    const answer = await campus.request('POST', '/auth/logout', { token, body: {} });
    expect(cookieOf(answer)).toMatchObject({ value: '' });
    expect(await holderOf(cookie)).toBeUndefined();
  });

  it('ends when its session is ended from another device', async () => {
    const { student, token, cookie } = await signedIn('Kofi Far');
    const { body } = await campus.request('GET', '/auth/sessions', { token: student.token });
    const [far] = body.data.filter((one: { current: boolean }) => !one.current);
    await campus.request('DELETE', `/auth/sessions/${far.id}`, { token: student.token });
    expect(await holderOf(cookie)).toBeUndefined();
    expect((await me(token)).status).toBe(401);
  });

  it('ends in every other session when the password changes', async () => {
    const { student, cookie } = await signedIn('Yaa Changes');
    const other = cookieOf(
      await desk.post('/auth/login', { email: student.email, password: desk.password }),
    )?.value;
    await campus.request('POST', '/auth/change-password', {
      token: student.token,
      body: { currentPassword: desk.password, newPassword: 'Another-Kente-9' },
    });
    expect([await holderOf(cookie), await holderOf(other ?? '')]).toEqual([undefined, undefined]);
  });

  it('ends when the student is suspended', async () => {
    const { student, cookie } = await signedIn('Kwesi Bad');
    const admin = await campus.student('Ama Admin', undefined, 'admin');
    const answer = await campus.request('PUT', `/moderation/users/${student.id}`, {
      token: admin.token,
      body: { action: 'suspend', reason: 'Fake tickets, three times.' },
    });
    expect(answer.status).toBe(200);
    expect(await holderOf(cookie)).toBeUndefined();
  });

  it('ends when its session expires', async () => {
    const { cookie } = await signedIn('Adwoa Idle');
    campus.clock.advance(SESSION_IDLE + HOUR);
    expect(await holderOf(cookie)).toBeUndefined();
  });
});
