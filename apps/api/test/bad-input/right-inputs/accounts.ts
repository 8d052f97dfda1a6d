import type { CallName } from '@campushive/contract';
import { deviceOf, nothing, page, passkeyOf, password, right, type RightInput } from '../ingredients.js';

/** Right inputs of the calls of accounts. */
export const accountsInputs = {
  'auth.register': right(({ newEmail }) => ({
    name: 'Kwame Boateng',
    email: newEmail(),
    password,
    university: 'University of Ghana',
  })),
  'waitingList.join': right(({ newEmail }) => ({ email: newEmail() }), 'university_open'),
  'waitingList.confirm': right(({ newEmail }) => ({ email: newEmail(), otp: '123456' }), 'otp_invalid'),
  'waitingList.leave': right(() => ({ token: 'x'.repeat(87) }), 'not_found'),
  'auth.verifyOtp': right(async ({ campus, newEmail }) => {
    const email = newEmail();
    await campus.client().auth.register({ name: 'Kwame Boateng', email, password });
    return { email, otp: await campus.codeFor(email) };
  }),
  'auth.resendOtp': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.login': right(({ me }) => ({ email: me.email, password: me.password, rememberMe: true })),
  'auth.challenge': nothing,
  'auth.logout': nothing,
  'auth.me': nothing,
  'auth.forgotPassword': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.resetPassword': right(
    ({ me }) => ({ email: me.email, token: 'x'.repeat(43), newPassword: password }),
    'reset_link_invalid',
  ),
  'auth.textRecoveryCode': right(({ newEmail }) => ({ email: newEmail() })),
  'auth.proveRecoveryCode': right(({ newEmail }) => ({ email: newEmail(), otp: '123456' }), 'otp_invalid'),
  'auth.denySignIn': right(() => ({ token: 'x'.repeat(43) }), 'reset_link_invalid'),
  'auth.stepUp': right(({ me }) => ({ password: me.password })),
  'auth.changePassword': right(({ me }) => ({ currentPassword: me.password, newPassword: password })),
  'passkeys.list': nothing,
  'passkeys.begin': nothing,
  'passkeys.create': right(async (world) => {
    const { attempt, options } = (await world.me.client.passkeys.begin({})).data;
    return { attempt, name: 'My phone', credential: deviceOf(world).create(options) };
  }),
  'passkeys.rename': right(async (world) => ({ id: (await passkeyOf(world)).id, name: 'Old phone' })),
  'passkeys.remove': right(async (world) => ({ id: (await passkeyOf(world)).id })),
  'passkeys.beginSignIn': nothing,
  'passkeys.signIn': right(async (world) => {
    const { device } = await passkeyOf(world);
    const { attempt, options } = (await world.campus.client().passkeys.beginSignIn({})).data;
    return { attempt, credential: device.use(options), rememberMe: true };
  }),
  'passkeys.beginStepUp': right(async (world) => {
    await passkeyOf(world);
    return {};
  }),
  'passkeys.stepUp': right(async (world) => {
    const { device } = await passkeyOf(world);
    const { attempt, options } = (await world.me.client.passkeys.beginStepUp({})).data;
    return { attempt, credential: device.use(options) };
  }),
  'auth.sessions': nothing,
  'auth.endSession': right(async ({ campus, me }) => {
    await campus.client().auth.login({ email: me.email, password: me.password });
    const { data } = await me.client.auth.sessions({});
    return { id: data.find((one) => !one.current)?.id };
  }),
  'auth.sendStudentCode': nothing,
  'auth.proveStudent': right(async ({ campus, me }) => {
    await me.client.auth.sendStudentCode({});
    return { otp: await campus.codeFor(me.email) };
  }),
  'users.get': right(({ other }) => ({ id: other.id })),
  'users.getShelf': right(async ({ other }) => {
    const { shelfName } = (await other.client.auth.me({})).data;
    const name = shelfName ?? `s${other.id.replaceAll('-', '').slice(-12)}`;
    if (shelfName === null) await other.client.users.updateProfile({ shelfName: name });
    return { name };
  }),
  'users.updateSettings': right(() => ({
    theme: 'dark',
    language: 'fr',
    dataSaver: 'on',
    visibility: 'members',
    showPresence: false,
    notifications: { email: false, types: { task: { push: false, email: true } } },
  })),
  'users.export': nothing,
  'users.deleteAccount': right(() => ({ password: 'Not-my-cloth-1' }), 'password_wrong'),
  'users.listings': right(({ other }) => ({ id: other.id, show: 'coming_events', limit: '5' })),
  'users.blocked': page,
  'users.openOrders': right(({ other }) => ({ id: other.id })),
  'users.block': right(async ({ campus, newEmail }) => ({
    id: (await campus.student('Ama Blocked', newEmail())).id,
    orders: 'keep',
  })),
  'users.follow': right(async ({ campus, newEmail }) => ({
    id: (await campus.student('Ama Followed', newEmail())).id,
  })),
  'users.unfollow': right(({ other }) => ({ id: other.id })),
  'users.following': page,
  'users.unblock': right(({ other }) => ({ id: other.id })),
  'users.updateProfile': right(() => ({ name: 'Kwame Boateng', bio: 'Level 300', hallId: 'volta-hall' })),
  'universities.list': nothing,
  'universities.get': right(() => ({ id: 'ug' })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
