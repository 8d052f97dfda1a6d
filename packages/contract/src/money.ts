/**
 * Money in this codebase is an integer number of pesewas (1 cedi = 100 pesewas). Cedis, as numbers with at most two
 * decimals, exist only in JSON and on screens; these two functions are the only crossing.
 */

/** The largest price that a listing may have, in pesewas (₵100,000.00). */
export const MAX_PRICE_PESEWAS = 10_000_000;

/** Cedis, e.g. 2450.5, to pesewas, e.g. 245050. Throws RangeError on anything but a finite amount of at most 2 decimals. */
export function toPesewas(cedis: number): number {
  const pesewas = Math.round(cedis * 100);
  if (!Number.isFinite(cedis) || Math.abs(pesewas - cedis * 100) > 1e-6) {
    throw new RangeError(`Not an amount of cedis with at most 2 decimals: ${cedis}`);
  }
  return pesewas;
}

/** Pesewas, e.g. 245050, to cedis, e.g. 2450.5. */
export function toCedis(pesewas: number): number {
  return pesewas / 100;
}
