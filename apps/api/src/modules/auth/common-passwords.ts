import { COMMON_PASSWORDS } from './common-password-list.js';

const COMMON = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** Whether a guesser tries it among the first 10,000, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
