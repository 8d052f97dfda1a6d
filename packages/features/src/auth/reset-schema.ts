import * as z from 'zod/mini';
import type { AuthMessages } from './auth.messages.js';
import { newPassword, required, sameAs } from './auth-schemas.js';

export const resetSchema = (words: AuthMessages) =>
  z
    .object({ newPassword: newPassword(words), confirmPassword: required(words) })
    .check(sameAs(words, 'newPassword', 'confirmPassword'));
export type ResetValues = z.infer<ReturnType<typeof resetSchema>>;
