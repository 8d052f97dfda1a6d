import { universityOfEmail } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import * as z from 'zod/mini';
import { REQUIRED } from '../../../kernel/fields/form-error.js';
import { EMAIL, rule } from '../auth-schemas.js';

const EDU_OR_AC = /\.(edu|ac\.[a-z]{2,}|edu\.[a-z]{2,})$/i;

/** Returns the schema of the reset form. Accepts university addresses, by their ending or a domain of the campus. */
export const forgotSchema = (campus: Pick<BrowserCampus, 'institutions'>) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, REQUIRED),
      z.regex(EMAIL, rule('invalidEmail')),
      z.refine(
        (email) => EDU_OR_AC.test(email) || universityOfEmail(campus, email) !== undefined,
        rule('notUniversity'),
      ),
    ),
  });
export type ForgotValues = z.infer<ReturnType<typeof forgotSchema>>;
