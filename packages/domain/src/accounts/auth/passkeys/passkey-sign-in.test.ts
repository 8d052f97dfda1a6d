import { PASSKEY_CHALLENGE_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import {
  createSoftwareAuthenticator,
  type Bent,
  type SoftwareAuthenticator,
} from '../../../../../../apps/api/test/software-authenticator.js';
import { users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({ PUBLIC_URL: ORIGIN });
});
afterAll(() => campus.close());

const ORIGIN = 'http://localhost:4000';
const REFUSED = { status: 401, body: { code: 'passkey_refused' } };
const STEP_UP_REQUIRED = { status: 403, body: { code: 'step_up_required' } };

const post = (path: string, body: unknown, token?: string, proved = token !== undefined) =>
  campus.request('POST', path, { ...(token !== undefined && { token }), body, proved });

/** Adds a passkey of the device. Returns the server's answer. */
async function add(
  { token }: TestStudent,
  device: SoftwareAuthenticator,
  bent: Bent = {},
  name = 'My phone',
) {
  const { attempt, options } = (await post('/passkeys/options', {}, token)).body.data;
  return post('/passkeys', { attempt, name, credential: device.create(options, bent) }, token);
}

const beginSignIn = async () => (await post('/auth/passkey/options', {})).body.data;
async function signIn(device: SoftwareAuthenticator, bent: Bent = {}) {
  const { attempt, options } = await beginSignIn();
  return post('/auth/passkey', { attempt, credential: device.use(options, bent) });
}

async function owner(name = 'Ama Passkey') {
  const me = await campus.student(name);
  const device = createSoftwareAuthenticator(ORIGIN);
  const id: string = (await add(me, device)).body.data.id;
  return { me, device, id };
}

