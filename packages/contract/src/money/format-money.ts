import type { Campus } from '../campus/campus-schema.js';

type Currency = Pick<Campus['currency'], 'symbol' | 'minorDigits'>;

/**
 * Formats minor units in the campus's currency as `$2,450.00`, with the digit grouping of the reader's language. English is formatted by
 * hand, because a phone takes 60 ms to load the browser's own formatter.
 */
export function formatMoney(amountMinor: number, { symbol, minorDigits }: Currency, locale: string): string {
  const amount = Math.abs(amountMinor) / 10 ** minorDigits;
  const sign = amountMinor < 0 ? '−' : '';
  return sign + symbol + figuresOf(amount, minorDigits, locale);
}

/** Formats round amounts for sentences, without decimals: `$20`. */
export function formatWholeMoney(amountMinor: number, currency: Currency, locale: string): string {
  const unit = 10 ** currency.minorDigits;
  if (amountMinor % unit !== 0) return formatMoney(amountMinor, currency, locale);
  return currency.symbol + figuresOf(amountMinor / unit, 0, locale);
}

function figuresOf(amount: number, digits: number, locale: string): string {
  if (locale === 'en' || locale.startsWith('en-')) {
    const [integer = '', ...decimals] = amount.toFixed(digits).split('.');
    return [integer.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  }
  const figures = amount.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Many fonts lack the narrow space of French digit grouping.
  return figures.replaceAll('\u202f', '\u00a0');
}
