import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesFor } from '@campushive/contract/fees';
import { formatMoney, formatWholeMoney } from '@campushive/contract/format-money';
import { hasDecimals, priceError, toMajor, toMinor } from '@campushive/contract/money';
import { amountOf, readPrice } from '@campushive/contract/price-text';

const LOCALES = ['en', 'fr-FR', 'es-ES'] as const;
const MAX_PRICE = 1_000_000_000;
const rates = {
  payer: { platform: 500, processing: 150 },
  payee: { platform: 450, payout: 100 },
};
const amount = fc.integer({ min: 0, max: MAX_PRICE });

describe.each([0, 2, 3] as const)('a currency of %i decimals', (minorDigits) => {
  const currency = { code: 'XTS', minorDigits, symbol: '¤', longSymbol: '¤' };
  const rules = {
    currency,
    fees: { maxPrice: MAX_PRICE },
  };

  it('preserves every amount through a conversion to major units and JSON', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const sent: unknown = JSON.parse(JSON.stringify(toMajor(minor, currency)));
        expect(toMinor(Number(sent), currency)).toBe(minor);
      }),
    );
  });

  it('refuses an amount with one decimal too many, and a value that is not finite', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 6 - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (whole, digit) => {
          const finer = Number(`${whole}.${'0'.repeat(minorDigits)}${digit}`);
          expect(() => toMinor(finer, currency)).toThrow(RangeError);
          expect(hasDecimals(finer, minorDigits)).toBe(false);
          expect(priceError(finer, rules)).toEqual({
            code: 'too_many_decimals',
            params: { max: minorDigits },
          });
          expect(amountOf(String(finer), currency)).toBeUndefined();
        },
      ),
    );
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => toMinor(none, currency)).toThrow(RangeError);
  });

  it('accepts every price up to the highest, typed or sent, and refuses a higher one', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const price = toMajor(minor, currency);
        expect(priceError(price, rules)).toBeNull();
        if (price < 10 ** 9) expect(readPrice(price.toFixed(minorDigits), currency).kind).not.toBe('wrong');
      }),
    );
    const highest = toMajor(MAX_PRICE, currency);
    expect(priceError(highest + 1, rules)).toEqual({ code: 'price_too_high', params: { max: highest } });
  });

  it('formats every amount with its decimals, and its digits give the amount back in each language', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...LOCALES), (minor, locale) => {
        const text = formatMoney(minor, currency, locale);
        expect(text.startsWith('¤')).toBe(true);
        expect(Number(text.replace(/\D/g, ''))).toBe(minor);
        const decimals = /[.,](\d+)$/.exec(text)?.[1] ?? '';
        if (minorDigits > 0) expect(decimals).toHaveLength(minorDigits);
        expect(formatMoney(-minor - 1, currency, locale).startsWith('−¤')).toBe(true);
      }),
    );
  });

  it('omits the decimals of round amounts only', () => {
    const unit = 10 ** minorDigits;
    expect(formatWholeMoney(1_234 * unit, currency, 'en')).toBe('¤1,234');
    expect(formatWholeMoney(unit + 1, currency, 'en')).toBe(formatMoney(unit + 1, currency, 'en'));
  });

  it('divides every price into fees and payout without a remainder', () => {
    const table = { purchase: rates, gig: rates };
    fc.assert(
      fc.property(amount, fc.constantFrom('purchase', 'gig'), (price, kind) => {
        const fees = feesFor(kind, price, table);
        const kept = fees.platformFee + fees.processingFee + fees.payeePlatformFee + fees.mobileMoneyFee;
        expect(fees.total).toBe(fees.payout + kept);
        expect(toMinor(toMajor(fees.total, currency), currency)).toBe(fees.total);
      }),
    );
  });
});

it('groups the thousands of an amount, but not its decimals', () => {
  expect(formatMoney(1_234_567, { symbol: '¤', minorDigits: 3 }, 'en')).toBe('¤1,234.567');
  expect(formatMoney(1_234_567, { symbol: '¤', minorDigits: 2 }, 'en')).toBe('¤12,345.67');
  expect(formatMoney(1_234_567, { symbol: '¤', minorDigits: 0 }, 'en')).toBe('¤1,234,567');
  expect(formatMoney(1_234_567, { symbol: '¤', minorDigits: 0 }, 'fr-FR')).toBe('¤1\u00a0234\u00a0567');
});
