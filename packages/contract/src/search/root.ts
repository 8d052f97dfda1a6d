/**
 * Returns the root that the forms of a verb share: boil, boiling and boiled are `boil`; slice, slicing and sliced are `slic`. Short words
 * stay as they are.
 */
export function rootOf(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word) || word.endsWith('eed')) return word;
  const base = word.replace(/(?:ing|ed|e)$/, '');
  if (base.length < 3 || !/[aeiouy]/.test(base)) return word;
  if (base !== word && /([bdgmnprt])\1$/.test(base)) return base.slice(0, -1);
  return base.replace(/i$/, 'y');
}
