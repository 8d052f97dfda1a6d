import type { Campus } from '../campus/campus-schema.js';
import { anyWord, wordsOfCurrency } from '../money/price-text.js';

/** The price limits in a query, in major units, and the rest of its text. */
export interface PricedQuery {
  readonly rest: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

type WrittenCurrency = Pick<Campus['currency'], 'code' | 'symbol' | 'longSymbol' | 'words'>;

const UPPER_BOUND_WORDS =
  'under|below|less than|cheaper than|not more than|at most|up to|max|maximum|within|moins de|sous|menos de|hasta|chini ya';
const LOWER_BOUND_WORDS = 'over|above|more than|at least|from|plus de|más de|zaidi ya';

const BEFORE = String.raw`(?:^|[^\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const FIGURES = String.raw`(\d[\d,]*(?:\.\d{1,2})?)\s*(k${AFTER})?`;

/** Returns a pattern for a price after limiting words, with or without the currency. */
function bounded(bound: string, currency: WrittenCurrency): RegExp {
  const words = anyWord(wordsOfCurrency(currency));
  const amount = String.raw`(?:(?:${words})\.?)?\s*${FIGURES}\s*(?:${words})?`;
  return new RegExp(`${BEFORE}(?:${bound})\\s+${amount}${AFTER}`, 'iu');
}

/**
 * Returns a pattern for a price with its currency and no limiting word, which counts as the maximum. One or two letters before figures may
 * be a model's name.
 */
function named(currency: WrittenCurrency): RegExp {
  const words = anyWord(wordsOfCurrency(currency).filter((word) => !/^\p{L}{1,2}$/u.test(word)));
  const prices = String.raw`(?:${words})\.?\s*${FIGURES}|${FIGURES}\s*(?:${words})`;
  return new RegExp(`${BEFORE}(?:${prices})${AFTER}`, 'iu');
}

/** Extracts "under 500" and "200 units" from a query, with the words of the campus's currency. */
export function readPriceWords(q: string, currency: WrittenCurrency): PricedQuery {
  const most = bounded(UPPER_BOUND_WORDS, currency).exec(q) ?? undefined;
  const afterMost = most === undefined ? q : q.replace(most[0], ' ');
  const least = bounded(LOWER_BOUND_WORDS, currency).exec(afterMost) ?? undefined;
  const afterLeast = least === undefined ? afterMost : afterMost.replace(least[0], ' ');
  const alone =
    most === undefined && least === undefined ? (named(currency).exec(q) ?? undefined) : undefined;
  const rest = alone === undefined ? afterLeast : q.replace(alone[0], ' ');
  const nothing = { rest: q, minPrice: null, maxPrice: null };
  // A price without other words is searched as text.
  if (!/[\p{L}\p{N}]/u.test(rest)) return nothing;
  const maxPrice =
    most === undefined
      ? amountOf(alone?.[1] ?? alone?.[3], alone?.[2] ?? alone?.[4])
      : amountOf(most[1], most[2]);
  return { rest, minPrice: least === undefined ? null : amountOf(least[1], least[2]), maxPrice };
}

function amountOf(digits: string | undefined, thousands: string | undefined): number | null {
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  return Number.isFinite(amount) ? amount : null;
}
