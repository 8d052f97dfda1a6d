import { DEFAULT_SETTINGS, STEP_UP_LIFETIME } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  newEmail,
  PASSWORD,
  UNKNOWN_ID,
  useWorld,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

const signInAgain = async (email: string, password = PASSWORD) => {
  const { data } = await world().client().auth.login({ email, password });
  return { ...data, client: world().client(data.token) };
};

describe('settings', () => {
  it('start with defaults, change one by one, and apply to every sign-in', async () => {
    const me = await join(world(), 'Ama Settings');
    expect((await me.client.auth.me({})).data.settings).toEqual(DEFAULT_SETTINGS);
    await me.client.users.updateSettings({ language: 'fr', notifications: { updates: true } });
    const { data } = await me.client.users.updateSettings({
      notifications: { types: { task: { push: false } } },
    });
    expect(data).toMatchObject({ language: 'fr', theme: 'system' });
    expect(data.notifications).toMatchObject({ email: true, updates: true });
    expect(data.notifications.types.task).toEqual({ push: false, email: true });
    expect((await signInAgain(me.email)).user.settings).toEqual(data);
    await expectRefusal(
      me.client.users.updateSettings({ theme: 'pink' as 'dark' }),
      'validation_failed',
      'theme',
    );
    // The campus defines the available languages.
    await expectRefusal(me.client.users.updateSettings({ language: 'qq' }), 'validation_failed', 'language');
  });
});

describe('the password', () => {
  it('is changed with the current password, which ends every other session', async () => {
    const me = await join(world(), 'Abena Password');
    const elsewhere = await signInAgain(me.email);
    const change = (currentPassword: string) =>
      me.client.auth.changePassword({ currentPassword, newPassword: 'Adinkra-cloth-8' });
    await expectRefusal(change('Not-my-cloth-1'), 'password_wrong', 'currentPassword');
    await elsewhere.client.auth.me({});
    await change(PASSWORD);
    await expectRefusal(elsewhere.client.auth.me({}), 'session_expired');
    await me.client.auth.me({});
    await signInAgain(me.email, 'Adinkra-cloth-8');
  });

  it('is protected against guesses from an open session', async () => {
    const me = await join(world(), 'Yaw Guessed');
    const guess = (currentPassword: string) =>
      me.client.auth.changePassword({ currentPassword, newPassword: 'Adinkra-cloth-8' });
    for (let i = 0; i < 5; i += 1) await expectRefusal(guess(`Guess-cloth-${i}`), 'password_wrong');
    await expectRefusal(guess(PASSWORD), 'too_many_attempts');
  });
});

describe('a fresh proof', () => {
  it('is required for calls that a stolen session must not make', async () => {
    const me = await join(world(), 'Akua Proof');
    const plain = world().client(me.token);
    const account = { network: 'mtn', phone: '0551234987', name: 'Akua Proof' };
    const needing = [
      () => plain.payouts.setAccount(account),
      () => plain.payouts.create({}),
      () => plain.users.export({}),
      () => plain.users.deleteAccount({ password: PASSWORD }),
      () => plain.auth.changePassword({ currentPassword: PASSWORD, newPassword: 'Adinkra-cloth-8' }),
    ];
    for (const call of needing) await expectRefusal(call(), 'step_up_required');
    await expectRefusal(plain.payouts.setAccount({ ...account, name: '' }), 'validation_failed', 'name');
  });

  it('is issued for the password, and is valid for one session and ten minutes', async () => {
    const me = await join(world(), 'Kwabena Proof');
    const [here, elsewhere] = [world().client(me.token), (await signInAgain(me.email)).client];
    await expectRefusal(here.auth.stepUp({ password: 'Not-my-cloth-1' }), 'password_wrong', 'password');
    const { stepUpToken: stepUp } = (await here.auth.stepUp({ password: PASSWORD })).data;
    await expectRefusal(elsewhere.payouts.create({}, { stepUp }), 'step_up_required');
    await expectRefusal(here.payouts.create({}, { stepUp }), 'payout_account_missing');
    world().advance(STEP_UP_LIFETIME);
    await expectRefusal(here.payouts.create({}, { stepUp }), 'step_up_required');
  });
});

