import { isRecord, recordOf, textOf, type Fields } from './reading.js';

/** Names of the smallest unit by currency, where it is not a cent. */
const MINOR_UNITS: Readonly<Record<string, string>> = {
  NGN: 'kobo',
  EGP: 'piastre',
  INR: 'paisa',
  PKR: 'paisa',
  GBP: 'penny',
  BRL: 'centavo',
  PHP: 'centavo',
};
const CENTS = { en: 'cent', fr: 'centime', es: 'céntimo', sw: 'senti' };

/** `NGN`, or a record with some fields. Symbol and decimals are those of the Unicode CLDR. */
export function completeCurrency(currency: unknown, country: string, languages: readonly string[]): unknown {
  const definition = typeof currency === 'string' ? { code: currency } : currency;
  if (!isRecord(definition)) return definition;
  const code = textOf(definition['code']);
  const format = formatOf(code, country);
  const symbol = format?.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code;
  const own = MINOR_UNITS[code];
  const units = Object.entries(CENTS).filter(
    ([language]) => language === 'en' || languages.includes(language),
  );
  const shown = textOf(definition['symbol']) || symbol;
  return {
    symbol: shown,
    longSymbol: shown,
    minorUnit: Object.fromEntries(units.map(([language, name]) => [language, own ?? name])),
    minorDigits: format?.resolvedOptions().maximumFractionDigits ?? 2,
    ...definition,
  };
}

/** Undefined for a code that is not three letters. */
function formatOf(code: string, country: string): Intl.NumberFormat | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const language = /^[A-Z]{2}$/.test(country) ? `en-${country}` : 'en';
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
}

/** Shares of the highest price, for amounts that the definition leaves out. */
const SHARES = {
  minPrice: 10_000,
  minimum: 500,
  instantFee: 10_000,
  goodwill: 20,
  goodwillADay: 5,
  milestonesAbove: 20,
  pro: 500,
} as const;

/** Fills in rates, and amounts as shares of the highest price. The provider's own fees are facts, so they have no default. */
export function completeFees(fees: unknown): unknown {
  if (!isRecord(fees)) return fees;
  const { maxPrice } = fees;
  const amount = (share: number) =>
    typeof maxPrice === 'number' && maxPrice > 0 ? Math.max(1, Math.round(maxPrice / share)) : 0;
  const payout = 100;
  const part = (name: string, defaults: Fields): unknown =>
    isRecord(fees[name] ?? {}) ? { ...defaults, ...withPayoutFee(recordOf(fees[name])) } : fees[name];
  return {
    milestonesAbove: amount(SHARES.milestonesAbove),
    minPrice: amount(SHARES.minPrice),
    pro: amount(SHARES.pro),
    ...fees,
    purchase: part('purchase', {
      payer: { platform: 500, processing: 150 },
      payee: { platform: 0, payout },
    }),
    gig: part('gig', { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout } }),
    payout: part('payout', { minimum: amount(SHARES.minimum), instantFee: amount(SHARES.instantFee) }),
    goodwill: part('goodwill', { max: amount(SHARES.goodwill), aDay: amount(SHARES.goodwillADay) }),
  };
}

/** Renames `payee.mobileMoney`, the key of earlier definitions, to `payee.payout`. */
function withPayoutFee(rates: Fields): Fields {
  const { payee } = rates;
  if (!isRecord(payee) || payee['mobileMoney'] === undefined || payee['payout'] !== undefined) return rates;
  const { mobileMoney, ...others } = payee;
  return { ...rates, payee: { ...others, payout: mobileMoney } };
}
