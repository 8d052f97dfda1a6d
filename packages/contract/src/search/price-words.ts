/** What a query says of the price, in major units, and the rest of it. */
export interface PricedQuery {
  readonly rest: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

const AMOUNT = String.raw`(?:gh₵|ghs|gh¢|₵|\$|ksh|kes)?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(k\b)?\s*(?:ghana\s+)?(?:cedis?|cedi|ghs|gh₵|₵|bob|ksh|kes|shillings?)?`;
const AT_MOST =
  'under|below|less than|cheaper than|not more than|at most|up to|max|maximum|within|moins de|sous|menos de|hasta|chini ya';
const AT_LEAST = 'over|above|more than|at least|from|plus de|más de|zaidi ya';

const bound = (words: string) =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})\\s+${AMOUNT}(?![\\p{L}\\p{N}])`, 'iu');
const MOST = bound(AT_MOST);
const LEAST = bound(AT_LEAST);
/** A price with its currency and no other word is the most that is paid. */
const NAMED =
  /(?:^|[^\p{L}\p{N}])(?:(?:gh₵|ghs|gh¢|₵)\s*(\d[\d,]*)\s*(k\b)?|(\d[\d,]*)\s*(k)?\s*(?:cedis?|ghs|gh₵|₵|bob))(?![\p{L}\p{N}])/iu;

/** Reads "under 500" and "200 cedis" out of a query. */
export function readPriceWords(q: string): PricedQuery {
  const most = MOST.exec(q) ?? undefined;
  const afterMost = most === undefined ? q : q.replace(most[0], ' ');
  const least = LEAST.exec(afterMost) ?? undefined;
  const afterLeast = least === undefined ? afterMost : afterMost.replace(least[0], ' ');
  const named = most === undefined && least === undefined ? (NAMED.exec(q) ?? undefined) : undefined;
  const rest = named === undefined ? afterLeast : q.replace(named[0], ' ');
  const nothing = { rest: q, minPrice: null, maxPrice: null };
  // A price alone is looked for as it stands.
  if (!/[\p{L}\p{N}]/u.test(rest)) return nothing;
  const maxPrice =
    most === undefined
      ? amountOf(named?.[1] ?? named?.[3], named?.[2] ?? named?.[4])
      : amountOf(most[1], most[2]);
  return { rest, minPrice: least === undefined ? null : amountOf(least[1], least[2]), maxPrice };
}

function amountOf(digits: string | undefined, thousands: string | undefined): number | null {
  if (digits === undefined) return null;
  const amount = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  return Number.isFinite(amount) ? amount : null;
}
