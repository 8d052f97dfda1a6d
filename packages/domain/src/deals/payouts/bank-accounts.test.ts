import { campus as ghana } from '@campushive/campus-ghana';
import { DAY } from '@campushive/contract';
import { readCampus } from '@campushive/contract/read-campus';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import lagos from '../../../../../examples/lagos/campus.json' with { type: 'json' };
import { serveCampus } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import { createBankAccounts } from './bank-accounts.js';
import type { PayoutsContext } from './context.js';

const BANK = { code: '058', name: 'A Bank' };
const TYPED = { bankCode: '058', accountNumber: '0123456789' };
let now: Date;
let requests: string[];
let logged: unknown[];
let failure: ProviderError | undefined;

beforeAll(() => serveCampus(readCampus(lagos)));
afterAll(() => serveCampus(ghana));
beforeEach(() => {
  now = new Date('2026-12-01T09:30:00.000Z');
  [requests, logged, failure] = [[], [], undefined];
});

async function answer<T>(request: string, data: T): Promise<T> {
  requests.push(request);
  if (failure !== undefined) throw failure;
  return data;
}
const accounts = () =>
  createBankAccounts({
    platform: {
      clock: { now: () => now },
      limits: { hit: () => Promise.resolve() },
      log: { warn: (entry: unknown) => logged.push(entry) },
    },
    provider: { banks: () => answer('banks', [BANK]), holderOfBankAccount: () => answer('holder', 'ADWOA') },
  } as unknown as PayoutsContext);

it('requests the banks once a day', async () => {
  const { banks } = accounts();
  expect([await banks(), await banks()]).toEqual([[BANK], [BANK]]);
  now = later(now, DAY);
  await banks();
  expect(requests).toEqual(['banks', 'banks']);
});

it('requests no banks where the campus pays no bank accounts', async () => {
  serveCampus(ghana);
  try {
    const none = accounts();
    expect(await none.banks()).toEqual([]);
    await expect(none.resolve('ama', TYPED)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(requests).toEqual([]);
  } finally {
    serveCampus(readCampus(lagos));
  }
});

it('fails when the provider does not answer in time, saves nothing and logs no account number', async () => {
  const asked = accounts();
  await asked.banks();
  failure = new ProviderError('Paystack did not answer GET /bank/resolve', { cause: new Error('timeout') });
  await expect(asked.resolve('ama', TYPED)).rejects.toMatchObject({ code: 'payment_provider_failed' });
  await expect(asked.save('ama', { ...TYPED, name: 'Adwoa' })).rejects.toMatchObject({
    code: 'payment_provider_failed',
  });
  expect(logged).toHaveLength(2);
  failure = undefined;
  expect(await asked.resolve('ama', TYPED)).toBe('ADWOA');
});

it('requests the banks again after a failure', async () => {
  const { banks } = accounts();
  failure = new ProviderError('Paystack did not answer GET /bank');
  await expect(banks()).rejects.toMatchObject({ code: 'payment_provider_failed' });
  failure = undefined;
  expect(await banks()).toEqual([BANK]);
});
