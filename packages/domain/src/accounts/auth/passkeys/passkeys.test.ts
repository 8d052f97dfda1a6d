import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import {
  createSoftwareAuthenticator,
  type Bent,
  type SoftwareAuthenticator,
} from '../../../../../../apps/api/test/software-authenticator.js';
import { passkeyChallenges, passkeys } from '../../../platform/database/schema/index.js';

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

describe('adding a passkey', () => {
  it('requires a fresh proof at the first and at the last step', async () => {
    const me = await campus.student('Ama Unproved');
    const device = createSoftwareAuthenticator(ORIGIN);
    expect(await post('/passkeys/options', {}, me.token, false)).toMatchObject(STEP_UP_REQUIRED);
    const { attempt, options } = (await post('/passkeys/options', {}, me.token)).body.data;
    const body = { attempt, name: 'My phone', credential: device.create(options) };
    expect(await post('/passkeys', body, me.token, false)).toMatchObject(STEP_UP_REQUIRED);
    expect(await post('/passkeys', body, me.token)).toMatchObject({
      status: 201,
      body: { data: { name: 'My phone' } },
    });
  });

  it('names the site, the account and the existing keys, and requires user verification', async () => {
    const { me, device } = await owner();
    const { options } = (await post('/passkeys/options', {}, me.token)).body.data;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: me.email, displayName: me.name },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      excludeCredentials: [{ id: device.use((await beginSignIn()).options).id }],
    });
  });

  it('is announced to its owner by email', async () => {
    const { me } = await owner('Efua Announced');
    const [mail] = (await campus.app.platform.mailbox?.read(me.email)) ?? [];
    expect(mail?.subject).toContain('A passkey was added');
  });

  it.each<[string, Bent]>([
    ['made on another site', { origin: 'https://campushlve.example' }],
    ['made for another site', { rpId: 'campushlve.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['that is a use of one', { type: 'webauthn.get' }],
  ])('refuses a credential %s', async (_, bent) => {
    const me = await campus.student('Yaw Forged');
    expect(await add(me, createSoftwareAuthenticator(ORIGIN), bent)).toMatchObject(REFUSED);
    expect((await me.client.passkeys.list({})).data).toEqual([]);
  });

  it('accepts the answer to its challenge once, in time and in the same session', async () => {
    const [me, thief] = [await campus.student('Ama Once'), await campus.student('Kofi Other')];
    const device = createSoftwareAuthenticator(ORIGIN);
    const begin = async () => (await post('/passkeys/options', {}, me.token)).body.data;
    const send = (token: string, { attempt, options }: Awaited<ReturnType<typeof begin>>) =>
      post('/passkeys', { attempt, name: 'My phone', credential: device.create(options) }, token);
    expect(await send(thief.token, await begin())).toMatchObject(REFUSED);
    const late = await begin();
    campus.clock.advance(PASSKEY_CHALLENGE_LIFETIME);
    expect(await send(me.token, late)).toMatchObject(REFUSED);
    const first = await begin();
    expect((await send(me.token, first)).status).toBe(201);
    expect(await send(me.token, first)).toMatchObject(REFUSED);
  });

  it('does not take over a key of another account', async () => {
    const { me, device, id } = await owner();
    const thief = await campus.student('Kofi Thief');
    const { attempt, options } = (await post('/passkeys/options', {}, thief.token)).body.data;
    const made = device.create({ ...options, challenge: options.challenge });
    const { db } = campus.app.platform;
    await db.update(passkeys).set({ credentialId: made.id }).where(eq(passkeys.id, id));
    const answer = await post('/passkeys', { attempt, name: 'Mine', credential: made }, thief.token);
    expect(answer).toMatchObject(REFUSED);
    expect((await me.client.passkeys.list({})).data).toHaveLength(1);
  });

  it('stops at the maximum number of passkeys, also with concurrent requests', async () => {
    const me = await campus.student('Akua Collector');
    const { db, clock } = campus.app.platform;
    const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => ({
      userId: me.id,
      credentialId: `${me.id}${index}`,
      ...{ publicKey: 'AA', counter: 0, transports: [], name: 'Key', synced: false, createdAt: clock.now() },
    }));
    await db.insert(passkeys).values(rows);
    const devices = [1, 2, 3].map(() => createSoftwareAuthenticator(ORIGIN));
    const started = await Promise.all(devices.map(() => post('/passkeys/options', {}, me.token)));
    const answers = await Promise.all(
      started.map(({ body: { data } }, index) =>
        post(
          '/passkeys',
          { attempt: data.attempt, name: 'One more', credential: devices[index]?.create(data.options) },
          me.token,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await post('/passkeys/options', {}, me.token)).body.code).toBe('limit_reached');
  });
});

describe('the passkeys of a student', () => {
  it('are named and deleted by their owner only, and do not sign in after deletion', async () => {
    const { me, device, id } = await owner();
    const other = await campus.student('Kofi Other');
    const rename = (token: string) =>
      campus.request('PUT', `/passkeys/${id}`, { token, body: { name: 'Old phone' } });
    const remove = (token: string, proved?: boolean) =>
      campus.request('DELETE', `/passkeys/${id}`, { token, proved: proved ?? true });
    expect((await rename(other.token)).status).toBe(404);
    expect((await remove(other.token)).status).toBe(404);
    expect((await other.client.passkeys.list({})).data).toEqual([]);
    expect((await rename(me.token)).body.data.name).toBe('Old phone');
    expect(await remove(me.token, false)).toMatchObject(STEP_UP_REQUIRED);
    expect((await remove(me.token)).status).toBe(200);
    expect((await me.client.passkeys.list({})).data).toEqual([]);
    expect(await signIn(device)).toMatchObject(REFUSED);
  });

  it('are all deleted when the student denies a sign-in', async () => {
    const { me, device } = await owner('Efua Denied');
    const agents = [
      'Mozilla/5.0 (Linux; Android 10) Chrome/120.0',
      'Mozilla/5.0 (Windows NT 10.0) Firefox/121.0',
    ];
    for (const [index, agent] of agents.entries()) {
      const headers = { 'user-agent': agent, 'x-forwarded-for': `203.${index}.113.7` };
      await campus.request('POST', '/auth/login', {
        body: { email: me.email, password: me.password },
        headers,
      });
    }
    const [mail] = (await campus.app.platform.mailbox?.read(me.email)) ?? [];
    const token = /not-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await post('/auth/not-me', { token })).status).toBe(200);
    expect(await signIn(device)).toMatchObject(REFUSED);
  });
});

it('deletes a challenge once it has expired', async () => {
  const { db, jobs } = campus.app.platform;
  const { attempt } = await beginSignIn();
  expect(JSON.stringify(await db.select().from(passkeyChallenges))).not.toContain(attempt);
  campus.clock.advance(PASSKEY_CHALLENGE_LIFETIME);
  await jobs.runNow('auth.sweep', {});
  expect(await db.select().from(passkeyChallenges)).toEqual([]);
});
