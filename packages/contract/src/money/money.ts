import type { Campus } from '../campus/campus-schema.js';
import type { FieldError } from '../fields/field-codes.js';
import { fieldError } from '../fields/field-errors.js';

/**
 * Money in this codebase is an integer number of minor units of the campus's currency. Major units exist only in JSON, as numbers with at
 * most the decimals of the currency (none, two or three). Only these functions convert between them.
 */
export type MinorDigits = Pick<Campus['currency'], 'minorDigits'>;

/** Tolerance between amounts that display alike, e.g. 0.1 + 0.2 and 0.3. */
const ROUNDING = 1e-6;

/** Converts major units, e.g. 2450.5, to minor ones, e.g. 245050. Throws RangeError on anything but a finite amount of the currency. */
export function toMinor(amount: number, { minorDigits }: MinorDigits): number {
  if (!hasDecimals(amount, minorDigits)) {
    throw new RangeError(`Not an amount with at most ${minorDigits} decimals: ${amount}`);
  }
  return Math.round(amount * 10 ** minorDigits);
}

/** Converts minor units, e.g. 245050, to major ones, e.g. 2450.5. */
export function toMajor(amountMinor: number, { minorDigits }: MinorDigits): number {
  return amountMinor / 10 ** minorDigits;
}

/** Returns whether an amount is finite and has at most `most` decimals. */
export const hasDecimals = (amount: number, most: number): boolean =>
  Number.isFinite(amount) && Math.abs(Math.round(amount * 10 ** most) - amount * 10 ** most) < ROUNDING;

/** Validates an amount as a price of this campus. Returns an error for too many decimals or a price above the highest, else null. */
export function priceError(amount: number, { currency, fees }: PriceRules): FieldError | null {
  const highest = toMajor(fees.maxPrice, currency);
  return amount > highest ? fieldError('price_too_high', { max: highest }) : amountError(amount, currency);
}

/** Returns the lowest sale price of this campus, with or without a promo code, in minor units. */
export const lowestPriceOf = ({ fees }: Pick<PriceRules, 'fees'>): number => fees.minPrice ?? 1;

/** Validates the price of a sold item: like `priceError`, and not below the campus's lowest price. Returns null when valid. */
export function salePriceError(amount: number, rules: PriceRules): FieldError | null {
  const lowest = toMajor(lowestPriceOf(rules), rules.currency);
  const error = priceError(amount, rules);
  return error === null && amount > 0 && amount < lowest
    ? fieldError('price_too_low', { min: lowest })
    : error;
}

/** Validates an amount in this currency that is not a price, and has another limit or none. Returns null when valid. */
export const amountError = (amount: number, { minorDigits }: MinorDigits): FieldError | null =>
  hasDecimals(amount, minorDigits) ? null : fieldError('too_many_decimals', { max: minorDigits });

/** The part of a campus that limits prices. */
export interface PriceRules {
  readonly currency: MinorDigits;
  readonly fees: Pick<Campus['fees'], 'minPrice' | 'maxPrice'>;
}
