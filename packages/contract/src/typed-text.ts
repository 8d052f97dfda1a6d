/** Decimal digits of other scripts that phones in reach of the product type, by the code point of their zero. */
const ZEROS = [0xff10, 0x0660, 0x06f0];
const FOREIGN_DIGIT = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
/** Format characters (zero width, direction, soft hyphen) and the blanks that fonts draw as nothing. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Removes characters that cannot be seen. Letters that join by them, as in emoji or Persian, are not for this function. */
export const withoutInvisible = (typed: string): string => typed.replace(INVISIBLE, '');

/**
 * The typed text as ASCII would write it: without invisible characters, with ASCII digits, commas, full stops and plus signs,
 * every space as one plain space and every dash as a hyphen. Readers of phone numbers and prices begin with it.
 */
export function plainTyped(typed: string): string {
  return withoutInvisible(typed)
    .replace(FOREIGN_DIGIT, asciiDigit)
    .replace(/[\uff0c\u066c\u060c]/g, ',')
    .replace(/[\uff0e\u066b]/g, '.')
    .replace(/\uff0b/g, '+')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => point >= one && point < one + 10) ?? point;
  return String(point - zero);
}
