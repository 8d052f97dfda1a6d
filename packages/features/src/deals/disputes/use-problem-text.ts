import { useFailureText, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { OrderProblem } from './use-order-problems.js';

/** Returns a function that words an error of a complaint, its reply or a cancellation. */
export function useProblemText(): (problem: OrderProblem) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'evidence-pending':
        return t.evidencePending;
      case 'cancel-overtaken':
        return t.cancelOvertaken;
      case 'cancel-too-late':
        return t.cancelTooLate;
      case 'not-sent':
        return failureText(problem.error, t.reportFailed);
      case 'not-cancelled':
        return failureText(problem.error, t.cancelFailed);
      default:
        return problem satisfies never;
    }
  };
}
