import { LOGIN_PASSWORD_MIN } from '@campushive/contract';
import * as z from 'zod/mini';
import { EMAIL, rule } from './auth-schemas.js';

const EDU = /\.edu\.[a-z]{2,}$/i;

export const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, rule('required')),
      z.regex(EMAIL, rule('invalidEmail')),
      z.regex(EDU, rule('universityEmail')),
    ),
  password: z
    .string()
    .check(z.minLength(1, rule('required')), z.minLength(LOGIN_PASSWORD_MIN, rule('loginPasswordShort'))),
  rememberMe: z.boolean(),
});
export type LoginValues = z.infer<typeof loginSchema>;
