/** Returns true if every word is a prefix of one of `vocabulary`. */
export const arePrefixes = (words: readonly string[], vocabulary: readonly string[]): boolean =>
  words.every((word) => vocabulary.some((one) => one.startsWith(word)));
