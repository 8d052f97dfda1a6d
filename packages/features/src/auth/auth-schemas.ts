import { MAX_PASSWORD, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';

/** What the schemas of several ways in have in common. Of a field's failing rules the first is the one that is shown. */
export const EMAIL = /^[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)+$/i;

export const required = (words: AuthMessages) => z.string().check(z.minLength(1, words.required));

export const newPassword = (words: AuthMessages) =>
  z
    .string()
    .check(
      z.minLength(1, words.required),
      z.minLength(PASSWORD_MIN, words.passwordShort),
      z.maxLength(MAX_PASSWORD, words.passwordLong),
      z.regex(/[a-z]/, words.passwordLower),
      z.regex(/[A-Z]/, words.passwordUpper),
      z.regex(/\d/, words.passwordNumber),
    );

/** That the second of two passwords is the first again. */
export function sameAs<K extends string>(words: AuthMessages, one: K, other: 'confirmPassword') {
  return z.refine<Record<K | 'confirmPassword', string>>((values) => values[one] === values[other], {
    path: [other],
    error: words.passwordsMatch,
    // Also while other fields are wrong: each says at once what is wrong with it.
    when: () => true,
  });
}
