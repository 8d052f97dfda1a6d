/** Decimal digits of other scripts that users' phones type, by the code point of their zero. */
const ZEROS = [0xff10, 0x0660, 0x06f0];
const FOREIGN_DIGIT = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
/** Format characters (zero width, direction, soft hyphen) and blanks that fonts render as nothing. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Removes invisible characters. Not for texts where they join letters, as in emoji or Persian. */
const withoutInvisible = (typed: string): string => typed.replace(INVISIBLE, '');

/**
 * Converts typed text to ASCII notation: without invisible characters, with ASCII digits, commas, full stops and plus signs, every space as
 * a plain space and every dash as a hyphen. Parsers of phone numbers and prices use it first.
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

/** The flag of a nation within a country, or a character that takes no place on a line. */
const ZERO_WIDTH =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[\u00ad\u180e\u200b-\u200d\u2060-\u2064\u206a-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const JOINER = /^[\u200c\u200d]$/;
const PICTURE = /^\p{Extended_Pictographic}/u;
/** The last character of an emoji, which can be joined with the next one. */
const PICTURE_END = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
/** A letter or sign of a script that uses joiners between letters. */
const JOINING =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Removes characters without width, except joiners in emoji and in scripts that need them. */
export const withoutZeroWidth = (typed: string): string =>
  typed.replace(ZERO_WIDTH, (found: string, at: number) => {
    if (found.startsWith('\u{1f3f4}')) return found;
    if (!JOINER.test(found)) return '';
    const before = [...typed.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    if (JOINING.test(before)) return found;
    const after = typed.slice(at + 1, at + 3);
    return found === '\u200d' && PICTURE_END.test(before) && PICTURE.test(after) ? found : '';
  });
