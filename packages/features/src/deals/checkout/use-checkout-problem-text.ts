import { ApiError } from '@campushive/contract';
import { useFailureText, useMessages, useWaitText } from '../../kernel/index.js';
import type { CheckoutProblem } from './checkout-phase.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';

/** Returns a function that words a checkout error. */
export function useCheckoutProblemText(): (problem: CheckoutProblem) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const waitText = useWaitText();
  return (problem) => {
    switch (problem.kind) {
      case 'refused':
        return refusalText(problem.error, problem.byPhone === true);
      case 'no-page':
        return t.notInitiated;
      case 'offline':
        return t.networkIssue;
      case 'unknown-payment':
        return t.verifyFailed;
      case 'unconfirmed':
        return problem.path === 'return' ? t.contactSupport : t.checkHistory;
      default:
        return problem satisfies never;
    }
  };

  function refusalText(error: unknown, byPhone: boolean): string {
    if (!(error instanceof ApiError)) return t.initUnknown;
    if (error.code === 'network' || error.code === 'timeout') return t.initConnection(t.checkConnection);
    if (error.code === 'rate_limited' && byPhone) return t.tooManyPrompts(waitText(error.retryAfter ?? 900));
    if (
      [
        'rate_limited',
        'verification_required',
        'price_changed',
        'milestones_changed',
        'above_wallet_limit',
      ].includes(error.code)
    )
      return failureText(error, t.initFailed);
    if (error.code === 'too_many_unpaid') return t.tooManyUnpaid(waitText(error.retryAfter ?? 900));
    if (error.code === 'reservations_paused') return t.reservationsPaused(waitText(error.retryAfter ?? 900));
    if (error.code === 'charge_under_way') return t.underWay(waitText(error.retryAfter ?? 60));
    if (error.code === 'payment_provider_failed' || error.code === 'internal') return t.initFailed;
    return t.initService(failureText(error, t.initUnknown));
  }
}
