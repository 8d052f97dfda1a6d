import type { Campus } from '../campus/campus-schema.js';
import type { FieldError } from '../fields/field-codes.js';
import { fieldError } from '../fields/field-errors.js';
import { hasDecimals, salePriceError, type PriceRules } from './money.js';
import { plainTyped } from '../fields/typed-text.js';

/** The parts of a currency that reading a typed price needs. */
export type PriceCurrency = Pick<
  Campus['currency'],
  'code' | 'symbol' | 'longSymbol' | 'minorDigits' | 'words'
>;

/** The parts of a campus that reading and validating a typed price needs. */
export type PriceTextRules = PriceRules & { readonly currency: PriceCurrency };

/** A typed price, in major units. `unclear`: it has two readings, so the user chooses. */
export type PriceReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'unclear'; readonly amounts: readonly number[] }
  | { readonly kind: 'wrong'; readonly error: FieldError };

const NOT_A_NUMBER: PriceReading = { kind: 'wrong', error: fieldError('not_a_number') };
const THOUSAND = 1_000;

/**
 * Reads a price in any common notation: `1,200`, `1 200,50`, `¤80`, `80 units`, `1.5k`, also with invisible characters. The campus
 * currency's words can surround the figures. Another currency's words are an error. `1.200` is ambiguous: 1,200 or 1.20.
 */
export function readPrice(typed: string, currency: PriceCurrency): PriceReading {
  const text = plainTyped(typed);
  if (text === '') return { kind: 'empty' };
  const bare = withoutCurrency(text.replace(/[’`´]/g, "'"), currency);
  if (/^-\s*[\d.,]/.test(bare)) return { kind: 'wrong', error: fieldError('too_small', { min: 0 }) };
  const isThousands = /\d\s*k$/i.test(bare);
  const figures = withoutSpaceGroups(isThousands ? bare.slice(0, -1).trim() : bare);
  if (figures === undefined) return NOT_A_NUMBER;
  return readFigures(figures, { isThousands, minorDigits: currency.minorDigits });
}

/** Converts a typed price for a call: a plain number, or the text as typed, which the call then rejects. */
export function priceFigures(typed: string, currency: PriceCurrency): string {
  const reading = readPrice(typed, currency);
  if (reading.kind === 'empty') return '';
  return reading.kind === 'amount' ? String(reading.amount) : typed.trim();
}

/** Returns the amount of a typed price, in major units. Undefined for empty, invalid or unclear text. */
export function amountOf(typed: string, currency: PriceCurrency): number | undefined {
  const reading = readPrice(typed, currency);
  return reading.kind === 'amount' ? reading.amount : undefined;
}

/** Validates the typed price of a sold item by the rules of a campus. Null when valid or empty. */
export function typedPriceError(typed: string, rules: PriceTextRules): FieldError | null {
  const reading = readPrice(typed, rules.currency);
  switch (reading.kind) {
    case 'empty':
      return null;
    case 'amount':
      return salePriceError(reading.amount, rules);
    case 'unclear':
      return fieldError('unclear_price');
    case 'wrong':
      return reading.error;
    default:
      return reading satisfies never;
  }
}

/** Lists the common notations of a currency beside an amount. */
export const wordsOfCurrency = ({
  code,
  symbol,
  longSymbol,
  words = [],
}: Pick<PriceCurrency, 'code' | 'symbol' | 'longSymbol' | 'words'>): readonly string[] =>
  [code, symbol, longSymbol, ...words].map(plainTyped);

/** Returns a pattern that matches any of these words. */
export const anyWord = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');

/** Removes the currency's words from both ends: `¤ 80 units` becomes `80`. */
function withoutCurrency(text: string, currency: PriceCurrency): string {
  const escaped = anyWord(wordsOfCurrency(currency));
  return text
    .replace(new RegExp(`^(?:${escaped})\\.?\\s*(?=[-.,\\d])`, 'i'), '')
    .replace(new RegExp(`\\s*(?:${escaped})\\.?$`, 'i'), '')
    .trim();
}

/** Joins groups of three figures that are separated by spaces or apostrophes. Undefined for any other text. */
function withoutSpaceGroups(text: string): string | undefined {
  if (!/[ ']/.test(text)) return /^[\d.,]+$/.test(text) && /\d/.test(text) ? text : undefined;
  return /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{0,2})?$/.test(text) ? text.replace(/[ ']/g, '') : undefined;
}

interface Scale {
  /** True when a `k` follows the figures. */
  readonly isThousands: boolean;
  readonly minorDigits: number;
}

function readFigures(figures: string, scale: Scale): PriceReading {
  const [first = '', ...others] = figures.match(/[.,]/g) ?? [];
  const last = others.at(-1) ?? first;
  if (first !== '' && others.length === 0) return readOneSeparator(figures, first, scale);
  const decimalMark = first === last ? '' : last;
  const [integerPart = '', decimals = ''] = decimalMark === '' ? [figures] : figures.split(decimalMark);
  const groups = first === '' ? integerPart : integerPart.replaceAll(first, '');
  const isGrouped = first === '' || new RegExp(`^\\d{1,3}(?:\\${first}\\d{3})+$`).test(integerPart);
  const isOneMark = decimalMark === '' || figures.split(decimalMark).length === 2;
  if (!isGrouped || !isOneMark || !/^\d+$/.test(groups)) return NOT_A_NUMBER;
  return toReading(`${groups}.${decimals}`, scale);
}

/** Reads `1,200`, `80.50` or `1.200`, where the one separator groups thousands or starts the decimals. */
function readOneSeparator(figures: string, mark: string, scale: Scale): PriceReading {
  const [integerPart = '', decimals = ''] = figures.split(mark);
  const decimal = `${integerPart === '' ? '0' : integerPart}.${decimals}`;
  if (decimals.length !== 3 || Number(integerPart) === 0) return toReading(decimal, scale);
  const grouped = /^[1-9]\d{0,2}$/.test(integerPart) ? [toReading(integerPart + decimals, scale)] : [];
  if (!scale.isThousands) {
    // Three decimals are usual in a currency that has three, and unheard of after a comma in one that has two.
    if (scale.minorDigits >= 3 && mark === '.') return toReading(decimal, scale);
    if (scale.minorDigits < 3 && mark === ',' && grouped[0] !== undefined) return grouped[0];
  }
  const amounts = [...grouped, toReading(decimal, scale)].flatMap((reading) =>
    reading.kind === 'amount' ? [reading.amount] : [],
  );
  return amounts.length === 0 ? tooManyDecimals(scale) : { kind: 'unclear', amounts };
}

function toReading(plain: string, scale: Scale): PriceReading {
  const factor = scale.isThousands ? THOUSAND : 1;
  const amount = Number((Number(plain) * factor).toFixed(6));
  if (!Number.isFinite(amount) || amount >= 1e15) return NOT_A_NUMBER;
  return hasDecimals(amount, scale.minorDigits) ? { kind: 'amount', amount } : tooManyDecimals(scale);
}

const tooManyDecimals = ({ minorDigits }: Scale): PriceReading => ({
  kind: 'wrong',
  error: fieldError('too_many_decimals', { max: minorDigits }),
});
