import { chargeLimitOf, payoutADayOf } from '@campushive/contract/rules/wallet-limits';
import { expect, it } from 'vitest';
import { campus } from './index.js';

const { mobileMoney } = campus.payments;

it.each(mobileMoney.networks)(
  'takes up to 25,000 cedis from a wallet of $id, and sends it 15,000 a day',
  ({ id }) => {
    expect(chargeLimitOf(campus, id)).toBe(2_500_000);
    expect(payoutADayOf(campus, id)).toBe(1_500_000);
  },
);

it('knows no limit of a network that names none, or that the campus does not have', () => {
  const networks = mobileMoney.networks.map(({ limits: _, ...network }) => network);
  const without = { payments: { ...campus.payments, mobileMoney: { ...mobileMoney, networks } } };
  expect([chargeLimitOf(without, 'mtn'), payoutADayOf(without, 'mtn')]).toEqual([null, null]);
  expect(chargeLimitOf(campus, 'elsewhere')).toBeNull();
});
