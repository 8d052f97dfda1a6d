import { MAX_PASSWORD, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';

/** A rule says the key of its text: the view words it. */
export const rule = (key: keyof AuthMessages): string => key;

/** What the schemas of several ways in have in common. Of a field's failing rules the first is the one that is shown. */
export const EMAIL = /^[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)+$/i;

export const required = z.string().check(z.minLength(1, rule('required')));

export const newPassword = z
  .string()
  .check(
    z.minLength(1, rule('required')),
    z.minLength(PASSWORD_MIN, rule('passwordShort')),
    z.maxLength(MAX_PASSWORD, rule('passwordLong')),
    z.regex(/[a-z]/, rule('passwordLower')),
    z.regex(/[A-Z]/, rule('passwordUpper')),
    z.regex(/\d/, rule('passwordNumber')),
  );

/** That the second of two passwords is the first again. */
export function sameAs<K extends string>(one: K, other: 'confirmPassword') {
  return z.refine<Record<K | 'confirmPassword', string>>((values) => values[one] === values[other], {
    path: [other],
    error: rule('passwordsMatch'),
    // Also while other fields are wrong: each says at once what is wrong with it.
    when: () => true,
  });
}
