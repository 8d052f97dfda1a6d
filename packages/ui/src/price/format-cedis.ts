/** How {@link formatCedis} writes an amount. */
export interface CedisFormat {
  /** Grouping and decimals follow it. Default `en`. */
  locale?: string;
  /** The word for nothing to pay. Default `Free`. */
  freeLabel?: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as we write it everywhere: `₵2,450.00`, and `Free` for zero. */
export function formatCedis(cedis: number, { locale = 'en', freeLabel = 'Free' }: CedisFormat = {}): string {
  if (cedis === 0) return freeLabel;
  const sign = cedis < 0 ? '−' : '';
  const whole = Math.abs(cedis).toFixed(2);
  // As the browser writes it, which takes a phone some 60 ms to begin with.
  if (locale === 'en' && Number(whole) === Math.abs(cedis))
    return `${sign}₵${whole.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(locale, format);
  }
  // Our fonts have no narrow space, which French groups by, and a fallback's would hardly be seen.
  const amount = format.format(Math.abs(cedis)).replaceAll('\u202f', '\u00a0');
  return `${sign}₵${amount}`;
}
