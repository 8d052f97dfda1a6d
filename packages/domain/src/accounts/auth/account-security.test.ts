import { MINUTE, SECOND, SESSION_IDLE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
const sockets: Socket[] = [];
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => campus.close());

const signIn = async (email: string, options: { rememberMe?: boolean; userAgent?: string } = {}) => {
  const { rememberMe = false, userAgent } = options;
  const answer = await campus.request('POST', '/auth/login', {
    body: { email, password: desk.password, rememberMe },
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  });
  return answer.body.data.token as string;
};
const get = (path: string, token: string) => campus.request('GET', path, { token });
/** Connected, with a promise of its end. */
async function openSocket(token: string): Promise<{ cut: Promise<string> }> {
  const socket = connect(campus.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { cut };
}

describe('changing the password', () => {
  it('requires the current password, and ends every other session with its live connection', async () => {
    const me = await campus.student('Abena Changes');
    const elsewhere = await signIn(me.email);
    const { cut } = await openSocket(elsewhere);
    const change = (currentPassword: string, newPassword = 'Adinkra-cloth-8') =>
      desk.post('/auth/change-password', { currentPassword, newPassword }, { token: me.token });
    const wrong = await change('Not-my-cloth-1');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      code: 'password_wrong',
      fieldErrors: { currentPassword: { code: 'password_wrong' } },
    });
    expect((await change(desk.password, 'Password1')).body.fieldErrors).toHaveProperty('newPassword');
    expect((await desk.me(elsewhere)).status).toBe(200);
    expect((await change(desk.password)).status).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect((await desk.me(elsewhere)).body.code).toBe('session_expired');
    expect((await desk.me(me.token)).status).toBe(200);
    expect((await desk.login(me.email)).body.code).toBe('invalid_credentials');
    expect((await desk.login(me.email, 'Adinkra-cloth-8')).status).toBe(200);
    const subjects = (await desk.mails(me.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your CampusHive password was changed');
  });

  it('limits password tries from a stolen session', async () => {
    const me = await campus.student('Yaw Left Open');
    const guess = (currentPassword: string) =>
      desk.post(
        '/auth/change-password',
        { currentPassword, newPassword: 'Thief-cloth-9' },
        { token: me.token },
      );
    for (let i = 0; i < 5; i += 1) await guess(`Guess-cloth-${i}`);
    const refused = await guess(desk.password);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_attempts');
    campus.clock.advance(Number(refused.headers.get('retry-after')) * SECOND);
    expect((await guess(desk.password)).status).toBe(200);
  });

  it('voids a reset link that was mailed earlier', async () => {
    const me = await campus.student('Esi Linked');
    await desk.post('/auth/forgot-password', { email: me.email });
    const link = await desk.resetLink(me.email);
    await desk.post(
      '/auth/change-password',
      { currentPassword: desk.password, newPassword: 'Adinkra-cloth-8' },
      { token: me.token },
    );
    const reset = await desk.post('/auth/reset-password', { ...link, newPassword: 'Thief-cloth-9' });
    expect(reset.body.code).toBe('reset_link_invalid');
  });
});

describe('sessions', () => {
  it('are listed with their device and the current one marked, without tokens', async () => {
    const me = await campus.student('Kojo Devices');
    campus.clock.advance(MINUTE);
    await signIn(me.email, {
      rememberMe: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 11; TECNO BD4) Chrome/126.0.0.0 Mobile Safari/537.36',
    });
    const { body } = await get('/auth/sessions', me.token);
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      remember: true,
      current: false,
    });
    expect(body.data[1]).toMatchObject({ remember: false, current: true });
    expect(JSON.stringify(body)).not.toContain(me.token);
  });

  it('are not listed once they have expired', async () => {
    const me = await campus.student('Kojo Long Ago');
    campus.clock.advance(SESSION_IDLE + MINUTE);
    const token = await signIn(me.email);
    expect((await get('/auth/sessions', token)).body.data).toHaveLength(1);
  });

  it('are ended one by one by their owner only, and lose their live connection', async () => {
    const me = await campus.student('Akua Ends');
    const other = await campus.student('Kofi Tries');
    const phone = await signIn(me.email);
    const { cut } = await openSocket(phone);
    const [session] = (await get('/auth/sessions', phone)).body.data.filter(
      (one: { current: boolean }) => one.current,
    );
    const end = (token: string) => campus.request('DELETE', `/auth/sessions/${session.id}`, { token });
    expect((await end(other.token)).status).toBe(404);
    expect((await desk.me(phone)).status).toBe(200);
    expect((await end(me.token)).status).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect((await desk.me(phone)).body.code).toBe('session_expired');
    expect((await end(me.token)).status).toBe(404);
  });

  it('lose their live connection soon after they expire or their owner is suspended', async () => {
    const [idle, bad] = [await campus.student('Ama Idle'), await campus.student('Yaw Suspended')];
    const [one, two] = [await openSocket(idle.token), await openSocket(bad.token)];
    await campus.app.platform.db
      .update(users)
      .set({ suspendedAt: campus.clock.now() })
      .where(eq(users.id, bad.id));
    campus.clock.advance(SESSION_IDLE + SECOND);
    expect(await Promise.all([one.cut, two.cut])).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('keep their live connection past the first expiry while they are in use', async () => {
    const [me, idle] = [await campus.student('Efua Busy'), await campus.student('Ama Gone')];
    const mine = await openSocket(me.token);
    // Sessions are checked in the order of opening: once the last one is cut, mine has been checked.
    const idles = await openSocket(idle.token);
    campus.clock.advance(SESSION_IDLE - MINUTE);
    expect((await desk.me(me.token)).status).toBe(200);
    campus.clock.advance(10 * MINUTE);
    expect(await idles.cut).toBe('io server disconnect');
    expect(await Promise.race([mine.cut, Promise.resolve('still there')])).toBe('still there');
  });
});
