import { MAX_BIO, MAX_NAME, NAME_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import { REQUIRED } from '../../../kernel/fields/form-error.js';
import type { ProfileFormMessages } from './profile-form.messages.js';

/** Returns the message key of a rule. The view translates it. */
const rule = (key: keyof ProfileFormMessages): string => key;
/** Reports only the first failing rule. */
const first = { abort: true };

export const profileSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: REQUIRED, ...first }),
      z.minLength(NAME_MIN, rule('tooShort')),
      z.maxLength(MAX_NAME, rule('tooLong')),
    ),
  /** Id of a hall. Empty for none. */
  hallId: z.string(),
  bio: z.string().check(z.trim(), z.maxLength(MAX_BIO, rule('tooLong'))),
});
export type ProfileValues = z.infer<typeof profileSchema>;
