import { describe, expect, it } from 'vitest';
import { priceFigures, readPrice, type PriceCurrency } from './price-text.js';
import { requiredPrice } from '../schema.js';

const cedi: PriceCurrency = {
  code: 'GHS',
  symbol: '₵',
  longSymbol: 'GH₵',
  words: ['cedis', 'cedi', 'GHC', 'GH¢', '¢', 'GH'],
  minorDigits: 2,
};
const dinar: PriceCurrency = { code: 'KWD', symbol: 'KD', longSymbol: 'KD', minorDigits: 3 };
const shilling: PriceCurrency = {
  code: 'UGX',
  symbol: 'USh',
  longSymbol: 'USh',
  words: ['/=', 'bob'],
  minorDigits: 0,
};
const amount = (value: number) => ({ kind: 'amount', amount: value });
const unclear = (...amounts: number[]) => ({ kind: 'unclear', amounts });

describe('readPrice', () => {
  it.each([
    ['80', 80],
    [' 80 ', 80],
    ['80.5', 80.5],
    ['80,50', 80.5],
    ['80.', 80],
    ['.50', 0.5],
    ['0', 0],
    ['0.200', 0.2],
    ['80.00', 80],
    ['1,200', 1200],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1 200', 1200],
    ['1 200,50', 1200.5],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ["1'200", 1200],
    ['1’200.50', 1200.5],
    ['₵80', 80],
    ['₵ 1,200.00', 1200],
    ['GH₵80', 80],
    ['gh₵ 80', 80],
    ['GHS 80', 80],
    ['GHS80.50', 80.5],
    ['ghc 80', 80],
    ['80 cedis', 80],
    ['80cedis.', 80],
    ['80 GHS', 80],
    ['GHS 80 cedis', 80],
    ['1.5k', 1500],
    ['1,5K', 1500],
    ['2 k', 2000],
    ['GHS 1.1k', 1100],
    ['1.25k cedis', 1250],
    ['\u200b80\u200b', 80],
    ['\u202a80\u202c', 80],
    ['8\u200d0', 80],
    ['８０．５', 80.5],
    ['١٬٢٠٠', 1200],
    ['٨٠', 80],
  ])('reads %j as %d', (typed, value) => {
    expect(readPrice(typed, cedi)).toEqual(amount(value));
    expect(priceFigures(typed, cedi)).toBe(String(value));
  });

  it.each([
    ['1.200', [1200, 1.2]],
    ['12.500', [12_500, 12.5]],
    ['1.234', [1234]],
    ['1200.500', [1200.5]],
    ['1.200k', [1_200_000, 1200]],
    ['1,200k', [1_200_000, 1200]],
  ])('returns the possible prices of the unclear %j, and keeps the typed text', (typed, amounts) => {
    expect(readPrice(typed, cedi)).toEqual(unclear(...amounts));
    expect(priceFigures(` ${typed} `, cedi)).toBe(typed);
  });

  it.each(['', '  ', '\u200b', '\ufeff \u00a0'])('reads %j as empty', (typed) =>
    expect(readPrice(typed, cedi)).toEqual({ kind: 'empty' }),
  );

  it.each([
    ['$80', 'not_a_number'],
    ['80 euros', 'not_a_number'],
    ['80-100', 'not_a_number'],
    ['8 0', 'not_a_number'],
    ['1 20', 'not_a_number'],
    ['1,20,000', 'not_a_number'],
    ['1.200,50,0', 'not_a_number'],
    ['1,200.5.0', 'not_a_number'],
    ['80 or 90', 'not_a_number'],
    ['80²', 'not_a_number'],
    ['cedis', 'not_a_number'],
    ['.', 'not_a_number'],
    ['k', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['9'.repeat(20), 'not_a_number'],
    ['-80', 'too_small'],
    ['−80', 'too_small'],
    ['80.123', 'unclear'],
    ['80.1234', 'too_many_decimals'],
    ['1,200.505', 'too_many_decimals'],
  ])('refuses %j (%s)', (typed, code) => {
    const reading = readPrice(typed, cedi);
    expect(reading.kind === 'wrong' ? reading.error.code : reading.kind).toBe(code);
  });

  it('follows the decimals and the words of the currency', () => {
    expect(readPrice('1,200', dinar)).toEqual(unclear(1200, 1.2));
    expect(readPrice('1.250', dinar)).toEqual(amount(1.25));
    expect(readPrice('KD 1.25', dinar)).toEqual(amount(1.25));
    expect(readPrice('1,200/=', shilling)).toEqual(amount(1200));
    expect(readPrice('50 bob', shilling)).toEqual(amount(50));
    expect(readPrice('50.00', shilling)).toEqual(amount(50));
    expect(readPrice('50.50', shilling)).toMatchObject({ error: { code: 'too_many_decimals' } });
    expect(readPrice('50 cedis', shilling)).toMatchObject({ error: { code: 'not_a_number' } });
  });

  it('reads every amount in the form in which screens show it', () => {
    for (let minor = 1; minor < 10_000_000; minor = minor * 3 + 7) {
      const value = minor / 100;
      for (const tag of ['en-GH', 'fr-FR', 'es-ES', 'de-CH'])
        expect([tag, readPrice(value.toLocaleString(tag, { minimumFractionDigits: 2 }), cedi)]).toEqual([
          tag,
          amount(value),
        ]);
    }
  });
});

it('requiredPrice refuses an unclear price that a request sends as text', () => {
  const codeOf = (price: unknown) => requiredPrice.safeParse(price).error?.issues[0]?.message;
  expect(['1.200', ' 1200.500 '].map(codeOf)).toEqual(['unclear_price', 'unclear_price']);
  expect(['1200', '1.2', '0.200', '1200.5', 1.2, '1.234'].map(codeOf)).toEqual(Array(6).fill(undefined));
});
