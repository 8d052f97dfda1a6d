import { campus as ghana } from '@campushive/campus-ghana';
import * as contract from '@campushive/contract/money';
import { refuseField } from './state.js';

/** Converts major units of the campus's currency to minor units. */
export const toMinor = (amount: number): number => contract.toMinor(amount, ghana.currency);

/** Converts minor units of the campus's currency to major units. */
export const toMajor = (amountMinor: number): number => contract.toMajor(amountMinor, ghana.currency);

/** Converts a price to minor units. Refuses invalid prices. */
export function toPrice(amount: number, field = 'price'): number {
  const error = contract.priceError(amount, ghana);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}

/** Converts a sale price to minor units. Refuses prices below the campus's minimum. */
export function toSalePrice(amount: number, field = 'price'): number {
  const error = contract.salePriceError(amount, ghana);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}

/** Converts another amount to minor units. Refuses amounts that the currency does not allow. */
export function toAmount(amount: number, field = 'amount'): number {
  const error = contract.amountError(amount, ghana.currency);
  return error === null ? toMinor(amount) : refuseField(field, error.code, error.params);
}
