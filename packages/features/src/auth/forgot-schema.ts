import * as z from 'zod/mini';
import { EMAIL, rule } from './auth-schemas.js';

const EDU_OR_AC = /\.(edu|ac\.[a-z]{2,}|edu\.[a-z]{2,})$/i;

export const forgotSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, rule('required')),
      z.regex(EMAIL, rule('invalidEmail')),
      z.regex(EDU_OR_AC, rule('notUniversity')),
    ),
});
export type ForgotValues = z.infer<typeof forgotSchema>;
