import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages, type CallProblem } from '../kernel/index.js';
import { catalogue } from './auth.catalogue.js';
import { UnexpectedAnswer } from './use-keep-session.js';

/** What the user was doing when no answer came. */
export type AuthStep = 'register' | 'verify' | 'resend' | 'login' | 'reset';

/**
 * Words a failed step of signing in or joining: without an answer, the text names the step; `bare` is for an answer
 * without a message, such as that of a gateway in front of the server. An exception of this page is never worded as an answer.
 */
export function useAuthFailure(step: AuthStep): (error: unknown, fallback: string, bare?: string) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (error, fallback, bare = fallback) => {
    if (error instanceof UnexpectedAnswer) return t.unexpected;
    if (!(error instanceof ApiError)) return t.brokenPage;
    if (error.code === 'network' || error.code === 'timeout') return t.noAnswer[step];
    return failureText(error, error.message === '' ? bare : fallback);
  };
}

/** As `useAuthFailure`, for the problem that a hook keeps; null while nothing failed. */
export function useAuthProblemText(
  step: AuthStep,
): (problem: CallProblem | null, fallback: string, bare?: string) => string | null {
  const failureText = useAuthFailure(step);
  return (problem, ...texts) => (problem === null ? null : failureText(problem.error, ...texts));
}
