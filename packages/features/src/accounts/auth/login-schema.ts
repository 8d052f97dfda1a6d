import { LOGIN_PASSWORD_MIN } from '@campushive/contract';
import { universityOfEmail } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import * as z from 'zod/mini';
import { REQUIRED } from '../../kernel/fields/form-error.js';
import { EMAIL, rule } from './auth-schemas.js';

const EDU = /\.edu\.[a-z]{2,}$/i;

/** Schema of the login form. Accepts university addresses, by their ending or a domain of the campus. */
export const loginSchema = (campus: Pick<BrowserCampus, 'institutions'>) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.regex(EMAIL, rule('invalidEmail')),
      z.refine(
        (email) => EDU.test(email) || universityOfEmail(campus, email) !== undefined,
        rule('universityEmail'),
      ),
    ),
    password: z
      .string()
      .check(z.minLength(1, REQUIRED), z.minLength(LOGIN_PASSWORD_MIN, rule('loginPasswordShort'))),
    rememberMe: z.boolean(),
  });
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
