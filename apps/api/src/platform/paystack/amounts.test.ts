import { campus as ghana } from '@campushive/campus-ghana';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { campus, serveCampus } from '@campushive/domain/platform/campus';
import { paystackAmount, toPaystack } from './amounts.js';
import { amountText } from './sandbox/checkout-page.js';

const before = campus;
afterEach(() => serveCampus(before));

const counting = (minorDigits: 0 | 2 | 3) =>
  serveCampus({ ...ghana, currency: { ...ghana.currency, minorDigits } });

it.each([0, 2, 3] as const)('sends and reads every amount of a currency with %i decimals', (minorDigits) => {
  counting(minorDigits);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      const sent = toPaystack(amount);
      expect(Number.isSafeInteger(sent)).toBe(true);
      expect(paystackAmount.parse(sent)).toBe(amount);
      expect(paystackAmount.parse(String(sent))).toBe(amount);
    }),
  );
});

it('counts a currency without decimals in hundredths, and refuses fractions of it', () => {
  counting(0);
  expect(toPaystack(1_500)).toBe(150_000);
  expect(amountText(150_000)).toBe('₵1,500');
  expect(paystackAmount.safeParse(150_050).success).toBe(false);
});