describe('sessions', () => {
  it('are listed for their owner, who ends them one by one', async () => {
    const [me, other] = [await join(world(), 'Kojo Sessions'), await join(world(), 'Esi Outside')];
    const phone = await signInAgain(me.email);
    const { data } = await phone.client.auth.sessions({});
    expect(data.map((one) => one.current).sort()).toEqual([false, true]);
    const id = data.find((one) => one.current)?.id ?? '';
    await expectRefusal(other.client.auth.endSession({ id }), 'not_found');
    await me.client.auth.endSession({ id });
    await expectRefusal(phone.client.auth.me({}), 'session_expired');
    expect((await me.client.auth.sessions({})).data).toHaveLength(1);
  });
});

describe('the address of a calendar feed', () => {
  it('is created with a fresh proof, shown once, replaced and removed', async () => {
    const me = await join(world(), 'Akosua Calendar');
    const since = async () => (await me.client.calendar.get({})).data.createdAt;
    expect(await since()).toBeNull();
    await expectRefusal(world().client(me.token).calendar.create({}), 'step_up_required');
    const first = (await me.client.calendar.create({})).data;
    expect(first.url).toMatch(/^https?:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await since()).toBe(first.createdAt);
    world().advance(60_000);
    const second = (await me.client.calendar.create({})).data;
    expect(second.url).not.toBe(first.url);
    expect(second.createdAt > first.createdAt).toBe(true);
    expect(await since()).toBe(second.createdAt);
    for (let times = 0; times < 2; times += 1) await me.client.calendar.remove({});
    expect(await since()).toBeNull();
  });

  it('is visible to and removable by its student only', async () => {
    const [me, other] = [await join(world(), 'Yaa Calendar'), await join(world(), 'Kofi Calendar')];
    await me.client.calendar.create({});
    expect((await other.client.calendar.get({})).data.createdAt).toBeNull();
    await other.client.calendar.remove({});
    expect((await me.client.calendar.get({})).data.createdAt).not.toBeNull();
    await expectRefusal(world().client().calendar.get({}), 'unauthenticated');
  });
});

describe('registrations of one address', () => {
  it('are each confirmed by their own code, only from the page that requested it', async () => {
    const email = newEmail();
    const visitor = world().client();
    const [page, thief] = ['page-secret-of-the-owner', 'page-secret-of-a-thief'];
    await visitor.auth.register({ name: 'Kwame Owner', email, password: PASSWORD, attempt: page });
    const own = await world().codeFor(email);
    await visitor.auth.register({ name: 'A Thief', email, password: 'Thief-cloth-9', attempt: thief });
    const planted = await world().codeFor(email);
    if (planted !== own) {
      await expectRefusal(visitor.auth.verifyOtp({ email, otp: planted, attempt: page }), 'otp_invalid');
    }
    await expectRefusal(visitor.auth.verifyOtp({ email, otp: own }), 'otp_invalid');
    const { data } = await visitor.auth.verifyOtp({ email, otp: own, attempt: page });
    expect(data.user.name).toBe('Kwame Owner');
    await expectRefusal(visitor.auth.login({ email, password: 'Thief-cloth-9' }), 'invalid_credentials');
  });
});

describe('a public profile', () => {
  it('shows open listings, to the viewers that its owner allows', async () => {
    const [me, other] = [await join(world(), 'Zenabu Page'), await join(world(), 'Kofi Reader')];
    const { data: remaining } = await me.client.category.create({ ...LAPTOP, title: 'Kept lamp' });
    const { data: removed } = await me.client.category.create({ ...LAPTOP, title: 'Gone lamp' });
    await me.client.hives.remove({ id: removed.id });
    const profile = await other.client.users.get({ id: me.id });
    expect(profile.data).toMatchObject({ listingCount: 1, saleCount: 0, responseMinutes: null });
    expect(profile.data.isBlocked).toBe(false);
    const { data } = await world().client().users.listings({ id: me.id });
    expect(data.map((one) => one.id)).toEqual([remaining.id]);
    expect(data[0]?.postedBy.name).toBeNull();
    await me.client.users.updateSettings({ visibility: 'members' });
    await expectRefusal(world().client().users.get({ id: me.id }), 'not_found');
    await expectRefusal(world().client().reviews.list({ id: me.id }), 'not_found');
    await other.client.users.get({ id: me.id });
    await other.client.reviews.list({ id: me.id });
    await me.client.users.updateSettings({ visibility: 'hidden' });
    await expectRefusal(other.client.users.get({ id: me.id }), 'not_found');
    await expectRefusal(other.client.users.listings({ id: me.id }), 'not_found');
    await expectRefusal(other.client.reviews.list({ id: me.id }), 'not_found');
    expect((await other.client.users.search({ q: 'zenabu page', type: 'users' })).data).toEqual([]);
  });
});

