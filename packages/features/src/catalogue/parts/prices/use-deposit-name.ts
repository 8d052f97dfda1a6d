import { localized } from '@campushive/contract/campus';
import type { Listing } from '@campushive/contract';
import { depositOf, priceFieldOf } from '@campushive/contract/own-values';
import { useLocale } from '../../../kernel/index.js';

/** Returns a function for the label of a listing's deposit, such as "Deposit". Undefined where the price itself is paid. */
export function useDepositName(): (
  listing: Pick<Listing, 'hiveTypeId' | 'price' | 'ownDetails'>,
) => string | undefined {
  const locale = useLocale();
  return (listing) => {
    const deposit = depositOf(listing);
    return deposit === undefined ? undefined : localized(deposit.field.label, locale);
  };
}

/** Returns a function for the name of an order's price, such as "Deposit". Undefined where the price itself is paid. */
export function usePriceFieldName(): (
  hive: string,
  order: { readonly priceField?: string | null | undefined },
) => string | undefined {
  const locale = useLocale();
  return (hive, order) => {
    const field = priceFieldOf(hive, order);
    return field === undefined ? undefined : localized(field.label, locale);
  };
}
