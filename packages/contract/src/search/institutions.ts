import type { BrowserInstitution } from '../campus/campus-schema.js';
import { slipsBetween } from './understand.js';
import type { Institution } from '../campus/institution-schema.js';

/** Folds a text and splits it into words: lower case, without accents and punctuation. */
export type WordsOf = (text: string) => readonly string[];

/** Minimum length of a word. Shorter ones are prefixes of too many names. */
const SHORTEST = 2;
/** Minimum length of a corrected word. Changing one letter of a shorter word makes a different word. */
const CORRECTED_FROM = 4;

/**
 * Returns the institutions with this name or in a place with this name, best first. Without an exact match, returns those that differ by
 * one typing error. `words` are folded, as by `wordsOf`.
 */
export function findInstitutions(
  institutions: readonly Institution[],
  words: readonly string[],
  wordsOf: WordsOf,
): readonly Institution[] {
  if (words.length === 0 || words.some((word) => word.length < SHORTEST)) return [];
  const exact = fitting((word, name) => name.startsWith(word));
  return exact.length > 0 ? exact : fitting(isSlip);

  function fitting(fits: Fits): readonly Institution[] {
    const found = institutions.filter((institution) =>
      fitsAll(words, wordsOfInstitution(institution, wordsOf), fits),
    );
    const called = found.filter((one) => fitsAll(words, shortNames(one, wordsOf), fits));
    return [...called, ...found.filter((one) => !called.includes(one))];
  }
}

/** Returns whether the words are a common name of an institution, as opposed to any words of its full name. */
export function isCalled(
  institution: BrowserInstitution,
  words: readonly string[],
  wordsOf: WordsOf,
): boolean {
  const names = shortNames(institution, wordsOf);
  return words.length > 0 && words.every((word) => names.some((one) => one === word || isSlip(word, one)));
}

type Fits = (word: string, name: string) => boolean;

const fitsAll = (words: readonly string[], names: readonly string[], fits: Fits): boolean =>
  words.every((word) => names.some((one) => fits(word, one)));

const isSlip: Fits = (word, name) =>
  word.length >= CORRECTED_FROM && name.length >= CORRECTED_FROM && slipsBetween(word, name) <= 1;

const shortNames = ({ id, displayName, aliases, location }: BrowserInstitution, wordsOf: WordsOf) =>
  wordsOf([id, displayName, ...aliases, location].join(' '));

const wordsOfInstitution = (one: Institution, wordsOf: WordsOf) => [
  ...shortNames(one, wordsOf),
  ...wordsOf(one.name),
];
