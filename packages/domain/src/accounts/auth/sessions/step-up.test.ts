import { MINUTE, SECOND, STEP_UP_CALLS, STEP_UP_LIFETIME, routes, type CallName } from '@campushive/contract';
import { calls } from '@campushive/contract/calls';
import type { Call } from '@campushive/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { send } from '../../../../../../apps/api/test/bad-input/requests.js';
import { RIGHT_INPUTS } from '../../../../../../apps/api/test/bad-input/right-inputs.js';
import { stepUps } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let serial = 0;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const NAMES = [...STEP_UP_CALLS.keys()];
const newEmail = () => `proof${(serial += 1)}@st.ug.edu.gh`;
const student = (name = 'Ama Proof') => campus.student(name, newEmail());
const stepUp = (token: string, password: string) =>
  campus.request('POST', '/auth/step-up', { token, body: { password } });
const proofOf = async ({ token, password }: Pick<TestStudent, 'token' | 'password'>): Promise<string> =>
  (await stepUp(token, password)).body.data.stepUpToken;
const signIn = async ({ email, password }: TestStudent): Promise<string> =>
  (await campus.request('POST', '/auth/login', { body: { email, password } })).body.data.token;
/** Asks for something that needs a proof and changes nothing. */
const pay = (token: string, proof?: string) =>
  campus.request('POST', '/payouts', {
    token,
    body: {},
    proved: false,
    headers: proof === undefined ? {} : { 'x-step-up': proof },
  });
const REFUSED = { status: 403, body: { code: 'step_up_required' } };
/** Answer with a proof: the missing payout account is then the only obstacle. */
const TAKEN = { status: 409, body: { code: 'payout_account_missing' } };

it('requires a proof for the same calls in the call definitions and in STEP_UP_CALLS', () => {
  const marked = (Object.keys(routes) as CallName[]).filter((name) => (calls[name] as Call).stepUp);
  expect(marked.sort()).toEqual([...NAMES].sort());
});

it.each(NAMES)('%s is refused without a proof, and changes nothing', async (name) => {
  const me = await student();
  if ((calls[name] as Call).who === 'admin') await campus.promote(me.id, 'admin');
  const plain: TestCampus = {
    ...campus,
    request: (method, path, options) => campus.request(method, path, { ...options, proved: false }),
  };
  const world = {
    campus: plain,
    me,
    other: await student('Kofi Other'),
    newEmail,
    stranger: () => student(),
  };
  const fields = (await RIGHT_INPUTS[name][0]?.make(world)) ?? {};
  expect(await send(plain, name, fields, { token: me.token, ip: '192.0.2.7' })).toMatchObject(REFUSED);
  expect((await campus.request('GET', '/payouts/account', { token: me.token })).body.data.account).toBeNull();
  expect(await signIn(me)).toBeTypeOf('string');
});

describe('a proof', () => {
  it('is issued for the password, and is valid for ten minutes in its session', async () => {
    const me = await student();
    const { status, body } = await stepUp(me.token, me.password);
    expect(status).toBe(200);
    const lives = Date.parse(body.data.expiresAt) - campus.clock.now().getTime();
    expect(lives).toBeGreaterThan(STEP_UP_LIFETIME - MINUTE);
    expect(lives).toBeLessThanOrEqual(STEP_UP_LIFETIME);
    expect(await pay(me.token, body.data.stepUpToken)).toMatchObject(TAKEN);
    expect(await pay(me.token, body.data.stepUpToken)).toMatchObject(TAKEN);
    campus.clock.advance(STEP_UP_LIFETIME);
    expect(await pay(me.token, body.data.stepUpToken)).toMatchObject(REFUSED);
  });

  it('is refused for another student', async () => {
    const [me, other] = [await student(), await student('Kofi Other')];
    expect(await pay(me.token, await proofOf(other))).toMatchObject(REFUSED);
    expect(await pay(me.token, 'x'.repeat(43))).toMatchObject(REFUSED);
    expect(await pay(me.token, me.token)).toMatchObject(REFUSED);
  });

  it('is refused in another session of the same student', async () => {
    const me = await student();
    const elsewhere = await signIn(me);
    expect(await pay(elsewhere, await proofOf(me))).toMatchObject(REFUSED);
  });

  it('ends with its session', async () => {
    const me = await student();
    const token = await signIn(me);
    const proof = await proofOf({ token, password: me.password });
    await campus.request('POST', '/auth/logout', { token, body: {} });
    expect((await pay(token, proof)).body.code).toBe('session_expired');
    expect(await pay(me.token, proof)).toMatchObject(REFUSED);
  });

  it('does not open a session', async () => {
    const me = await student();
    expect((await pay(await proofOf(me))).status).toBe(401);
  });

  it('limits password guesses together with the other forms', async () => {
    const me = await student();
    for (let i = 0; i < 3; i += 1) {
      const { body } = await stepUp(me.token, `Guess-cloth-${i}`);
      expect(body).toMatchObject({
        code: 'password_wrong',
        fieldErrors: { password: { code: 'password_wrong' } },
      });
    }
    for (let i = 0; i < 2; i += 1) {
      const body = { password: `Guess-cloth-${i}` };
      await campus.request('DELETE', '/users/me', { token: me.token, body });
    }
    const refused = await stepUp(me.token, me.password);
    expect(refused.body.code).toBe('too_many_attempts');
    campus.clock.advance(Number(refused.headers.get('retry-after')) * SECOND);
    expect((await stepUp(me.token, me.password)).status).toBe(200);
  });

  it('is stored as a hash, and deleted once it has expired', async () => {
    const { db, jobs } = campus.app.platform;
    const proof = await proofOf(await student());
    expect(JSON.stringify(await db.select().from(stepUps))).not.toContain(proof);
    campus.clock.advance(STEP_UP_LIFETIME);
    await jobs.runNow('auth.sweep', {});
    expect(await db.select().from(stepUps)).toEqual([]);
  });
});
