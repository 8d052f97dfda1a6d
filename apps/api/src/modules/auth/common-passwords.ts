import { COMMON_PASSWORDS } from './common-password-list.js';
import { campus } from '../../campus.js';

const COMMON = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** What a guesser who knows where they are tries: the product, the country, every university and its town. */
const LOCAL_WORDS = [
  ...['campushive', 'campus', 'hive', 'student', 'university', 'password', 'ghana', 'legon', 'cedi', 'admin'],
  ...campus.institutions.flatMap(({ id, displayName, location }) => [id, displayName, location]),
]
  .map(lettersOf)
  .filter((word) => word.length > 1)
  // The longer first: otherwise a part of one would leave its rest.
  .sort((one, other) => other.length - one.length);

/** Whether a guesser tries it early: among the first 10,000, in whatever case, or local words with figures and signs. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || isOfLocalWords(password);
}

function isOfLocalWords(password: string): boolean {
  const letters = lettersOf(password);
  if (letters === '') return false;
  return LOCAL_WORDS.reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}]/gu, '');
}
