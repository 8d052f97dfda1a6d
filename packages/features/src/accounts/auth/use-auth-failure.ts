import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages, type CallProblem } from '../../kernel/index.js';
import { catalogue } from './auth.catalogue.js';
import { UnexpectedAnswer } from './use-keep-session.js';

/** Step that failed. */
export type AuthStep = 'register' | 'verify' | 'resend' | 'login' | 'reset';

/**
 * Returns a formatter for the error of a failed sign-in or registration. Without a response, the text names the step.
 * `bare` is the text for a response without a message, such as that of a gateway in front of the server. An exception
 * of this page is never presented as a response.
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

/** Variant of `useAuthFailure` for a hook's problem; null without a failure. */
export function useAuthProblemText(
  step: AuthStep,
): (problem: CallProblem | null, fallback: string, bare?: string) => string | null {
  const failureText = useAuthFailure(step);
  return (problem, ...texts) => (problem === null ? null : failureText(problem.error, ...texts));
}
