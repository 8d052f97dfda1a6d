import { priceError } from '@campushive/contract/money';
import { priceFigures, readPrice, type PriceTextRules } from '@campushive/contract/price-text';
import type { ListingFilters } from './filters.js';

/** Names the fault of a typed price of the filter form; null for none. */
export function priceProblem(typed: string, campus: PriceTextRules): 'invalidPrice' | 'priceTooHigh' | null {
  const reading = readPrice(typed, campus.currency);
  switch (reading.kind) {
    case 'empty':
      return null;
    case 'amount':
      return priceError(reading.amount, campus)?.code === 'price_too_high' ? 'priceTooHigh' : null;
    case 'unclear':
    case 'wrong':
      return 'invalidPrice';
    default:
      return reading satisfies never;
  }
}

/** The filters with their prices as plain numbers: however they were typed, the address carries one form. */
export const withPlainPrices = (filters: ListingFilters, campus: PriceTextRules): ListingFilters => ({
  ...filters,
  minPrice: priceFigures(filters.minPrice, campus.currency),
  maxPrice: priceFigures(filters.maxPrice, campus.currency),
});
