import { ApiError, type Payment } from '@campushive/contract';

/** Source of the confirmation: the first check after the return, or later polling. */
export type PaidPath = 'return' | 'poll';

/** Error of a checkout, as data. The view words it. */
export type CheckoutProblem =
  /** The payment could not be started. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly byPhone?: boolean }
  /** The provider returned no payment page. */
  | { readonly kind: 'no-page' }
  | { readonly kind: 'offline' }
  /** The server does not know the payment. */
  | { readonly kind: 'unknown-payment' }
  /** The server did not report the outcome of the payment. */
  | { readonly kind: 'unconfirmed'; readonly path: PaidPath };

interface WithProblem {
  readonly problem: CheckoutProblem | null;
}

/** Step of the checkout. */
export type CheckoutPhase =
  /** Not started: shows price, fees and the button. */
  | ({ readonly status: 'ready' } & WithProblem)
  /** Started: the page polls for the outcome. */
  | ({
      readonly status: 'verifying';
      readonly reference: string;
      readonly payment: Payment | null;
    } & WithProblem)
  /** Still open after two minutes of polling. The server keeps checking, and notifies the buyer. */
  | ({
      readonly status: 'timed-out';
      readonly reference: string;
      readonly payment: Payment | null;
    } & WithProblem)
  /** The phone did not answer the prompt in time. A late payment still counts. */
  | ({ readonly status: 'unanswered'; readonly reference: string; readonly payment: Payment } & WithProblem)
  | ({ readonly status: 'declined'; readonly payment: Payment } & WithProblem)
  | { readonly status: 'paid'; readonly payment: Payment; readonly path: PaidPath };

export interface CheckoutProgress {
  readonly phase: CheckoutPhase;
  /** Number of outcome checks since the return. */
  readonly questions: number;
}

export type CheckoutEvent =
  | { readonly type: 'pay' }
  /** The student has an open payment for this listing, started in another tab or app. */
  | { readonly type: 'found'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly problem: CheckoutProblem }
  /** A mobile money prompt was sent. */
  | { readonly type: 'charged'; readonly payment: Payment }
  | { readonly type: 'question' }
  | { readonly type: 'answer'; readonly payment: Payment }
  | { readonly type: 'no-answer'; readonly error: unknown }
  | { readonly type: 'time-over' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'not-cancelled' };

const READY: CheckoutPhase = { status: 'ready', problem: null };

/** Initial state of a checkout: ready, or polling for a payment that left for the provider. */
export function startCheckout(reference: string | null): CheckoutProgress {
  const waiting = { status: 'verifying', payment: null, problem: null } as const;
  return { phase: reference === null ? READY : { ...waiting, reference }, questions: 0 };
}

/** Reduces a checkout event to the next state. */
export function checkoutReducer(progress: CheckoutProgress, event: CheckoutEvent): CheckoutProgress {
  const { phase, questions } = progress;
  const to = (next: CheckoutPhase): CheckoutProgress => ({ phase: next, questions });
  switch (event.type) {
    case 'pay':
      return to(withProblem(phase, null));
    case 'found':
      return phase.status === 'ready' ? startCheckout(event.payment.reference) : progress;
    case 'refused':
      return to(withProblem(phase, event.problem));
    case 'charged':
      // Starts at 2, because the page was not left: the next answer counts as polling, not as a return.
      return { phase: settle(READY, event.payment, 'poll', event.payment.reference), questions: 2 };
    case 'question':
      return { phase, questions: questions + 1 };
    case 'answer':
      return to(settle(phase, event.payment, pathOf(questions), referenceOf(phase)));
    case 'no-answer':
      return to(unconfirmed(phase, event.error, pathOf(questions)));
    case 'time-over':
      return to(phase.status === 'verifying' ? { ...phase, status: 'timed-out' } : phase);
    case 'cancelled':
      return to(READY);
    case 'not-cancelled':
      return to(withProblem(phase, { kind: 'unconfirmed', path: 'poll' }));
    default:
      return event satisfies never;
  }
}

const pathOf = (questions: number): PaidPath => (questions <= 1 ? 'return' : 'poll');

/** Returns the reference to check, or null when no payment is open or declined. */
function referenceOf(phase: CheckoutPhase): string | null {
  if (isOpen(phase)) return phase.reference;
  return phase.status === 'declined' ? phase.payment.reference : null;
}

function settle(
  phase: CheckoutPhase,
  payment: Payment,
  path: PaidPath,
  reference: string | null,
): CheckoutPhase {
  // A cancellation is no decline: only the buyer can cancel an unpaid order.
  if (payment.orderStatus === 'cancelled') return READY;
  if (payment.status === 'success')
    return phase.status === 'paid' ? { ...phase, payment } : { status: 'paid', payment, path };
  if (payment.status === 'failed') return { status: 'declined', payment, problem: null };
  // Ignores answers that arrive after the buyer left the payment.
  if (reference === null) return phase;
  const open = { reference, payment, problem: null };
  if (payment.charge?.secondsLeft === 0) return { status: 'unanswered', ...open };
  return { status: phase.status === 'timed-out' ? 'timed-out' : 'verifying', ...open };
}

function unconfirmed(phase: CheckoutPhase, error: unknown, path: PaidPath): CheckoutPhase {
  if (!(error instanceof ApiError)) return withProblem(phase, { kind: 'unconfirmed', path });
  if (error.code === 'network' || error.code === 'timeout') return withProblem(phase, { kind: 'offline' });
  if (error.status !== 404) return withProblem(phase, { kind: 'unconfirmed', path });
  const unknown = { kind: 'unknown-payment' } as const;
  return isOpen(phase) ? { status: 'ready', problem: unknown } : withProblem(phase, unknown);
}

function withProblem(phase: CheckoutPhase, problem: CheckoutProblem | null): CheckoutPhase {
  return phase.status === 'paid' ? phase : { ...phase, problem };
}

/** Returns true while the outcome is pending. */
export const isOpen = (
  phase: CheckoutPhase,
): phase is Extract<CheckoutPhase, { status: 'verifying' | 'timed-out' | 'unanswered' }> =>
  ['verifying', 'timed-out', 'unanswered'].includes(phase.status);
