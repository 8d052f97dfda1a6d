import { inspect } from 'node:util';
import { campus as ghana } from '@campushive/campus-ghana';
import { readCampus } from '@campushive/contract/read-campus';
import { serveCampus } from '@campushive/domain/platform/campus';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import lagos from '../../../../../examples/lagos/campus.json' with { type: 'json' };
import { deviations } from '../../../test/paystack/document.js';
import shapes from '../../../test/paystack/shapes.json' with { type: 'json' };
import { createPaystack } from './paystack-client.js';
import { listedBanks, resolutionOf } from './sandbox/banks.js';
import { recipientAnswer } from './sandbox/shapes.js';

const AT = new Date('2026-11-20T12:00:00Z');
const ACCOUNT = { bankCode: '058', accountNumber: '0123456789' };

beforeAll(() => serveCampus(readCampus(lagos)));
afterAll(() => serveCampus(ghana));

/** Returns a client, and its requests, which are answered here. */
function clientThat(answer: (url: string) => Response | Promise<Response>) {
  const requests: { readonly url: string; readonly body: unknown }[] = [];
  const client = createPaystack({
    baseUrl: 'https://paystack.example',
    secretKey: 'sk_test_x',
    timeout: 20,
    fetch: async (url, init) => {
      requests.push({
        url: String(url),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      const late = new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
      return Promise.race([answer(String(url)), late]);
    },
  });
  return { client, requests };
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const good = (data: unknown) => json(200, { status: true, message: 'Good', data });
const bank = (code: string, change: object = {}) => ({
  ...listedBanks(AT)[0],
  ...{ code, name: `Bank ${code}` },
  ...change,
});

it('lists the open banks of the recipient type, page by page', async () => {
  const first = Array.from({ length: 100 }, (_, at) => bank(String(100 + at)));
  const second = [
    bank('300'),
    bank('301', { active: false }),
    bank('302', { is_deleted: true }),
    bank('303', { type: 'mobile_money' }),
  ];
  const { client, requests } = clientThat((url) => good(url.includes('page=1') ? first : second));
  const codes = (await client.banks()).map(({ code }) => code);
  expect(codes).toEqual([...first.map(({ code }) => code), '300']);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://paystack.example/bank?currency=NGN&perPage=100&page=1',
    'https://paystack.example/bank?currency=NGN&perPage=100&page=2',
  ]);
});

it('stops paging when Paystack returns the whole list on every page', async () => {
  const all = Array.from({ length: 150 }, (_, at) => bank(String(100 + at)));
  const { client, requests } = clientThat(() => good(all));
  expect([(await client.banks()).length, requests.length]).toEqual([150, 2]);
});

it('registers a bank account as the recipient type of its country', async () => {
  const { client, requests } = clientThat(() => good({ recipient_code: 'RCP_1' }));
  expect(await client.createRecipient({ ...ACCOUNT, name: 'Ada' })).toEqual({ recipient: 'RCP_1' });
  expect(requests[0]?.body).toEqual({
    ...{ type: 'nuban', name: 'Ada', account_number: '0123456789', bank_code: '058', currency: 'NGN' },
  });
  const schema = z.fromJSONSchema(shapes.requests.recipient as Parameters<typeof z.fromJSONSchema>[0]);
  expect(schema.safeParse(requests[0]?.body).error?.issues ?? []).toEqual([]);
});

it('returns the holder of an account, and none for an account that the bank does not have', async () => {
  const known = clientThat(() =>
    good({ account_number: '0123456789', account_name: ' ADA OBI ', bank_id: 9 }),
  );
  expect(await known.client.holderOfBankAccount(ACCOUNT)).toBe('ADA OBI');
  const unknown = clientThat(() => json(422, { status: false, message: 'Could not resolve account name' }));
  expect(await unknown.client.holderOfBankAccount(ACCOUNT)).toBeUndefined();
});

it.each([
  ['a timeout', () => new Promise<Response>(() => undefined)],
  ['an answer without a name', () => good({ account_number: '0123456789' })],
  ['a failure', () => json(503, { status: false, message: 'Account 0123456789 is unavailable' })],
  ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a body that is not JSON', () => new Response('Account 0123456789')],
  ['a rate limit', () => json(429, { status: false, message: 'Too many requests' })],
])('fails after %s, without the account number in its message', async (_what, answer) => {
  const { client } = clientThat(answer);
  const error: unknown = await client.holderOfBankAccount(ACCOUNT).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProviderError', refused: false });
  // Includes the cause and the fields, which logs show, too.
  expect(inspect(error, { depth: Infinity })).not.toContain('0123456789');
});

it('reports the path of a failed call without its query', async () => {
  const { client } = clientThat(() => json(503, { status: false, message: 'Down' }));
  await expect(client.holderOfBankAccount(ACCOUNT)).rejects.toThrow(
    'Paystack refused GET /bank/resolve: 503  Down',
  );
});

it('matches the documented shapes of banks, accounts and recipients in the sandbox', () => {
  const banks = { status: true, message: 'Banks retrieved', data: listedBanks(AT) };
  expect(deviations('listBanks', banks)).toEqual([]);
  expect(['0123456789', '0123456404', '0123456503', '12'].map((one) => resolutionOf('001', one))).toEqual([
    'found',
    'unknown',
    'unavailable',
    'unknown',
  ]);
  const row = {
    code: 'RCP_1',
    serial: 1,
    name: 'Ada',
    accountNumber: '0123456789',
    bankCode: '001',
    createdAt: AT,
  };
  const data = recipientAnswer(row);
  expect(data).toMatchObject({ type: 'nuban', details: { bank_name: 'Test Bank' } });
  expect(deviations('recipient', { status: true, message: 'Good', data })).toEqual([]);
});
