import { DAY, MINUTE, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

let addresses = 0;
const newIp = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;
const WRONG = 'Wrong-one-123';
const change = (id: string, columns: Partial<typeof users.$inferInsert>) =>
  campus.app.platform.db.update(users).set(columns).where(eq(users.id, id));

describe('logging in', () => {
  it('returns a token and the student', async () => {
    const student = await campus.student('Akosua Mensah');
    const answer = await desk.login(student.email);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Login successful!');
    expect(answer.body.data.user).toEqual((await desk.me(answer.body.data.token)).body.data);
    expect(answer.body.data.token).toMatch(/^[\w-]{43}$/);
  });

  it('accepts every spelling of the mailbox, but only the exact password', async () => {
    const { email } = await campus.student('Ama Sarpong');
    const [local, domain] = email.split('@');
    expect((await desk.login(` ${local?.toUpperCase()}+x@${domain} `)).status).toBe(200);
    for (const password of [`${desk.password} `, desk.password.toLowerCase(), 'Kente']) {
      expect((await desk.login(email, password)).body.code).toBe('invalid_credentials');
    }
  });

  it('gives the same response for a wrong password, an unknown address and one of no university', async () => {
    const { email } = await campus.student('Kofi Annor');
    const [existing, ...others] = [
      await desk.login(email, WRONG),
      await desk.login(desk.newEmail(), WRONG),
      await desk.login('kofi@gmail.com', WRONG),
    ].map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }));
    expect(existing).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    for (const other of others) expect(other).toEqual(existing);
  });

  it('reveals that an account is suspended only with the right password', async () => {
    const { id, email } = await campus.student('Yaw Suspended');
    await change(id, { suspendedAt: campus.clock.now() });
    expect((await desk.login(email, WRONG)).body.code).toBe('invalid_credentials');
    const answer = await desk.login(email);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('account_suspended');
    expect(answer.body.data).toBeUndefined();
  });

  it('refuses deleted accounts', async () => {
    const { id, email } = await campus.student('Esi Deleted');
    await change(id, { deletedAt: campus.clock.now() });
    expect((await desk.login(email)).body.code).toBe('invalid_credentials');
  });

  it('sends a new code to an unverified address, at most once a minute', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    expect((await desk.login(email)).body.code).toBe('email_unverified');
    expect(await desk.mails(email)).toHaveLength(1);
    campus.clock.advance(MINUTE);
    const answer = await desk.login(email);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('email_unverified');
    expect(await desk.mails(email)).toHaveLength(2);
    await desk.login(email);
    expect(await desk.mails(email)).toHaveLength(2);
    expect((await desk.verify(email, await campus.codeFor(email))).status).toBe(200);
  });

  it('sends no code for a wrong password', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    campus.clock.advance(MINUTE);
    expect((await desk.login(email, WRONG)).body.code).toBe('invalid_credentials');
    expect(await desk.mails(email)).toHaveLength(1);
  });

  it.each([
    ['no password', { password: undefined }, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['a password longer than any', { password: 'x'.repeat(129) }, 'password'],
    ['a password that is a number', { password: 12345678 }, 'password'],
    ['no address', { email: undefined }, 'email'],
    ['an address that is none', { email: 'kofi' }, 'email'],
    ['another answer than yes or no', { rememberMe: 'yes' }, 'rememberMe'],
    ['an unknown field', { admin: true }, 'admin'],
  ])('refuses %s', async (_title, wrong, field) => {
    const body = { email: 'student1@st.ug.edu.gh', password: desk.password, ...wrong };
    const answer = await desk.post('/auth/login', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });
});

