import { useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from './events.catalogue.js';
import type { CheckInProblem } from './use-attendees.js';

/** Returns a formatter for problems at the door. */
export function useCheckInProblemText(): (problem: CheckInProblem) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'code-missing':
        return t.codeNeeded;
      case 'call':
        return failureText(problem.error, t.actionFailed);
      default:
        return problem satisfies never;
    }
  };
}