describe('signing in with a passkey', () => {
  it('opens a session with a cookie and lists it like any other', async () => {
    const { me, device } = await owner('Kojo Key');
    const { status, body, headers } = await signIn(device);
    expect(status).toBe(200);
    expect(body.data.user.id).toBe(me.id);
    expect(headers.get('set-cookie')).toContain('campushive_page=');
    const client = campus.client(body.data.token);
    expect((await client.auth.sessions({})).data.some(({ current }) => current)).toBe(true);
    expect((await client.passkeys.list({})).data[0]?.lastUsedAt).not.toBeNull();
  });

  it('notifies the owner by email when the device is new', async () => {
    const { me, device } = await owner('Esi Elsewhere');
    const send = async (agent: string, ip: string) => {
      const { attempt, options } = await beginSignIn();
      const headers = { 'user-agent': agent, 'x-forwarded-for': ip };
      const body = { attempt, credential: device.use(options) };
      expect((await campus.request('POST', '/auth/passkey', { body, headers })).status).toBe(200);
    };
    await send('Mozilla/5.0 (Linux; Android 10) Chrome/120.0', '203.0.113.7');
    await send('Mozilla/5.0 (Windows NT 10.0) Firefox/121.0', '198.51.100.9');
    const mails = (await campus.app.platform.mailbox?.read(me.email)) ?? [];
    expect(mails.map(({ subject }) => subject).join()).toContain('New log-in');
  });

  it.each<[string, Bent]>([
    ['signed on another site', { origin: 'https://campushlve.example' }],
    ['signed for another site', { rpId: 'campushlve.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['that made a key', { type: 'webauthn.create' }],
    ['of another account', { userHandle: 'c29tZW9uZQ' }],
  ])('refuses a credential %s', async (_, bent) => {
    const { device } = await owner();
    expect(await signIn(device, bent)).toMatchObject(REFUSED);
  });

  it('refuses a forged signature', async () => {
    const { device } = await owner();
    const { attempt, options } = await beginSignIn();
    const credential = device.use(options);
    const signature = createSoftwareAuthenticator(ORIGIN);
    signature.create(
      (await post('/passkeys/options', {}, (await campus.student('Yaw')).token)).body.data.options,
    );
    const forged = { ...credential, signature: signature.use(options).signature };
    expect(await post('/auth/passkey', { attempt, credential: forged })).toMatchObject(REFUSED);
  });

  it('accepts the answer to a challenge once, in time and for its purpose only', async () => {
    const { me, device } = await owner();
    const once = await beginSignIn();
    const credential = device.use(once.options);
    expect((await post('/auth/passkey', { attempt: once.attempt, credential })).status).toBe(200);
    expect(await post('/auth/passkey', { attempt: once.attempt, credential })).toMatchObject(REFUSED);
    const late = await beginSignIn();
    campus.clock.advance(PASSKEY_CHALLENGE_LIFETIME);
    const tooLate = { attempt: late.attempt, credential: device.use(late.options) };
    expect(await post('/auth/passkey', tooLate)).toMatchObject(REFUSED);
    const proof = (await post('/auth/step-up/passkey/options', {}, me.token)).body.data;
    const misused = { attempt: proof.attempt, credential: device.use(proof.options) };
    expect(await post('/auth/passkey', misused)).toMatchObject(REFUSED);
  });

  it('spends the challenge even when the answer is wrong', async () => {
    const { device } = await owner();
    const { attempt, options } = await beginSignIn();
    const wrong = device.use(options, { verified: false });
    expect(await post('/auth/passkey', { attempt, credential: wrong })).toMatchObject(REFUSED);
    expect(await post('/auth/passkey', { attempt, credential: device.use(options) })).toMatchObject(REFUSED);
  });

  it('refuses a counter that does not increase, because the key may have been copied', async () => {
    const { device } = await owner();
    expect((await signIn(device, { counter: 9 })).status).toBe(200);
    expect(await signIn(device, { counter: 9 })).toMatchObject(REFUSED);
    expect(await signIn(device, { counter: 3 })).toMatchObject(REFUSED);
    expect((await signIn(device, { counter: 10 })).status).toBe(200);
  });

  it('accepts a device whose counter stays at zero', async () => {
    const { device } = await owner();
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
  });

  it('gives the same response for the passkey of an unknown, a deleted and a suspended account', async () => {
    const stranger = createSoftwareAuthenticator(ORIGIN);
    const { options } = (await post('/passkeys/options', {}, (await campus.student('Yaw')).token)).body.data;
    stranger.create(options);
    const unknown = await signIn(stranger);
    expect(unknown).toMatchObject(REFUSED);
    const { db, clock } = campus.app.platform;
    const says = ({ status, body: { requestId: _, ...body } }: typeof unknown) => ({ status, body });
    for (const change of [
      { deletedAt: clock.now() },
      { suspendedAt: clock.now(), suspensionReason: 'Scam' },
    ]) {
      const { me, device } = await owner();
      await db.update(users).set(change).where(eq(users.id, me.id));
      expect(says(await signIn(device))).toEqual(says(unknown));
    }
  });
});

describe('a fresh proof with a passkey', () => {
  const begin = async (token: string) => (await post('/auth/step-up/passkey/options', {}, token)).body.data;

  it('is as good as one with the password, within its session only', async () => {
    const { me, device } = await owner();
    const { attempt, options } = await begin(me.token);
    const { body } = await post(
      '/auth/step-up/passkey',
      { attempt, credential: device.use(options) },
      me.token,
    );
    const pay = (token: string) =>
      campus.request('POST', '/payouts', {
        token,
        body: {},
        proved: false,
        headers: { 'x-step-up': body.data.stepUpToken },
      });
    expect((await pay(me.token)).body.code).toBe('payout_account_missing');
    const elsewhere: string = (await signIn(device)).body.data.token;
    expect(await pay(elsewhere)).toMatchObject(STEP_UP_REQUIRED);
  });

  it('accepts only keys of the student who requests it', async () => {
    const [mine, theirs] = [await owner('Ama Mine'), await owner('Kofi Theirs')];
    const { attempt, options } = await begin(mine.me.token);
    expect(options.allowCredentials).toHaveLength(1);
    const credential = theirs.device.use(options);
    expect(await post('/auth/step-up/passkey', { attempt, credential }, mine.me.token)).toMatchObject(
      REFUSED,
    );
    const other = await begin(theirs.me.token);
    const stolen = { attempt: other.attempt, credential: theirs.device.use(other.options) };
    expect(await post('/auth/step-up/passkey', stolen, mine.me.token)).toMatchObject(REFUSED);
  });

  it('returns 404 at the first step for a student without a passkey', async () => {
    const me = await campus.student('Adwoa None');
    expect((await post('/auth/step-up/passkey/options', {}, me.token)).status).toBe(404);
  });
});