describe('failing to log in repeatedly', () => {
  const fail = (email: string, ip = newIp()) => desk.login(email, WRONG, { ip });
  const failTimes = async (times: number, email: string) => {
    for (let i = 0; i < times; i += 1) await fail(email);
  };
  const waitOf = async (email: string) => {
    const answer = await desk.login(email, desk.password, { ip: newIp() });
    expect(answer.status).toBe(429);
    expect(answer.body.code).toBe('too_many_attempts');
    return Number(answer.headers.get('retry-after'));
  };

  it('locks the account from the fifth failure on, twice as long each time, up to 15 minutes', async () => {
    const { email } = await campus.student('Akua Locked');
    await failTimes(4, email);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect((await fail(email)).body.code).toBe('invalid_credentials');
      expect(await waitOf(email)).toBe(seconds);
      campus.clock.advance(seconds * SECOND);
    }
    expect((await desk.login(email)).status).toBe(200);
  });

  it('locks unknown and pending addresses too', async () => {
    const pending = desk.newEmail();
    await desk.register(pending);
    for (const email of [desk.newEmail(), pending]) {
      await failTimes(5, email);
      expect(await waitOf(email)).toBe(30);
    }
  });

  it('counts all spellings of one mailbox together', async () => {
    const { email } = await campus.student('Yaa Spelled');
    for (const tag of ['', '+a', '+b', '+c', '+d']) await fail(email.replace('@', `${tag}@`).toUpperCase());
    expect(await waitOf(email)).toBe(30);
  });

  it('is reset after a success', async () => {
    const { email } = await campus.student('Abena Forgiven');
    await failTimes(4, email);
    expect((await desk.login(email)).status).toBe(200);
    await failTimes(4, email);
    expect((await desk.login(email)).status).toBe(200);
  });

  it('compares at most five of many concurrent passwords', async () => {
    const { email } = await campus.student('Kojo Parallel');
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail(email)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('locks no account for failures that a clock set back has put in the future', async () => {
    const { email } = await campus.student('Yaa Yesterday');
    campus.clock.advance(3 * DAY);
    for (let i = 0; i < 6; i += 1) await fail(email);
    expect((await desk.login(email)).body.code).toBe('too_many_attempts');
    campus.clock.advance(-3 * DAY);
    expect((await desk.login(email)).status).toBe(200);
  });

  const failEverywhere = async (ip: (n: number) => string) => {
    for (let i = 0; i < 50; i += 1) await fail(desk.newEmail(), ip(i));
  };

  it('counts all addresses of one IPv6 network as one', async () => {
    const { email } = await campus.student('Esi Six');
    const ip = (n: number) => `2001:db8:77:1::${n.toString(16)}`;
    await failEverywhere(ip);
    await fail(email, ip(98));
    expect((await desk.login(email, desk.password, { ip: ip(99) })).status).toBe(429);
    expect((await desk.login(email, desk.password, { ip: '2001:db8:77:2::1' })).status).toBe(200);
  });

  it('does not lock out other students at an IP address with many failures', async () => {
    const students = await Promise.all([1, 2, 3].map((i) => campus.student(`Efua Innocent ${i}`)));
    const ip = newIp();
    await failEverywhere(() => ip);
    for (const { email } of students)
      expect((await desk.login(email, desk.password, { ip })).status).toBe(200);
  });

  it('allows one try per account at an IP address with many failures, then longer waits, none elsewhere', async () => {
    const { email } = await campus.student('Efua Tried');
    const ip = newIp();
    await failEverywhere(() => ip);
    expect((await fail(email, ip)).status).toBe(401);
    for (const seconds of [30, 60, 120]) {
      const refused = await desk.login(email, desk.password, { ip });
      expect(refused.body.code).toBe('too_many_attempts');
      expect(Number(refused.headers.get('retry-after'))).toBe(seconds);
      campus.clock.advance(seconds * SECOND);
      if (seconds < 120) expect((await fail(email, ip)).status).toBe(401);
    }
    expect((await desk.login(email, desk.password, { ip: newIp() })).status).toBe(200);
  });

  it('does not lock an account on a known device, whatever fails elsewhere', async () => {
    const { email } = await campus.student('Efua Known');
    const login = (headers: Record<string, string>) =>
      campus.request('POST', '/auth/login', { body: { email, password: desk.password }, headers });
    const first = await login({ 'x-forwarded-for': newIp() });
    expect(first.status).toBe(200);
    const cookie =
      first.headers
        .getSetCookie()
        .find((one) => one.includes('_device='))
        ?.split(';')[0] ?? '';
    for (let i = 0; i < 7; i += 1) await fail(email, '154.160.9.9');
    expect((await login({ 'x-forwarded-for': '154.160.9.9' })).status).toBe(429);
    // The cookie identifies the device, in any network.
    expect((await login({ 'x-forwarded-for': '154.160.9.9', cookie })).status).toBe(200);
  });

  it('clears only the failures of the account that succeeds, not those of others at the IP address', async () => {
    const { email } = await campus.student('Kwesi Guesser');
    const ip = newIp();
    const other = desk.newEmail();
    for (let i = 0; i < 46; i += 1) await fail(desk.newEmail(), ip);
    for (let i = 0; i < 3; i += 1) await fail(email, ip);
    expect((await desk.login(email, desk.password, { ip })).status).toBe(200);
    // 46 are left, so that an account has one try only from the fifth from here.
    for (let i = 0; i < 4; i += 1) expect((await fail(other, ip)).status).toBe(401);
    const fresh = desk.newEmail();
    expect((await fail(fresh, ip)).status).toBe(401);
    expect((await fail(fresh, ip)).status).toBe(429);
  });

  it('does not count many correct concurrent logins as guessing', async () => {
    const crowd = await Promise.all([1, 2, 3].map((i) => campus.student(`Crowd ${i}`)));
    const ip = newIp();
    for (let i = 0; i < 46; i += 1) await fail(desk.newEmail(), ip);
    const emails = crowd.flatMap(({ email }) => Array.from({ length: 8 }, () => email));
    const answers = await Promise.all(emails.map((email) => desk.login(email, desk.password, { ip })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });
});
