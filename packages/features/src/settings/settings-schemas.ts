import { PASSWORD_MAX, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { SettingsMessages } from './settings.messages.js';

/** The first failing rule is the one that is shown. */
const first = { abort: true };

export const passwordSchema = (words: SettingsMessages) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, words.required)),
      newPassword: z
        .string()
        .check(
          z.minLength(1, { error: words.required, ...first }),
          z.minLength(PASSWORD_MIN, { error: words.passwordShort, ...first }),
          z.maxLength(PASSWORD_MAX, { error: words.passwordLong, ...first }),
          z.regex(/[a-z]/, { error: words.passwordLower, ...first }),
          z.regex(/[A-Z]/, { error: words.passwordUpper, ...first }),
          z.regex(/\d/, words.passwordNumber),
        ),
      confirmPassword: z.string().check(z.minLength(1, words.required)),
    })
    .check(
      z.refine((values) => values.newPassword === values.confirmPassword, {
        path: ['confirmPassword'],
        error: words.passwordsMatch,
      }),
    );
export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;
