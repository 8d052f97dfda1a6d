/** Reads and writes numbers in the notation of a locale. */
export interface NumberText {
  /** Returns the number in the notation of the locale; empty for `null`. */
  format: (value: number | null) => string;
  /** Returns the number that a text stands for; `null` for an empty or unfinished text. */
  parse: (text: string) => number | null;
  /** Returns the text without the characters that no number has. */
  clean: (text: string) => string;
}

/** Creates the reader and writer of a locale. Digits of the locale and Latin digits are both read. */
export function createNumberText(locale: string, options: Intl.NumberFormatOptions): NumberText {
  const formatter = new Intl.NumberFormat(locale, options);
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12_345_678.5);
  const find = (type: Intl.NumberFormatPartTypes, other: string): string =>
    parts.find((part) => part.type === type)?.value ?? other;
  const group = find('group', ',');
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [plain.format(digit), String(digit)] as const),
  );
  // A stop or comma that does not divide groups in the locale can only be the decimal sign: "1.5" in French.
  const decimals = ['.', ',', find('decimal', '.')].filter((sign) => sign !== group);
  const minuses = ['-', '−', find('minusSign', '-')];

  function toLatin(text: string): string {
    return [...text]
      .map((sign) => {
        if (sign === group) return '';
        if (decimals.includes(sign)) return '.';
        if (minuses.includes(sign)) return '-';
        return digits.get(sign) ?? sign;
      })
      .join('');
  }

  return {
    format: (value) => (value === null ? '' : formatter.format(value)),
    parse(text) {
      const latin = toLatin(text).replaceAll(/[^\d.-]/g, '');
      return /^-?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : null;
    },
    clean: (text) =>
      [...text].filter((sign) => /[\d.-]/.test(toLatin(sign)) || sign === group || /\s/.test(sign)).join(''),
  };
}

/** Limits and steps of a number. */
export interface NumberBounds {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

/** Returns the number within its limits. */
export function clamp(value: number, { min = -Infinity, max = Infinity }: NumberBounds): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * Returns the number a few steps away, within the limits. Steps count from the minimum, or from 0. An empty field and a number between
 * two steps go to the next step in that direction.
 */
export function stepBy(value: number | null, count: number, bounds: NumberBounds): number {
  const { min, step } = bounds;
  const base = min ?? 0;
  if (value === null) return clamp(count > 0 ? base : Math.max(base, 0), bounds);
  const position = Number(((value - base) / step).toFixed(6));
  const whole = count > 0 ? Math.floor(position) : Math.ceil(position);
  const next = base + (whole + count) * step;
  // Binary fractions: 0.1 + 0.2 is 0.30000000000000004.
  return clamp(Number(next.toFixed(Math.max(decimalsOf(step), decimalsOf(base)))), bounds);
}

/** Returns the number of decimals of a step. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}
