import { MAX_NAME, NAME_MIN } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';
import { newPassword, required, sameAs } from './auth-schemas.js';

const USERNAME = /^[A-Z0-9._%+-]+$/i;

export const registerSchema = (campus: Campus, words: AuthMessages) =>
  z
    .object({
      fullName: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, words.required),
          z.minLength(NAME_MIN, words.tooShort),
          z.maxLength(MAX_NAME, words.tooLong),
        ),
      university: z.string().check(
        z.minLength(1, words.selectUniversity),
        z.refine((id) => findUniversity(campus, id) !== undefined, words.invalidUniversity),
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

/** The address that a registration form means. */
export function emailOf(
  campus: Campus,
  values: Pick<RegisterValues, 'emailUsername' | 'emailDomain' | 'university'>,
): string {
  const domains = findUniversity(campus, values.university)?.emailDomains ?? [];
  const domain = domains.find((one) => one === values.emailDomain) ?? domains[0] ?? '';
  return `${values.emailUsername.trim()}@${domain}`;
}
