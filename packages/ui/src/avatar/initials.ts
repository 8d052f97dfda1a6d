/** The first letters of the first and the last word of a name; `?` when it has none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const first = firstLetterOf(words[0]);
  const last = words.length > 1 ? firstLetterOf(words.at(-1)) : '';
  return `${first}${last}` || '?';
}

/** A letter with the accents set on it, so that decomposed names keep theirs. */
function firstLetterOf(word = ''): string {
  return (/\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase();
}
