import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './auth.catalogue.js';

/** What somebody was about to do when no answer came. */
export type AuthStep = 'register' | 'verify' | 'resend' | 'login' | 'reset';

/**
 * What to tell about a failed step on the way in: without an answer, which step it was; `bare` where what answered had
 * nothing to say, as a gateway in front of the server.
 */
export function useAuthFailure(step: AuthStep): (error: unknown, fallback: string, bare?: string) => string {
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  return (error, fallback, bare = fallback) => {
    if (!(error instanceof ApiError)) return fallback;
    if (error.code === 'network' || error.code === 'timeout') return words.noAnswer[step];
    return failureText(error, error.message === '' ? bare : fallback);
  };
}
