import { MAX_PASSWORD, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import { REQUIRED } from '../../kernel/fields/form-error.js';
import type { AuthMessages } from './auth.messages.js';

/** Returns the message key of a rule. The view translates it. */
export const rule = (key: keyof AuthMessages): string => key;

/** Parts shared by the sign-in schemas. A field shows its first failing rule. */
export const EMAIL = /^[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)+$/i;

export const required = z.string().check(z.minLength(1, REQUIRED));

export const newPassword = z
  .string()
  .check(
    z.minLength(1, REQUIRED),
    z.minLength(PASSWORD_MIN, rule('passwordShort')),
    z.maxLength(MAX_PASSWORD, rule('passwordLong')),
    z.regex(/[a-z]/, rule('passwordLower')),
    z.regex(/[A-Z]/, rule('passwordUpper')),
    z.regex(/\d/, rule('passwordNumber')),
  );

/** Checks that the repeated password equals the first one. */
export function sameAs<K extends string>(one: K, other: 'confirmPassword') {
  return z.refine<Record<K | 'confirmPassword', string>>((values) => values[one] === values[other], {
    path: [other],
    error: rule('passwordsMatch'),
    // Runs even when other fields are invalid, so that each field shows its error immediately.
    when: () => true,
  });
}
