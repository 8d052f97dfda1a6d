import { MAX_PASSWORD, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { SettingsMessages } from './settings.messages.js';

/** Of a field's failing rules the first is the one that is shown. */
export const passwordSchema = (words: SettingsMessages) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, words.required)),
      newPassword: z
        .string()
        .check(
          z.minLength(1, words.required),
          z.minLength(PASSWORD_MIN, words.passwordShort),
          z.maxLength(MAX_PASSWORD, words.passwordLong),
          z.regex(/[a-z]/, words.passwordLower),
          z.regex(/[A-Z]/, words.passwordUpper),
          z.regex(/\d/, words.passwordNumber),
        ),
      confirmPassword: z.string().check(z.minLength(1, words.required)),
    })
    .check(
      z.refine((values) => values.newPassword === values.confirmPassword, {
        path: ['confirmPassword'],
        error: words.passwordsMatch,
        // Also while another field is wrong: each says at once what is wrong with it.
        when: () => true,
      }),
    );
export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;
