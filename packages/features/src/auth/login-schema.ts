import { LOGIN_PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';
import { EMAIL } from './auth-schemas.js';

const EDU = /\.edu\.[a-z]{2,}$/i;

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
