import type { LocalizedText } from './campus-schema.js';

const JOINED: Readonly<Record<'and' | 'or', LocalizedText>> = {
  and: { en: 'and', fr: 'et', es: 'y', sw: 'na' },
  or: { en: 'or', fr: 'ou', es: 'o', sw: 'au' },
};

/** Formats `A, B or C` in the reader's language. */
export function joinedNames(names: readonly string[], locale: string, word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  const joined = JOINED[word][locale] ?? JOINED[word].en;
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joined} ${last}`;
}
