import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './events.catalogue.js';
import type { CheckInProblem } from './use-attendees.js';

/** Words a problem at the door. */
export function useCheckInProblemText(): (problem: CheckInProblem) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'code-missing':
        return t.codeNeeded;
      case 'call':
        return callText(problem.error);
      default:
        return problem satisfies never;
    }
  };

  function callText(error: unknown): string {
    if (error instanceof ApiError && error.code === 'ticket_unknown') return t.ticketUnknown;
    if (error instanceof ApiError && error.code === 'ticket_used') return t.ticketUsed;
    return failureText(error, t.actionFailed);
  }
}
