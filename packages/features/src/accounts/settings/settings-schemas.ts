import { MAX_PASSWORD, PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import { REQUIRED } from '../../kernel/fields/form-error.js';
import type { SettingsMessages } from './settings.messages.js';

/** Returns a message key as a rule's error. The view words it. */
export const rule = (key: keyof SettingsMessages): string => key;

/** Password form schema. The first failing rule of a field is shown. */
export const passwordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, REQUIRED)),
    newPassword: z
      .string()
      .check(
        z.minLength(1, REQUIRED),
        z.minLength(PASSWORD_MIN, rule('passwordShort')),
        z.maxLength(MAX_PASSWORD, rule('passwordLong')),
        z.regex(/[a-z]/, rule('passwordLower')),
        z.regex(/[A-Z]/, rule('passwordUpper')),
        z.regex(/\d/, rule('passwordNumber')),
      ),
    confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
  })
  .check(
    z.refine((values) => values.newPassword === values.confirmPassword, {
      path: ['confirmPassword'],
      error: rule('passwordsMatch'),
      // Runs even when another field fails, so that each shows its own error.
      when: () => true,
    }),
  );
export type PasswordValues = z.infer<typeof passwordSchema>;
