import { MAX_NAME, NAME_MIN } from '@campushive/contract';
import { employerOfEmail, findUniversity } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import * as z from 'zod/mini';
import { REQUIRED } from '../../kernel/fields/form-error.js';
import { newPassword, required, rule, sameAs } from './auth-schemas.js';

const USERNAME = /^[A-Z0-9._%+-]+$/i;

export const registerSchema = (campus: BrowserCampus) =>
  z
    .object({
      fullName: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, REQUIRED),
          z.minLength(NAME_MIN, rule('tooShort')),
          z.maxLength(MAX_NAME, rule('tooLong')),
        ),
      university: z.string().check(
        z.minLength(1, rule('selectUniversity')),
        z.refine((id) => findUniversity(campus, id) !== undefined, rule('invalidUniversity')),
      ),
      emailUsername: z.string().check(
        z.trim(),
        z.minLength(1, REQUIRED),
        // Detects a whole staff address, typed or pasted.
        z.refine((typed) => employerOfEmail(campus, typed) === undefined, rule('staffEmail')),
        z.regex(USERNAME, rule('invalidUsername')),
      ),
      /** Domain of the university's addresses. Default: its first. */
      emailDomain: z.string(),
      password: newPassword,
      confirmPassword: required,
    })
    .check(sameAs('password', 'confirmPassword'));
export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;

/** Returns the full email address of a registration form. */
export function emailOf(
  campus: BrowserCampus,
  values: Pick<RegisterValues, 'emailUsername' | 'emailDomain' | 'university'>,
): string {
  const domains = findUniversity(campus, values.university)?.emailDomains ?? [];
  const domain = domains.find((one) => one === values.emailDomain) ?? domains[0] ?? '';
  return `${values.emailUsername.trim()}@${domain}`;
}
