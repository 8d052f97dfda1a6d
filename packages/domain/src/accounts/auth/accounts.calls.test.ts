import { HOUR, MINUTE, OTP_LIFETIME, type InputOf } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  newEmail,
  PASSWORD,
  signUp,
  useWorld,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('accounts', () => {
  it('let a student sign in only after the mailed code is entered', async () => {
    const email = newEmail();
    const visitor = world().client();
    await visitor.auth.register({ fullName: 'Ɛsi Ɔfori', email, password: PASSWORD });
    await expectRefusal(visitor.auth.login({ email, password: PASSWORD }), 'email_unverified');
    const { data } = await visitor.auth.verifyOtp({ email, otp: await world().codeFor(email) });
    expect(data.user).toMatchObject({
      name: 'Ɛsi Ɔfori',
      email,
      universityId: 'knust',
      isVerified: true,
      role: 'student',
    });
    expect((await world().client(data.token).auth.me({})).data).toEqual(data.user);
  });

  it('are refused with a field error for each invalid field', async () => {
    const register = (change: object) =>
      world()
        .client()
        .auth.register({
          name: 'Kwame',
          email: newEmail(),
          password: PASSWORD,
          ...change,
        } as InputOf<'auth.register'>);
    await expectRefusal(register({ email: 'kwame@gmail.com' }), 'validation_failed', 'email');
    await expectRefusal(register({ university: 'University of Ghana' }), 'validation_failed', 'university');
    await expectRefusal(register({ password: 'short' }), 'validation_failed', 'password');
    await expectRefusal(register({ role: 'admin' }), 'validation_failed', 'role');
    await expectRefusal(register({ name: undefined }), 'validation_failed', 'name');
  });

  it('refuse a code after five wrong tries, and after ten minutes', async () => {
    const [tried, late] = [newEmail(), newEmail()];
    const visitor = world().client();
    await visitor.auth.register({ name: 'Yaw', email: tried, password: PASSWORD });
    const code = await world().codeFor(tried);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1)
      await expectRefusal(visitor.auth.verifyOtp({ email: tried, otp: wrong }), 'otp_invalid');
    await expectRefusal(visitor.auth.verifyOtp({ email: tried, otp: code }), 'otp_attempts_exceeded');
    await visitor.auth.register({ name: 'Yaw', email: late, password: PASSWORD });
    await expectRefusal(visitor.auth.resendOtp({ email: late }), 'resend_too_soon');
    world().advance(MINUTE);
    await visitor.auth.resendOtp({ email: late });
    world().advance(OTP_LIFETIME);
    await expectRefusal(
      visitor.auth.verifyOtp({ email: late, otp: await world().codeFor(late) }),
      'otp_expired',
    );
  });

  it('end a session on log-out, and refuse a call without a session', async () => {
    const member = await join(world(), 'Adwoa Sarpong');
    await member.client.auth.logout({});
    await expectRefusal(member.client.auth.me({}), 'session_expired');
    await expectRefusal(world().client().auth.me({}), 'unauthenticated');
  });

  it('replace a forgotten password once per link, within the hour', async () => {
    const member = await join(world(), 'Nana Yaa');
    const visitor = world().client();
    await visitor.auth.forgotPassword({ email: member.email });
    const token = await world().resetTokenFor(member.email);
    const reset = () =>
      visitor.auth.resetPassword({ email: member.email, token, newPassword: 'New-cloth-88' });
    await reset();
    await expectRefusal(reset(), 'reset_link_invalid');
    await expectRefusal(
      visitor.auth.login({ email: member.email, password: PASSWORD }),
      'invalid_credentials',
    );
    await visitor.auth.login({ email: member.email, password: 'New-cloth-88' });
    await visitor.auth.forgotPassword({ email: member.email });
    const late = await world().resetTokenFor(member.email);
    world().advance(HOUR);
    await expectRefusal(
      visitor.auth.resetPassword({ email: member.email, token: late, newPassword: 'New-cloth-99' }),
      'reset_link_invalid',
    );
  });

  it('let the owner deny a sign-in once, which ends all sessions and voids the password', async () => {
    const member = await signUp(world(), 'Akua Robbed');
    const visitor = world().client();
    const thief = (await world().signInElsewhere({ email: member.email, password: PASSWORD })).data;
    const token = await world().alarmTokenFor(member.email);
    const { data: reset } = await visitor.auth.denySignIn({ token });
    await expectRefusal(world().client(thief.token).auth.me({}), 'session_expired');
    await expectRefusal(member.client.auth.me({}), 'session_expired');
    await expectRefusal(
      visitor.auth.login({ email: member.email, password: PASSWORD }),
      'invalid_credentials',
    );
    await expectRefusal(visitor.auth.denySignIn({ token }), 'reset_link_invalid');
    await visitor.auth.resetPassword({ ...reset, newPassword: 'New-cloth-88' });
    await visitor.auth.login({ email: member.email, password: 'New-cloth-88' });
  });

  it('show a profile without its address, and find it by name', async () => {
    const [one, other] = [await join(world(), 'Zuwera Findable'), await join(world(), 'Abla Searching')];
    await one.client.users.updateProfile({ bio: 'Level 300' });
    const { data } = await other.client.users.get({ id: one.id });
    expect(data).toMatchObject({ name: 'Zuwera Findable', bio: 'Level 300', rating: null });
    expect(JSON.stringify(data)).not.toContain(one.email);
    const found = await other.client.users.search({ q: 'zuwera', type: 'users' });
    expect(found.data.map((student) => student.id)).toEqual([one.id]);
    expect((await one.client.users.search({ q: 'zuwera', type: 'users' })).data).toEqual([]);
  });

  it('list seventeen universities, and resolve their old names', async () => {
    const { data } = await world().client().universities.list({});
    expect(data).toHaveLength(17);
    const { data: one } = await world().client().universities.get({ id: 'uog' });
    expect(one.id).toBe('ug');
    expect(one.hives.reduce((sum, { count }) => sum + count, 0)).toBe(one.listingCount);
    await expectRefusal(world().client().universities.get({ id: 'mit' }), 'not_found');
  });
});
