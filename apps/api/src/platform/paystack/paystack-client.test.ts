import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import shapes from '../../../test/paystack/shapes.json' with { type: 'json' };
import { createPaystack } from './paystack-client.js';
import { ProviderError, type PaymentProvider } from '@campushive/domain/platform/paystack/provider';
import { verifiedTransaction } from '../../../test/paystack/responses.js';

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Returns a client whose requests are answered here. */
function clientThat(answer: () => Response | Promise<Response>, secretKey = 'sk_test_x') {
  const requested: SentRequest[] = [];
  const client = createPaystack({
    baseUrl: 'https://paystack.example',
    secretKey,
    timeout: 50,
    fetch: async (url, init) => {
      requested.push({
        method: init?.method ?? 'GET',
        url: String(url),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init?.headers),
      });
      const late = new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
      return Promise.race([answer(), late]);
    },
  });
  return { client, requests: requested };
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const good = (data: unknown) => () => json(200, { status: true, message: 'Good', data });
const never = () => new Promise<Response>(() => undefined);

const CALLS: readonly [string, (client: PaymentProvider) => Promise<unknown>][] = [
  [
    'initialize',
    (client) =>
      client.initialize({
        reference: 'cmp-1',
        email: 'a@st.ug.edu.gh',
        amount: 1,
        callbackUrl: 'https://campus.example',
        metadata: {},
      }),
  ],
  [
    'charge',
    (client) =>
      client.charge({
        reference: 'cmp-1',
        email: 'a@st.ug.edu.gh',
        amount: 1,
        metadata: {},
        phone: '0241234567',
        network: 'telecel',
      }),
  ],
  ['submitVoucher', (client) => client.submitVoucher('cmp-1', '123456')],
  ['findCharge', (client) => client.findCharge('cmp-1')],
  ['verify', (client) => client.verify('cmp-1')],
  ['refund', (client) => client.refund('cmp-1', 100, 'dispute')],
  ['findRefund', (client) => client.findRefund({ id: '1' })],
  [
    'createRecipient',
    (client) => client.createRecipient({ name: 'Ama', phone: '0551234987', network: 'mtn' }),
  ],
  ['banks', (client) => client.banks()],
  [
    'transfer',
    (client) => client.transfer({ reference: 'cmp-out-1', recipient: 'RCP_1', amount: 100, reason: '' }),
  ],
  ['verifyTransfer', (client) => client.verifyTransfer('cmp-out-1')],
  ['findDispute', (client) => client.findDispute('358950')],
  ['openDisputes', (client) => client.openDisputes(new Date('2026-11-20T12:00:00Z'))],
];

const problem = (code: string, message = 'No') => ({
  status: false,
  message,
  type: 'validation_error',
  code,
});
const FAILURES: readonly [string, () => Response | Promise<Response>, boolean][] = [
  ['no answer in time', never, false],
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), false],
  ['a wrong key', () => json(401, problem('invalid_Key')), false],
  ['too many requests', () => json(429, problem('rate_limited')), false],
  ['an error of theirs', () => json(500, { status: false, message: 'Oops' }), false],
  ['a gateway that is down', () => new Response('<html>Bad gateway</html>', { status: 502 }), false],
  ['no JSON at all', () => new Response('<html>', { status: 200 }), false],
  ['an empty body', () => new Response('', { status: 200 }), false],
  ['an answer without data', () => json(200, { status: true, message: 'Good' }), false],
  ['an answer of another shape', good({ nothing: 'known' }), false],
  ['a proxy’s page', () => new Response('Not here', { status: 404 }), false],
  ['a refusal', () => json(400, problem('invalid_params')), true],
  ['a refusal with status 200', () => json(200, problem('invalid_params')), false],
];

describe.each(CALLS)('%s', (_name, call) => {
  it.each(FAILURES)('throws a provider error for %s', async (_failure, answer, refused) => {
    const { client, requests } = clientThat(answer);
    const error: unknown = await call(client).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ refused });
    // Repeating is the job queue's business.
    expect(requests).toHaveLength(1);
    expect(String(error)).not.toContain('sk_test_x');
  });
});

describe('the verification of a charge', () => {
  const verify = (change: object, secretKey?: string) =>
    clientThat(good({ ...verifiedTransaction, ...change }), secretKey).client.verify('cmp-1');

  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
    ['abandoned', 'open'],
    ['ongoing', 'open'],
    ['pending', 'open'],
    ['processing', 'open'],
    ['queued', 'open'],
    ['something new', 'open'],
  ])('reads %s as %s', async (theirs, ours) => {
    expect((await verify({ status: theirs }))?.status).toBe(ours);
  });

  it('refuses test money in live mode, and live money in test mode', async () => {
    await expect(verify({ domain: 'live' })).rejects.toThrow(ProviderError);
    await expect(verify({ domain: 'test' }, 'sk_live_x')).rejects.toThrow(ProviderError);
    expect((await verify({ domain: 'live' }, 'sk_live_x'))?.status).toBe('success');
  });

  it('returns undefined for a reference that Paystack does not know', async () => {
    const unknown = () => json(404, problem('transaction_not_found'));
    expect(await clientThat(unknown).client.verify('cmp-1')).toBeUndefined();
    expect(await clientThat(unknown).client.verifyTransfer('cmp-out-1')).toBeUndefined();
  });
});

