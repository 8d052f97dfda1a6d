import type { Campus } from '@campushive/contract/campus-schema';
import { COMMON_PASSWORDS } from './common-password-list.js';
import { campus } from '../../../platform/campus.js';

const COMMON = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** Words that are guessed at every campus. */
const GENERAL_WORDS = ['campus', 'hive', 'student', 'university', 'password', 'admin'];

const wordsOf = new WeakMap<Campus, readonly string[]>();

/**
 * Returns true if an attacker would try the password early: one of the first 10,000, in any case, or local words with digits and
 * punctuation.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || isOfLocalWords(password);
}

function isOfLocalWords(password: string): boolean {
  const letters = lettersOf(password);
  if (letters === '') return false;
  return localWords(campus).reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
}

/** Returns the local words that an attacker tries: the product, the country and its currency, every university and its town. */
function localWords(served: Campus): readonly string[] {
  const cached = wordsOf.get(served);
  if (cached !== undefined) return cached;
  const { name, country, currency, institutions } = served;
  const words = [
    ...[...GENERAL_WORDS, name, ...Object.values(country.name)],
    ...[currency.code, ...Object.values(currency.minorUnit), ...currencyNames(served)],
    ...institutions.flatMap(({ id, name: full, displayName, location, aliases }) => [
      ...[id, full, displayName, location],
      ...aliases,
    ]),
  ]
    .map(lettersOf)
    .filter((word) => word.length > 1)
    // Longer words first: otherwise a part of one would leave its rest.
    .sort((one, other) => other.length - one.length);
  wordsOf.set(served, words);
  return words;
}

/** Returns the currency words in every language of the campus, as in `Danish krone`: the country's and the coin's. */
const currencyNames = ({ currency, locales }: Campus): readonly string[] =>
  locales.flatMap((locale) =>
    (new Intl.DisplayNames(locale, { type: 'currency' }).of(currency.code) ?? '').split(/\s+/),
  );

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}]/gu, '');
}
