import { DAY, HOUR, MINUTE, type Client } from '@campushive/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { FREE_REQUESTS } from './mail-caps.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const PASSWORD = 'Kente-cloth-7';
let addresses = 0;
const newAddress = () => `mail-caps-${(addresses += 1)}@st.ug.edu.gh`;

/** Creates a client behind a given network address. */
const from = (ip: string, headers: Record<string, string> = {}) =>
  campus.client(undefined, { ...headers, 'x-forwarded-for': ip });
const register = (client: Client, email: string) =>
  client.auth.register({ name: 'Efua Sarpong', email, password: PASSWORD });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'sent',
    (error: { code: string }) => error.code,
  );
const mailsTo = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];

describe('mails to one address', () => {
  it.each(['an unknown address', 'the address of a member'])(
    'are refused with the same responses after five in an hour and ten in a day: %s',
    async (kind) => {
      const email = newAddress();
      if (kind !== 'an unknown address') await campus.student('Efua Sarpong', email);
      await register(from(`10.1.0.${addresses}`), email);
      const outcomes: string[] = [];
      for (let hour = 0; hour < 3; hour += 1) {
        for (let index = 0; index < 6; index += 1) {
          campus.clock.advance(61_000);
          outcomes.push(await codeOf(from(`10.1.${hour + 1}.${index}`).auth.resendOtp({ email })));
        }
        campus.clock.advance(HOUR);
      }
      expect(outcomes).toEqual([
        ...['sent', 'sent', 'sent', 'sent', 'resend_too_soon', 'resend_too_soon'],
        ...['sent', 'sent', 'sent', 'sent', 'sent', 'resend_too_soon'],
        ...Array<string>(6).fill('resend_too_soon'),
      ]);
      expect(await mailsTo(email)).toHaveLength(10);
      campus.clock.advance(DAY);
    },
  );

  it('stop at the daily limit for forgotten passwords, while the response stays the same', async () => {
    const email = newAddress();
    await campus.student('Efua Sarpong', email);
    for (let index = 0; index < 12; index += 1) {
      expect(await codeOf(from(`10.2.0.${index}`).auth.forgotPassword({ email }))).toBe('sent');
      campus.clock.advance(6 * MINUTE);
    }
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(10);
  });
});

describe('requests from one network', () => {
  const registerAll = async (ip: string, count: number) => {
    for (let index = 0; index < count; index += 1) await register(from(ip), newAddress());
  };
  /** Returns the header with the solution of a new challenge. */
  async function prove(ip: string): Promise<string> {
    const { data: challenge } = await from(ip).auth.challenge({});
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
  }

  it('require a proof of work after the free ones, accepted once, while other networks need none', async () => {
    await registerAll('10.3.0.1', FREE_REQUESTS);
    expect(await codeOf(register(from('10.3.0.1'), newAddress()))).toBe('proof_of_work_required');
    expect(await codeOf(from('10.3.0.1').auth.forgotPassword({ email: newAddress() }))).toBe(
      'proof_of_work_required',
    );
    const proof = { 'x-proof-of-work': await prove('10.3.0.1') };
    const email = newAddress();
    expect(await codeOf(register(from('10.3.0.1', proof), email))).toBe('sent');
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await codeOf(register(from('10.3.0.1', proof), newAddress()))).toBe('proof_of_work_required');
    expect(await codeOf(register(from('10.3.0.2'), newAddress()))).toBe('sent');
  });

  it('are refused with a forged proof of work', async () => {
    await registerAll('10.3.1.1', FREE_REQUESTS);
    const { data: challenge } = await from('10.3.1.1').auth.challenge({});
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } };
    const solution = await solveChallenge({ challenge: easy, deriveKey });
    for (const header of [
      'not base64 %%%',
      Buffer.from('{}').toString('base64url'),
      Buffer.from(JSON.stringify({ challenge: easy, solution })).toString('base64url'),
    ]) {
      const client = from('10.3.1.1', { 'x-proof-of-work': header });
      expect(await codeOf(register(client, newAddress()))).toBe('proof_of_work_required');
    }
  });

  it('get harder challenges as their number grows', async () => {
    const costOf = async (ip: string) => (await from(ip).auth.challenge({})).data.parameters.cost;
    const first = await costOf('10.3.2.1');
    await registerAll('10.3.2.1', FREE_REQUESTS);
    for (let index = 0; index < FREE_REQUESTS; index += 1) {
      await codeOf(from('10.3.2.1').auth.resendOtp({ email: newAddress() }));
    }
    expect(await costOf('10.3.2.1')).toBe(first * 2);
  });
});

describe('the link that stops sign-up codes', () => {
  /** Returns the path and query of the link in the newest mail to an address. */
  async function linkIn(email: string): Promise<string> {
    const [mail] = await mailsTo(email);
    const link = /https?:\/\/\S+\/api\/mail\/stop-codes\S+/.exec(mail?.text ?? '')?.[0];
    const { pathname, search } = new URL(link ?? '');
    return pathname + search;
  }
  const open = (path: string, method = 'GET') => fetch(campus.url + path, { method });

  it('asks for confirmation, then stops codes for 30 days while responses stay the same', async () => {
    const email = newAddress();
    await register(from('10.4.0.1'), email);
    const path = await linkIn(email);
    expect(path).not.toContain(encodeURIComponent(email));
    expect(await (await open(path)).text()).toContain('Stop these emails');
    campus.clock.advance(11 * MINUTE);
    await register(from('10.4.0.2'), email);
    expect(await mailsTo(email)).toHaveLength(2);

    expect(await (await open(path, 'POST')).text()).toContain('for 30 days');
    campus.clock.advance(HOUR);
    expect(await codeOf(register(from('10.4.0.3'), email))).toBe('sent');
    expect(await mailsTo(email)).toHaveLength(2);

    campus.clock.advance(30 * DAY);
    await register(from('10.4.0.4'), email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('is refused with the signature of another address', async () => {
    const [mine, other] = [newAddress(), newAddress()];
    await register(from('10.4.1.1'), mine);
    await register(from('10.4.1.2'), other);
    const query = new URLSearchParams((await linkIn(mine)).split('?')[1]);
    query.set('address', new URLSearchParams((await linkIn(other)).split('?')[1]).get('address') ?? '');
    const path = `/api/mail/stop-codes?${query}`;
    expect((await open(path)).status).toBe(404);
    expect((await open(path, 'POST')).status).toBe(404);
    expect((await open('/api/mail/stop-codes')).status).toBe(404);
  });
});
