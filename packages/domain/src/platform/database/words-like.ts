/** Returns the words of a search as patterns for `ilike`: each has to occur somewhere. */
export const wordsLike = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
