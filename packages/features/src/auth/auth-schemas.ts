import {
  findUniversity,
  LOGIN_PASSWORD_MIN,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@campushive/contract';
import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';

const EMAIL = /^[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)+$/i;
const EDU = /\.edu\.[a-z]{2,}$/i;
const EDU_OR_AC = /\.(edu|ac\.[a-z]{2,}|edu\.[a-z]{2,})$/i;
const USERNAME = /^[A-Z0-9._%+-]+$/i;

/** Of a field's failing rules the first is the one that is shown. */
const required = (words: AuthMessages) => z.string().check(z.minLength(1, words.required));
export const loginSchema = (words: AuthMessages) =>
  z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, words.required),
        z.regex(EMAIL, words.invalidEmail),
        z.regex(EDU, words.universityEmail),
      ),
    password: z
      .string()
      .check(z.minLength(1, words.required), z.minLength(LOGIN_PASSWORD_MIN, words.loginPasswordShort)),
    rememberMe: z.boolean(),
  });
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;

const newPassword = (words: AuthMessages) =>
  z
    .string()
    .check(
      z.minLength(1, words.required),
      z.minLength(PASSWORD_MIN, words.passwordShort),
      z.maxLength(PASSWORD_MAX, words.passwordLong),
      z.regex(/[a-z]/, words.passwordLower),
      z.regex(/[A-Z]/, words.passwordUpper),
      z.regex(/\d/, words.passwordNumber),
    );

export const registerSchema = (words: AuthMessages) =>
  z
    .object({
      fullName: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, words.required),
          z.minLength(NAME_MIN, words.tooShort),
          z.maxLength(NAME_MAX, words.tooLong),
        ),
      university: z.string().check(
        z.minLength(1, words.selectUniversity),
        z.refine((id) => findUniversity(id) !== undefined, words.invalidUniversity),
      ),
      emailUsername: z
        .string()
        .check(z.trim(), z.minLength(1, words.required), z.regex(USERNAME, words.invalidUsername)),
      /** One of the university's; its first unless another is chosen. */
      emailDomain: z.string(),
      password: newPassword(words),
      confirmPassword: required(words),
    })
    .check(sameAs(words, 'password', 'confirmPassword'));
export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;

export const forgotSchema = (words: AuthMessages) =>
  z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, words.required),
        z.regex(EMAIL, words.invalidEmail),
        z.regex(EDU_OR_AC, words.notUniversity),
      ),
  });
export type ForgotValues = z.infer<ReturnType<typeof forgotSchema>>;

export const resetSchema = (words: AuthMessages) =>
  z
    .object({ newPassword: newPassword(words), confirmPassword: required(words) })
    .check(sameAs(words, 'newPassword', 'confirmPassword'));
export type ResetValues = z.infer<ReturnType<typeof resetSchema>>;

function sameAs<K extends string>(words: AuthMessages, one: K, other: 'confirmPassword') {
  return z.refine<Record<K | 'confirmPassword', string>>((values) => values[one] === values[other], {
    path: [other],
    error: words.passwordsMatch,
    // Also while other fields are wrong: each says at once what is wrong with it.
    when: () => true,
  });
}

/** The address that a registration form means. */
export function emailOf(
  values: Pick<RegisterValues, 'emailUsername' | 'emailDomain' | 'university'>,
): string {
  const domains = findUniversity(values.university)?.emailDomains ?? [];
  const domain = domains.find((one) => one === values.emailDomain) ?? domains[0] ?? '';
  return `${values.emailUsername.trim()}@${domain}`;
}
