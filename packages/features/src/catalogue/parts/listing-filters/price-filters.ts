import { priceError } from '@campushive/contract/money';
import { priceFigures, readPrice, type PriceTextRules } from '@campushive/contract/price-text';
import type { ListingFilters } from './filters.js';

/** Returns the problem of a price typed into the filter form; null for none. */
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

/** Converts typed prices to plain numbers, so that addresses have one format. */
export const withPlainPrices = (filters: ListingFilters, campus: PriceTextRules): ListingFilters => ({
  ...filters,
  minPrice: priceFigures(filters.minPrice, campus.currency),
  maxPrice: priceFigures(filters.maxPrice, campus.currency),
});
