import { localized } from '@campushive/contract/campus';
import type { Listing } from '@campushive/contract';
import { priceSuffixOf } from '@campushive/contract/own-values';
import { useLocale } from '../../../kernel/index.js';

/** Non-breaking space, which keeps "per month" on one line. */
const NO_BREAK = '\u00a0';

/**
 * Returns the unit of a listing's price: `perHour`, in the reader's language, for tutoring, or the unit of a campus's custom hive. No
 * unit for "Free".
 */
export function usePriceUnit(): (
  listing: Pick<Listing, 'hiveTypeId' | 'price' | 'ownDetails'>,
  perHour: string,
) => { unit?: string } {
  const locale = useLocale();
  return ({ hiveTypeId, price, ownDetails = {} }, perHour) => {
    if (price === 0) return {};
    if (hiveTypeId === 'academia') return { unit: perHour };
    const suffix = priceSuffixOf(hiveTypeId, ownDetails);
    return suffix === undefined ? {} : { unit: ` ${localized(suffix, locale).replaceAll(' ', NO_BREAK)}` };
  };
}