describe('the search for the refund of a charge', () => {
  const listed = (id: number, reference: string, status = 'processed') => ({
    ...{ id, status, amount: 2_000, domain: 'test', transaction_reference: reference },
  });
  const find = async (...pages: readonly object[][]) => {
    const left = [...pages];
    const { client, requests } = clientThat(() => good(left.shift() ?? [])());
    const found = await client.findRefund({ reference: 'cmp-1', since: new Date('2026-11-20T12:00:00Z') });
    return { found, requests };
  };

  it('reads every page of the list of refunds', async () => {
    const others = Array.from({ length: 100 }, (_, at) => listed(at + 1, `cmp-other-${at}`));
    const { found, requests } = await find(others, [listed(101, 'cmp-1')]);
    expect(found).toEqual({ id: '101', status: 'processed', amount: 2_000 });
    expect(requests.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2']);
  });

  it('ignores a failed refund, which returned no money', async () => {
    const failed = listed(1, 'cmp-1', 'failed');
    expect((await find([failed])).found).toBeUndefined();
    expect((await find([failed, listed(2, 'cmp-1')])).found?.id).toBe('2');
  });
});

describe('a mobile money charge', () => {
  const begin = (client: PaymentProvider) => CALLS.find(([name]) => name === 'charge')?.[1](client);
  const charge = async (answer: () => Response, secretKey?: string) =>
    begin(clientThat(answer, secretKey).client);
  const waiting = { reference: 'cmp-1', status: 'pay_offline', url: 'https://campus.example/phone' };

  it.each([
    ['pay_offline', 'open', 'approve'],
    ['send_otp', 'open', 'voucher'],
    ['pending', 'open', 'wait'],
    ['ongoing', 'open', 'wait'],
    ['something new', 'open', 'wait'],
    ['success', 'success', 'wait'],
    ['failed', 'failed', 'wait'],
  ])('maps %s to status %s and step %s', async (theirs, status, step) => {
    expect(await charge(good({ ...waiting, status: theirs }))).toMatchObject({ status, step });
  });

  it('is requested with the network name that Paystack uses', async () => {
    const { client, requests } = clientThat(good(waiting));
    await begin(client);
    expect(requests[0]?.body).toMatchObject({
      currency: 'GHS',
      mobile_money: { phone: '0241234567', provider: 'vod' },
    });
  });

  it('returns the link to the simulated phone in the sandbox only', async () => {
    expect(await charge(good(waiting))).toMatchObject({ sandboxUrl: waiting.url });
    expect(await charge(good(waiting), 'sk_live_x')).toMatchObject({ sandboxUrl: null });
    await expect(charge(good({ ...waiting, domain: 'test' }), 'sk_live_x')).rejects.toThrow(ProviderError);
  });

  it('refuses a response about another charge', async () => {
    await expect(charge(good({ ...waiting, reference: 'cmp-2' }))).rejects.toThrow(ProviderError);
  });

  it.each([
    [400, true],
    [401, true],
    [429, true],
    [408, false],
    [500, false],
  ])('reports after status %i whether the phone may have been asked', async (status, untouched) => {
    const refused = () => json(status, problem('no', 'Phone 0241234567 is unknown'));
    const error: unknown = await charge(refused).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ untouched });
    expect(String(error)).not.toContain('0241234567');
  });

  it('reports after a timeout that the phone may have been asked', async () => {
    const { client } = clientThat(never);
    await expect(client.submitVoucher('cmp-1', '123456')).rejects.toMatchObject({ untouched: false });
  });
});

describe('the body of a request', () => {
  const requests = shapes.requests as Record<string, Parameters<typeof z.fromJSONSchema>[0]>;
  it.each([
    ['initialize', 'initialize'],
    ['charge', 'charge'],
    ['submitVoucher', 'submitOtp'],
    ['refund', 'refund'],
    ['createRecipient', 'recipient'],
    ['transfer', 'transfer'],
  ])('matches the documented shape for %s', async (name, shape) => {
    const { client, requests: sent } = clientThat(() => json(500, {}));
    await CALLS.find(([one]) => one === name)?.[1](client).catch(() => undefined);
    const schema = z.fromJSONSchema(requests[shape] ?? {});
    expect(schema.safeParse(sent[0]?.body).error?.issues ?? []).toEqual([]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer sk_test_x');
  });
});
