import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { CheckoutAmounts } from './checkout-amounts.js';
import { Closed, Held } from './checkout-outcome.js';
import { Order, PayAgain } from './checkout-order.js';
import { CheckoutFrame } from './checkout-frame.js';
import type { CheckoutSlots } from './checkout-slots.js';
import { inSlot } from '../../shared/in-slot.js';
import { FailedToLoad, LoadingPayment, NothingToShow } from '../parts/payments/payment-page.js';
import type { CheckoutPhase, CheckoutProblem } from './checkout-phase.js';
import { PaymentStep } from './payment-step.js';
import { useCheckoutProblemText } from './use-checkout-problem-text.js';
import type { Checkout, CheckoutState } from './use-checkout.js';

/** View of a checkout, from the total to the outcome. */
export function CheckoutView({
  checkout,
  isPaused = false,
  slots = {},
}: {
  /** Listing, payment method and progress of the payment. */
  checkout: Checkout;
  /** New payments in the hive are paused. Open ones continue. Default: false. */
  isPaused?: boolean;
  /** Parts that replace those of the page. Default: none. */
  slots?: CheckoutSlots | undefined;
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
        <CheckoutFrame listing={state.listing} payee={null} closed slot={slots.item}>
          <Closed listing={state.listing} why={state.why} />
        </CheckoutFrame>
      );
    default:
      return <Step {...{ checkout, isPaused, problem, state, slots }} />;
  }
}

interface StepProps {
  checkout: Checkout;
  isPaused: boolean;
  problem: string | null;
  /** Step of the payment. */
  state: Extract<CheckoutState, CheckoutPhase>;
  slots: CheckoutSlots;
}

/** Item with its payee, beside one step of the payment. Price and fees are shown where the buyer can pay. */
function Step(props: StepProps) {
  const { checkout, state, slots } = props;
  const { listing } = state;
  const of = { listing };
  const isPayable = ['ready', 'declined', 'unanswered'].includes(state.status);
  return (
    <CheckoutFrame
      listing={listing}
      payee={checkout.payee}
      slot={slots.item}
      more={moreIn(checkout)}
      amounts={
        isPayable ? inSlot(slots.amounts, of, <CheckoutAmounts choices={checkout} listing={listing} />) : null
      }
    >
      {inSlot(slots.step, of, <StepContent {...props} />)}
    </CheckoutFrame>
  );
}

function StepContent({ checkout, isPaused, problem, state }: StepProps) {
  const { listing } = state;
  return (
    <PaymentStep
      steps={checkout}
      phase={state}
      problem={problem}
      order={isPaused ? <Paused /> : <Order checkout={checkout} listing={listing} problem={problem} />}
      again={isPaused ? <Paused /> : <PayAgain checkout={checkout} listing={listing} problem={problem} />}
      paid={(payment, path) => <Held listing={listing} payment={payment} path={path} />}
    />
  );
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
const moreIn = ({ bundle }: Checkout): number => (bundle === null ? 0 : bundle.items.length - 1);

/** Returns true for promo code errors, which are shown beside the field. */
const isAboutPromo = (problem: CheckoutProblem | null): boolean =>
  problem?.kind === 'refused' &&
  problem.error instanceof ApiError &&
  problem.error.fieldErrors['promoCode'] !== undefined;
