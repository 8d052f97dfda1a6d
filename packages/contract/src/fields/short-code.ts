/**
 * The code of a short link, `/l/1f8k2m0q7z`: the last 48 bits of a listing's id in base 36. These bits are random, so a code leads to one
 * listing in practice and tells nothing about others.
 */

const TAIL_DIGITS = 12;
const TAIL = /^[0-9a-f]{12}$/;
/** A number in base 36 without leading zeros: each listing has one code. */
const CODE = /^(?:0|[1-9a-z][0-9a-z]{0,9})$/i;
const CODES = 2 ** (4 * TAIL_DIGITS);

/** Returns the code of an id: at most ten lower-case letters and digits. Throws a `RangeError` for a text that is no UUID. */
export function shortCodeOf(id: string): string {
  const tail = id.slice(-TAIL_DIGITS).toLowerCase();
  if (!TAIL.test(tail)) throw new RangeError('A short code needs a UUID');
  return Number.parseInt(tail, 16).toString(36);
}

/** Returns the last twelve hexadecimal digits of the id with this code, in any case of letters. Undefined for any other text. */
export function idTailOf(code: string): string | undefined {
  if (!CODE.test(code)) return undefined;
  const value = Number.parseInt(code, 36);
  return value < CODES ? value.toString(16).padStart(TAIL_DIGITS, '0') : undefined;
}
