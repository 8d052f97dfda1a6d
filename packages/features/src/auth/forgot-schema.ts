import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';
import { EMAIL } from './auth-schemas.js';

const EDU_OR_AC = /\.(edu|ac\.[a-z]{2,}|edu\.[a-z]{2,})$/i;

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
