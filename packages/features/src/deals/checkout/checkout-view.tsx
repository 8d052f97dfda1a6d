import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { CheckoutAmounts } from './checkout-amounts.js';
import { Closed, Declined, Held, Unanswered } from './checkout-outcome.js';
import { Order, PayAgain } from './checkout-order.js';
import { CheckoutFrame } from './checkout-frame.js';
import { ChargeWaiting } from './charge-waiting.js';
import { CheckStatus, Unfinished, Waiting } from './checkout-waiting.js';
import { FailedToLoad, LoadingPayment, NothingToShow } from '../parts/payments/payment-page.js';
import type { CheckoutProblem } from './checkout-phase.js';
import { useCheckoutProblemText } from './use-checkout-problem-text.js';
import type { Checkout } from './use-checkout.js';

/** View of a checkout, from the total to the outcome. */
export function CheckoutView({
  checkout,
  isPaused = false,
}: {
  /** Listing, payment method and progress of the payment. */
  checkout: Checkout;
  /** New payments in the hive are paused. Open ones continue. Default: false. */
  isPaused?: boolean;
}) {
  const t = useMessages(catalogue);
  const problemText = useCheckoutProblemText();
  const { state } = checkout;
  // Number and promo code errors are shown beside their fields.
  const isBesideField =
    state.status === 'ready' && (checkout.tickets?.error != null || isAboutPromo(state.problem));
  const problem =
    'problem' in state && state.problem !== null && !isBesideField ? problemText(state.problem) : null;
  switch (state.status) {
    case 'loading':
      return <LoadingPayment />;
    case 'failed':
      return (
        <FailedToLoad
          title={t.failedToLoad}
          onRetry={state.retry}
          to={{ to: 'hives' }}
          label={t.otherListings}
        />
      );
    case 'missing':
      return <NothingToShow title={t.listingMissing} to={{ to: 'hives' }} label={t.otherListings} />;
    case 'closed':
      return (
        <CheckoutFrame listing={state.listing} payee={null} closed>
          <Closed listing={state.listing} why={state.why} />
        </CheckoutFrame>
      );
    case 'ready':
      return (
        <CheckoutFrame
          listing={state.listing}
          payee={checkout.payee}
          more={moreIn(checkout)}
          amounts={<CheckoutAmounts checkout={checkout} listing={state.listing} />}
        >
          {isPaused ? <Paused /> : <Order checkout={checkout} listing={state.listing} problem={problem} />}
        </CheckoutFrame>
      );
    case 'verifying':
      return (
        <CheckoutFrame listing={state.listing} payee={checkout.payee} more={moreIn(checkout)}>
          {state.payment?.charge == null ? (
            <Waiting checkout={checkout} payment={state.payment} problem={problem} />
          ) : (
            <ChargeWaiting
              checkout={checkout}
              payment={state.payment}
              charge={state.payment.charge}
              problem={problem}
            />
          )}
        </CheckoutFrame>
      );
    case 'paid':
      return (
        <CheckoutFrame listing={state.listing} payee={checkout.payee} more={moreIn(checkout)}>
          <Held listing={state.listing} payment={state.payment} path={state.path} />
        </CheckoutFrame>
      );
    case 'declined':
      return (
        <CheckoutFrame
          listing={state.listing}
          payee={checkout.payee}
          more={moreIn(checkout)}
          amounts={<CheckoutAmounts checkout={checkout} listing={state.listing} />}
        >
          <Declined payment={state.payment} />
          {isPaused ? <Paused /> : <PayAgain checkout={checkout} listing={state.listing} problem={problem} />}
        </CheckoutFrame>
      );
    case 'unanswered':
      return (
        <CheckoutFrame
          listing={state.listing}
          payee={checkout.payee}
          more={moreIn(checkout)}
          amounts={<CheckoutAmounts checkout={checkout} listing={state.listing} />}
        >
          <Unanswered />
          {isPaused ? <Paused /> : <PayAgain checkout={checkout} listing={state.listing} problem={problem} />}
        </CheckoutFrame>
      );
    case 'timed-out':
      return (
        <CheckoutFrame listing={state.listing} payee={checkout.payee} more={moreIn(checkout)}>
          <Alert tone="warning">{t.timedOut}</Alert>
          {problem === null ? null : <Alert tone="warning">{problem}</Alert>}
          <Button asChild fullWidth>
            <Link to={{ to: 'payments' }}>{t.history}</Link>
          </Button>
          <CheckStatus checkout={checkout} variant="outline" />
          <Unfinished checkout={checkout} payment={state.payment} />
        </CheckoutFrame>
      );
    default:
      return state satisfies never;
  }
}

/** Replaces the form while new payments are paused. */
function Paused() {
  const t = useMessages(catalogue);
  return (
    <>
      <Alert tone="warning">{t.payingPaused}</Alert>
      <Button asChild variant="outline" fullWidth>
        <Link to={{ to: 'hives' }}>{t.otherListings}</Link>
      </Button>
    </>
  );
}

/** Counts the items of a bundle after the first. */
const moreIn = ({ bundle }: Checkout): number => (bundle === null ? 0 : bundle.things.length - 1);

/** Returns true for promo code errors, which are shown beside the field. */
const isAboutPromo = (problem: CheckoutProblem | null): boolean =>
  problem?.kind === 'refused' &&
  problem.error instanceof ApiError &&
  problem.error.fieldErrors['promoCode'] !== undefined;
