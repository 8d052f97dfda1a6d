const PUNCTUATION = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~‘’“”–—…₵`;
/** Letters that many keyboards lack, and what people type instead. Both cases: not every locale knows them. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ÀÁÂÃÄÅàáâãäå',
  c: 'Çç',
  d: 'Ɖɖ',
  e: 'ƐɛÈÉÊËèéêë',
  f: 'Ƒƒ',
  g: 'Ɣɣ',
  i: 'ÌÍÎÏìíîï',
  n: 'ŊŋÑñ',
  o: 'ƆɔÒÓÔÕÖòóôõö',
  u: 'ÙÚÛÜùúûü',
  v: 'Ʋʋ',
  y: 'Ýýÿ',
};
/** Tone marks that no single character combines with its letter: grave, acute, circumflex, tilde, macron, caron. */
const MARKS = '\u0300\u0301\u0302\u0303\u0304\u030c';

/**
 * The arguments of `translate` that make text searchable: PostgreSQL would otherwise read `Kettle/flask` as a file's path,
 * `2024-2025` as a negative number and `<new>` as a tag. What has no counterpart in `to` is dropped.
 */
const FOLDING = {
  from: PUNCTUATION + Object.values(LETTERS).join('') + MARKS,
  to:
    ' '.repeat(PUNCTUATION.length) +
    Object.entries(LETTERS)
      .map(([plain, letters]) => plain.repeat(letters.length))
      .join(''),
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** Returns the folding as an SQL expression. */
export const translated = (text: string) =>
  `translate(${text}, ${quoted(FOLDING.from)}, ${quoted(FOLDING.to)})`;
/**
 * SQL expression for text without case, punctuation and accents: a trigram index on it finds misspelt queries. The
 * function is created by the first migration; a change of `FOLDING` needs a migration that replaces it and rebuilds
 * its indexes.
 */
export const foldedText = (text: string) => `fold_text(${text})`;

/** Returns the folding in JavaScript, for search queries. */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const at = FOLDING.from.indexOf(character);
    return at === -1 ? character : (FOLDING.to[at] ?? '');
  })
    .join('')
    .toLowerCase();
}
