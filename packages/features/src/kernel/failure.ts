import { ApiError } from '@campushive/contract';
import { catalogue } from './kernel.catalogue.js';
import { useMessages } from './messages.js';
import { useWaitText } from './wait.js';

/** Failed call, stored as data. The view words it with `useFailureText`. */
export interface CallProblem {
  readonly kind: 'call';
  readonly error: unknown;
}

/** Wraps the error of a failed call as a `CallProblem`, for a component's state. */
export const callProblem = (error: unknown): CallProblem => ({ kind: 'call', error });

/** Returns a function that words a failed call in the reader's language. English uses the server's own message. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const t = useMessages(catalogue);
  const waitText = useWaitText();
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return fallback;
    switch (error.code) {
      case 'network':
        return t.offline;
      case 'timeout':
        return t.timeout;
      case 'rate_limited':
        return t.tooOften(waitText(error.retryAfter ?? 60));
      case 'session_expired':
      case 'unauthenticated':
        return t.sessionEnded;
      case 'internal':
        return fallback;
      default:
        return (t.refusals === undefined ? error.message : refusalIn(t.refusals, error)) || fallback;
    }
  };
}

/** Returns a function that words a hook's failed call, or returns null while there is none. */
export function useProblemText(): (problem: CallProblem | null, fallback: string) => string | null {
  const failureText = useFailureText();
  return (problem, fallback) => (problem === null ? null : failureText(problem.error, fallback));
}

/** Undefined for `validation_failed`: its field errors are more precise than the code. */
const refusalIn = (refusals: Readonly<Record<string, string>>, { code }: ApiError) => refusals[code];