describe('the response time of a student', () => {
  it('is the median of first replies to conversations that others opened, from three on', async () => {
    const seller = await join(world(), 'Adwoa Prompt');
    const pace = async () => (await seller.client.users.get({ id: seller.id })).data.responseMinutes;
    const ask = async (name: string, minutes: number) => {
      const buyer = await join(world(), name);
      const { data: talk } = await buyer.client.messages.open({ recipientId: seller.id });
      const write = { conversationId: talk.id, content: 'Still there?' };
      await buyer.client.messages.send(write);
      world().advance(minutes * 60_000);
      await seller.client.messages.send({ ...write, content: 'Yes!' });
      await seller.client.messages.send({ ...write, content: 'Come at four.' });
    };
    await ask('Yaw Early', 4);
    await ask('Yaa Late', 90);
    expect(await pace()).toBeNull();
    await ask('Kojo Middle', 20);
    expect(await pace()).toBe(20);
  });
});

describe('blocking', () => {
  it('stops messages between two students until it is undone', async () => {
    const [me, other] = [await join(world(), 'Adjoa Block'), await join(world(), 'Kofi Block')];
    const { data: talk } = await other.client.messages.open({ recipientId: me.id });
    const say = (content: string) => other.client.messages.send({ conversationId: talk.id, content });
    await say('Hello');
    await me.client.users.block({ id: other.id });
    await expectRefusal(say('Hello?'), 'blocked');
    await expectRefusal(me.client.messages.open({ recipientId: other.id }), 'blocked');
    expect((await me.client.users.blocked({})).data.map((one) => one.id)).toEqual([other.id]);
    expect((await other.client.users.get({ id: me.id })).data.isBlocked).toBe(false);
    await me.client.users.unblock({ id: other.id });
    await say('Thank you');
    await expectRefusal(me.client.users.block({ id: me.id }), 'forbidden');
    await expectRefusal(me.client.users.block({ id: UNKNOWN_ID }), 'not_found');
  });
});

describe('the deletion of an account', () => {
  it('requires the password, and keeps the messages for the other side', async () => {
    const [me, other] = [await join(world(), 'Esi Leaves'), await join(world(), 'Kofi Stays')];
    const { data: file } = await me.client.users.export({});
    expect(file.type).toBe('application/zip');
    expect(file.size).toBeGreaterThan(0);
    const { data: talk } = await me.client.messages.open({ recipientId: other.id });
    await me.client.messages.send({ conversationId: talk.id, content: 'Goodbye' });
    await expectRefusal(
      me.client.users.deleteAccount({ password: 'Not-my-cloth-1' }),
      'password_wrong',
      'password',
    );
    await me.client.users.deleteAccount({ password: PASSWORD });
    await expectRefusal(me.client.auth.me({}), 'session_expired');
    await expectRefusal(other.client.users.get({ id: me.id }), 'not_found');
    await expectRefusal(
      world().client().auth.login({ email: me.email, password: PASSWORD }),
      'invalid_credentials',
    );
    const { data } = await other.client.messages.list({ id: talk.id });
    expect(data[0]).toMatchObject({ content: 'Goodbye', messageAuthor: { name: null } });
    await expectRefusal(
      other.client.messages.send({ conversationId: talk.id, content: 'Hello?' }),
      'blocked',
    );
  });

  it('is refused while a payment is held', async () => {
    const [me, buyer] = [await join(world(), 'Yaw Owed'), await join(world(), 'Abla Pays')];
    const { data: listing } = await me.client.category.create(LAPTOP);
    const { data } = await buyer.client.payments.initialize({ hiveId: listing.id });
    await world().pay(data, 'success');
    await buyer.client.payments.verify({ reference: data.reference });
    for (const { client } of [me, buyer]) {
      await expectRefusal(client.users.deleteAccount({ password: PASSWORD }), 'payment_in_flight');
    }
  });
});
