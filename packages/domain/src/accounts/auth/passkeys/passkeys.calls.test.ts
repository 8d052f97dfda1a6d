import { PASSKEY_CHALLENGE_LIFETIME } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  PASSWORD,
  UNKNOWN_ID,
  useWorld,
  type Authenticator,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

const owner = async (name: string) => {
  const me = await join(world(), name);
  const device = world().authenticator();
  return { me, device, passkey: await add(me, device, 'My phone') };
};
const signIn = async (device: Authenticator) => {
  const visitor = world().client();
  const { attempt, options } = (await visitor.passkeys.beginSignIn({})).data;
  return visitor.passkeys.signIn({ attempt, credential: await device.use(options) });
};

describe('a passkey', () => {
  it('requires a fresh proof to be added and to be deleted', async () => {
    const { me, passkey } = await owner('Ama Passkey');
    const plain = world().client(me.token);
    await expectRefusal(plain.passkeys.begin({}), 'step_up_required');
    await expectRefusal(plain.passkeys.remove({ id: passkey.id }), 'step_up_required');
  });

  it('is listed with its name, and can be renamed and deleted by its owner only', async () => {
    const { me, passkey } = await owner('Kofi Passkey');
    const other = await join(world(), 'Yaw Other');
    expect((await me.client.passkeys.list({})).data).toEqual([passkey]);
    expect((await other.client.passkeys.list({})).data).toEqual([]);
    await expectRefusal(other.client.passkeys.rename({ id: passkey.id, name: 'Mine' }), 'not_found');
    await expectRefusal(other.client.passkeys.remove({ id: passkey.id }), 'not_found');
    await expectRefusal(me.client.passkeys.remove({ id: UNKNOWN_ID }), 'not_found');
    const { data } = await me.client.passkeys.rename({ id: passkey.id, name: 'Old phone' });
    expect(data).toEqual({ ...passkey, name: 'Old phone' });
    await me.client.passkeys.remove({ id: passkey.id });
    expect((await me.client.passkeys.list({})).data).toEqual([]);
  });

  it('signs its owner in until it is deleted', async () => {
    const { me, device, passkey } = await owner('Esi Passkey');
    const { data } = await signIn(device);
    expect(data.user.id).toBe(me.id);
    await world().client(data.token).auth.me({});
    expect((await me.client.passkeys.list({})).data[0]?.lastUsedAt).not.toBeNull();
    await me.client.passkeys.remove({ id: passkey.id });
    await expectRefusal(signIn(device), 'passkey_refused');
  });

  it('answers a challenge once, in time and for its purpose only', async () => {
    const { me, device } = await owner('Abena Passkey');
    const visitor = world().client();
    const begin = async () => (await visitor.passkeys.beginSignIn({})).data;
    const once = await begin();
    const credential = await device.use(once.options);
    await visitor.passkeys.signIn({ attempt: once.attempt, credential });
    await expectRefusal(visitor.passkeys.signIn({ attempt: once.attempt, credential }), 'passkey_refused');
    const proof = (await me.client.passkeys.beginStepUp({})).data;
    const misused = { attempt: proof.attempt, credential: await device.use(proof.options) };
    await expectRefusal(visitor.passkeys.signIn(misused), 'passkey_refused');
    const late = await begin();
    const answer = { attempt: late.attempt, credential: await device.use(late.options) };
    world().advance(PASSKEY_CHALLENGE_LIFETIME);
    await expectRefusal(visitor.passkeys.signIn(answer), 'passkey_refused');
  });

  it('gives a fresh proof only in the session that requested the challenge', async () => {
    const { me, device } = await owner('Adwoa Passkey');
    const here = world().client(me.token);
    // Runs first, because a device counts its uses.
    const elsewhere = world().client((await signIn(device)).data.token);
    const { attempt, options } = (await here.passkeys.beginStepUp({})).data;
    const credential = await device.use(options);
    await expectRefusal(elsewhere.passkeys.stepUp({ attempt, credential }), 'passkey_refused');
    const { stepUpToken: stepUp } = (await here.passkeys.stepUp({ attempt, credential })).data;
    await expectRefusal(elsewhere.payouts.create({}, { stepUp }), 'step_up_required');
    await expectRefusal(here.payouts.create({}, { stepUp }), 'payout_account_missing');
  });

  it('gives no proof for another student or for a student without a passkey', async () => {
    const [mine, theirs] = [await owner('Kwame Passkey'), await owner('Kojo Passkey')];
    const { attempt, options } = (await mine.me.client.passkeys.beginStepUp({})).data;
    const credential = await theirs.device.use({ ...options, allowCredentials: [] });
    await expectRefusal(mine.me.client.passkeys.stepUp({ attempt, credential }), 'passkey_refused');
    const none = await join(world(), 'Efua None');
    await expectRefusal(none.client.passkeys.beginStepUp({}), 'not_found');
  });

  it('does not sign in after its account is deleted', async () => {
    const { me, device } = await owner('Akosua Passkey');
    await me.client.users.deleteAccount({ password: PASSWORD });
    await expectRefusal(signIn(device), 'passkey_refused');
  });
});

async function add({ client }: Member, device: Authenticator, name: string) {
  const { attempt, options } = (await client.passkeys.begin({})).data;
  return (await client.passkeys.create({ attempt, name, credential: await device.create(options) })).data;
}
