import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './auth.catalogue.js';

/** What somebody was about to do when no answer came. */
export type AuthStep = 'register' | 'verify' | 'resend' | 'login' | 'reset';

/** What to tell about a failed step on the way in: without an answer, which step it was. */
export function useAuthFailure(step: AuthStep): (error: unknown, fallback: string) => string {
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  return (error, fallback) =>
    error instanceof ApiError && (error.code === 'network' || error.code === 'timeout')
      ? words.noAnswer[step]
      : failureText(error, fallback);
}
