import { HOUR, MINUTE, SESSION_IDLE, SESSION_REMEMBERED } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { later } from '../../../platform/clock.js';
import { sessions, users } from '../../../platform/database/schema/index.js';
import { Sessions } from './sessions.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const signIn = async ({ email }: TestStudent, rememberMe = false): Promise<string> => {
  const answer = await desk.post('/auth/login', { email, password: desk.password, rememberMe });
  return answer.body.data.token;
};
const statusOf = async (token: string) => (await desk.me(token)).status;
const rowsOf = ({ id }: TestStudent) =>
  campus.app.platform.db.select().from(sessions).where(eq(sessions.userId, id));

describe('a session', () => {
  it('ends after a day without use, and stays open while in use', async () => {
    const student = await campus.student('Yaw Darko');
    for (const begin of [() => student.token, () => signIn(student)]) {
      const token = await begin();
      for (let i = 0; i < 3; i += 1) {
        campus.clock.advance(20 * HOUR);
        expect(await statusOf(token)).toBe(200);
      }
      campus.clock.advance(SESSION_IDLE);
      const ended = await desk.me(token);
      expect(ended.status).toBe(401);
      expect(ended.body.code).toBe('session_expired');
    }
  });

  it('ends after 30 days at the latest, even while in use', async () => {
    const { token } = await campus.student('Yaa Always');
    for (let day = 1; day < 30; day += 1) {
      campus.clock.advance(23 * HOUR);
      expect(await statusOf(token)).toBe(200);
    }
    campus.clock.advance(SESSION_REMEMBERED - 29 * 23 * HOUR - MINUTE);
    campus.clock.advance(2 * MINUTE);
    expect(await statusOf(token)).toBe(401);
  });

  it('lasts 30 days when remembered, with or without use', async () => {
    const student = await campus.student('Abena Osei');
    const token = await signIn(student, true);
    campus.clock.advance(SESSION_REMEMBERED - MINUTE);
    expect(await statusOf(token)).toBe(200);
    campus.clock.advance(2 * MINUTE);
    expect(await statusOf(token)).toBe(401);
  });

  it('records its use at most every five minutes', async () => {
    const student = await campus.student('Kofi Busy');
    const [before] = await rowsOf(student);
    campus.clock.advance(4 * MINUTE);
    await desk.me(student.token);
    expect((await rowsOf(student))[0]?.lastUsedAt).toEqual(before?.lastUsedAt);
    campus.clock.advance(MINUTE);
    await desk.me(student.token);
    expect((await rowsOf(student))[0]?.lastUsedAt.getTime()).toBeGreaterThan(
      before?.lastUsedAt.getTime() ?? Infinity,
    );
  });

  it('records the end of the previous visit after a pause of four hours', async () => {
    const student = await campus.student('Yaw Visitor');
    const [before] = await rowsOf(student);
    expect(before?.previousVisitAt).toBeNull();
    campus.clock.advance(3 * HOUR);
    await desk.me(student.token);
    const [same] = await rowsOf(student);
    expect(same?.previousVisitAt).toBeNull();
    campus.clock.advance(4 * HOUR);
    await desk.me(student.token);
    campus.clock.advance(HOUR);
    await desk.me(student.token);
    expect((await rowsOf(student))[0]?.previousVisitAt).toEqual(same?.lastUsedAt);
  });

  it('is stored as a hash of its token', async () => {
    const student = await campus.student('Esi Arthur');
    expect(JSON.stringify(await rowsOf(student))).not.toContain(student.token);
  });

  it('shows neither the password nor its hash', async () => {
    const { token } = await campus.student('Adjoa Private');
    expect(JSON.stringify((await desk.me(token)).body)).not.toMatch(/argon2|hash|password|canonical/i);
  });

  it.each([
    ['suspended', { suspendedAt: new Date() }, 'account_suspended'],
    ['deleted', { deletedAt: new Date() }, 'session_expired'],
  ])('ends when the student is %s', async (_title, columns, code) => {
    const { id, token } = await campus.student('Kwame Gone');
    await campus.app.platform.db.update(users).set(columns).where(eq(users.id, id));
    const answer = await desk.me(token);
    expect(answer.body.code).toBe(code);
  });

  it('is open again, with its sockets, once the suspension of its student ends', async () => {
    const student = await campus.student('Kwame Back');
    const { db, clock } = campus.app.platform;
    const [suspendedAt, suspendedUntil] = [later(clock.now(), -2 * HOUR), later(clock.now(), -HOUR)];
    await db.update(users).set({ suspendedAt, suspendedUntil }).where(eq(users.id, student.id));
    expect(await statusOf(student.token)).toBe(200);
    const ids = (await rowsOf(student)).map(({ id }) => id);
    const open = await new Sessions(campus.app.platform).endsOf(ids);
    expect([...open.keys()]).toEqual(ids);
  });

  it('is opened only by its exact token as a Bearer credential', async () => {
    const { token } = await campus.student('Ama Careful');
    const send = async (authorization: string) =>
      (await campus.request('GET', '/auth/me', { headers: { authorization } })).body.code;
    expect(await send(`Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(
      'session_expired',
    );
    expect(await send(`Basic ${token}`)).toBe('unauthenticated');
    expect(await send(token)).toBe('unauthenticated');
    expect(await send('Bearer ')).toBe('unauthenticated');
    expect(await send(`Bearer ${'x'.repeat(5_000)}`)).toBe('unauthenticated');
    expect((await campus.request('GET', '/auth/me')).body.code).toBe('unauthenticated');
  });

  it('is deleted once it has expired', async () => {
    const student = await campus.student('Nana Old');
    const remaining = await signIn(student, true);
    campus.clock.advance(SESSION_IDLE);
    await campus.app.platform.jobs.runNow('auth.sweep', {});
    expect(await rowsOf(student)).toHaveLength(1);
    expect(await statusOf(remaining)).toBe(200);
  });
});

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const student = await campus.student('Adwoa Sarpong');
    const other = await signIn(student);
    const answer = await desk.post('/auth/logout', {}, { token: student.token });
    expect(answer.body).toEqual({ status: 'success', message: 'Logged out successfully' });
    expect((await desk.me(student.token)).body.code).toBe('session_expired');
    expect((await desk.post('/auth/logout', {}, { token: student.token })).body.code).toBe('session_expired');
    expect(await statusOf(other)).toBe(200);
  });

  it("closes that session's sockets and no others", async () => {
    const student = await campus.student('Kojo Connected');
    const other = await signIn(student);
    const connect = (token: string) =>
      io(campus.url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
    const [mine, others] = [connect(student.token), connect(other)];
    await Promise.all([mine, others].map((page) => new Promise<void>((done) => page.once('connect', done))));
    const closed = new Promise<void>((done) => mine.once('disconnect', () => done()));
    await desk.post('/auth/logout', {}, { token: student.token });
    await closed;
    expect(mine.connected).toBe(false);
    expect(others.connected).toBe(true);
    others.disconnect();
  });

  it('refuses any request field', async () => {
    const { token } = await campus.student('Yaa Extra');
    const answer = await desk.post('/auth/logout', { everywhere: true }, { token });
    expect(answer.body.fieldErrors).toEqual({ everywhere: { code: 'unknown_field' } });
    expect(await statusOf(token)).toBe(200);
  });
});
