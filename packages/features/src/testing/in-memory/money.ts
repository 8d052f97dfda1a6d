import { campus as ghana } from '@campushive/campus-ghana';
import * as contract from '@campushive/contract/money';
import { refuseField } from './state.js';

/** Major units of the campus in memory to minor ones. */
export const toMinor = (amount: number): number => contract.toMinor(amount, ghana.currency);

/** Minor units of the campus in memory to major ones. */
export const toMajor = (amountMinor: number): number => contract.toMajor(amountMinor, ghana.currency);

/** A price that was sent, in minor units; refused where this campus has no such price. */
export function toPrice(amount: number, field = 'price'): number {
  const error = contract.priceError(amount, ghana);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}

/** The price of something that is sold, in minor units; refused below the campus's lowest price. */
export function toSalePrice(amount: number, field = 'price'): number {
  const error = contract.salePriceError(amount, ghana);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}

/** An amount other than a price that was sent, in minor units; refused where the currency has no such amount. */
export function toAmount(amount: number, field = 'amount'): number {
  const error = contract.amountError(amount, ghana.currency);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}
