import { ApiError, type Payment } from '@campushive/contract';

/** How a payment was confirmed: by the first question after coming back, or while the page waited. */
export type PaidPath = 'return' | 'poll';

/** What went wrong, for the view to word. */
export type CheckoutProblem =
  /** The payment could not be started. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly byPhone?: boolean }
  /** The provider gave no page to pay on. */
  | { readonly kind: 'no-page' }
  | { readonly kind: 'offline' }
  /** The server knows no such payment. */
  | { readonly kind: 'unknown-payment' }
  /** The server did not say what became of the payment. */
  | { readonly kind: 'unconfirmed'; readonly path: PaidPath };

interface WithProblem {
  readonly problem: CheckoutProblem | null;
}

/** How far a payment is. */
export type CheckoutPhase =
  /** Not started: price, fees and the button. */
  | ({ readonly status: 'ready' } & WithProblem)
  /** Started: its outcome is asked for again and again. */
  | ({
      readonly status: 'verifying';
      readonly reference: string;
      readonly payment: Payment | null;
    } & WithProblem)
  /** Asked for two minutes, and still open: the server goes on asking, and notifies. */
  | ({
      readonly status: 'timed-out';
      readonly reference: string;
      readonly payment: Payment | null;
    } & WithProblem)
  /** A phone was asked and did not answer in time. It may still: then the payment counts. */
  | ({ readonly status: 'unanswered'; readonly reference: string; readonly payment: Payment } & WithProblem)
  | ({ readonly status: 'declined'; readonly payment: Payment } & WithProblem)
  | { readonly status: 'paid'; readonly payment: Payment; readonly path: PaidPath };

export interface CheckoutProgress {
  readonly phase: CheckoutPhase;
  /** How often the outcome was asked for since coming back. */
  readonly questions: number;
}

export type CheckoutEvent =
  | { readonly type: 'pay' }
  /** The student has a payment of this listing that is still open, begun in another tab or app. */
  | { readonly type: 'found'; readonly payment: Payment }
  | { readonly type: 'refused'; readonly problem: CheckoutProblem }
  /** A phone was asked for the money. */
  | { readonly type: 'charged'; readonly payment: Payment }
  | { readonly type: 'question' }
  | { readonly type: 'answer'; readonly payment: Payment }
  | { readonly type: 'no-answer'; readonly error: unknown }
  | { readonly type: 'time-over' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'not-cancelled' };

const READY: CheckoutPhase = { status: 'ready', problem: null };

/** Where a checkout starts: at the button, or waiting for the outcome of a payment that left for the provider. */
export function startCheckout(reference: string | null): CheckoutProgress {
  const waiting = { status: 'verifying', payment: null, problem: null } as const;
  return { phase: reference === null ? READY : { ...waiting, reference }, questions: 0 };
}

/** What an event makes of a checkout. */
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
      // The page was not left: the next answer is not that of a return.
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

/** Which payment is asked for: null when none is. */
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
  // Only its buyer cancels what is not paid: nothing was declined.
  if (payment.orderStatus === 'cancelled') return READY;
  if (payment.status === 'success')
    return phase.status === 'paid' ? { ...phase, payment } : { status: 'paid', payment, path };
  if (payment.status === 'failed') return { status: 'declined', payment, problem: null };
  // An answer that comes after the buyer left the payment starts nothing.
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

/** A phase in which the outcome is still to come. */
export const isOpen = (
  phase: CheckoutPhase,
): phase is Extract<CheckoutPhase, { status: 'verifying' | 'timed-out' | 'unanswered' }> =>
  ['verifying', 'timed-out', 'unanswered'].includes(phase.status);
