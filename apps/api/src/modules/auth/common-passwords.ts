import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is sorted by how often a password is met in leaks. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Whether a guesser tries it among the first 10,000, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
