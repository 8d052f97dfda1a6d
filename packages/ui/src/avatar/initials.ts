/**
 * Returns the first letters of the first two names, with their combining accents, so that decomposed names keep them. Returns `?` for a
 * name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’-]+/u);
  const letters = words.flatMap((word) => /^\P{L}*(\p{L}\p{M}*)/u.exec(word)?.[1] ?? []);
  return (letters.slice(0, 2).join('') || '?').toLocaleUpperCase();
}
