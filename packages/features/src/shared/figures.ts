/**
 * A price as the call takes it: `2 450,50`, `2.450,50` and `2,450.50` are all 2450.50, as they are written in French,
 * Spanish and English. What is none of them stays as it was typed, and is refused as no number.
 */
export function figuresOf(typed: string): string {
  const bare = typed.replace(/[\s\p{Sc}]/gu, '');
  if (/^\d{1,3}(,\d{3})+(\.\d{1,3})?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d{1,3}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return bare;
}
