import { MAX_BIO, MAX_NAME, NAME_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { ProfileFormMessages } from './profile-form.messages.js';

/** The first failing rule is the one that is shown. */
const first = { abort: true };

export const profileSchema = (words: ProfileFormMessages) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: words.required, ...first }),
        z.minLength(NAME_MIN, words.tooShort),
        z.maxLength(MAX_NAME, words.tooLong),
      ),
    bio: z.string().check(z.trim(), z.maxLength(MAX_BIO, words.tooLong)),
  });
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;
