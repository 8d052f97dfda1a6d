import type { Campus } from './campus-schema.js';

type Currency = Campus['currency'];

/**
 * `$2,450.00`: an amount of minor units in the campus's currency, with figures grouped by the reader's language. English is
 * written by hand, because a phone takes 60 ms to load the browser's own formatter.
 */
export function formatMoney(
  amountMinor: number,
  { symbol }: Pick<Currency, 'symbol'>,
  locale: string,
): string {
  const amount = Math.abs(amountMinor) / 100;
  const sign = amountMinor < 0 ? '−' : '';
  if (locale === 'en' || locale.startsWith('en-'))
    return sign + symbol + amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  const figures = amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // The narrow space that French groups with is missing in many fonts.
  return sign + symbol + figures.replaceAll('\u202f', '\u00a0');
}

/** `$20`: as `formatMoney`, without decimals, for round amounts in a sentence. */
export function formatWholeMoney(
  amountMinor: number,
  currency: Pick<Currency, 'symbol'>,
  locale: string,
): string {
  if (amountMinor % 100 !== 0) return formatMoney(amountMinor, currency, locale);
  const amount = amountMinor / 100;
  if (locale === 'en' || locale.startsWith('en-'))
    return currency.symbol + String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
  return currency.symbol + amount.toLocaleString(locale).replaceAll('\u202f', '\u00a0');
}
