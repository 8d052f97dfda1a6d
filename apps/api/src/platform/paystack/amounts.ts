import * as z from 'zod';
import { campus } from '@campushive/domain/platform/campus';

/**
 * Paystack counts every currency in hundredths, also one that has no smaller part (a thousand XOF are 100000). It has no
 * currency of three decimals; one would be counted in its own minor units.
 */
const hundredthsOf = (): number => (campus.currency.minorDigits === 0 ? 100 : 1);

/** Returns the minor units of the campus's currency, as Paystack takes them. */
export const toPaystack = (amountMinor: number): number => amountMinor * hundredthsOf();

/** Converts an amount of Paystack to minor units of the campus's currency. */
export const fromPaystack = (amount: number): number => amount / hundredthsOf();

/** An amount in an answer of Paystack, which becomes whole minor units. */
export const paystackAmount = z.coerce.number().int().nonnegative().transform(fromPaystack).pipe(z.int());
