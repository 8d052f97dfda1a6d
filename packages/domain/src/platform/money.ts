import * as contract from '@campushive/contract/money';
import { campus } from './campus.js';
import { invalidField } from '../calls/failure.js';

/** Major units of the campus's currency to minor ones. */
export const toMinor = (amount: number): number => contract.toMinor(amount, campus.currency);

/** Minor units of the campus's currency to major ones, as answers have them. */
export const toMajor = (amountMinor: number): number => contract.toMajor(amountMinor, campus.currency);

/** Returns a price that was sent, in minor units; refused where this campus has no such price. */
export function toPrice(amount: number, field = 'price'): number {
  const error = contract.priceError(amount, campus);
  if (error !== null) throw invalidField(field, error.code, error.params);
  return toMinor(amount);
}

/** Returns the price of something that is sold, in minor units; refused below the campus's lowest price. */
export function toSalePrice(amount: number, field = 'price'): number {
  const error = contract.salePriceError(amount, campus);
  if (error !== null) throw invalidField(field, error.code, error.params);
  return toMinor(amount);
}

/** Returns an amount other than a price that was sent, in minor units; refused where the currency has no such amount. */
export function toAmount(amount: number, field = 'amount'): number {
  const error = contract.amountError(amount, campus.currency);
  if (error !== null) throw invalidField(field, error.code, error.params);
  return toMinor(amount);
}
