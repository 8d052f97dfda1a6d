import * as z from 'zod/mini';
import { newPassword, required, sameAs } from '../auth-schemas.js';

export const resetSchema = z
  .object({ newPassword, confirmPassword: required })
  .check(sameAs('newPassword', 'confirmPassword'));
export type ResetValues = z.infer<typeof resetSchema>;
