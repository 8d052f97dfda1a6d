import {
  ApiError,
  isService,
  itemOfListing,
  saleOfListing,
  type Listing,
  type Payment,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMoney, useMessages } from '../kernel/index.js';
import { DistanceNote } from '../shared/distance/index.js';
import { MainAction, useTotal } from '../shared/index.js';
import { catalogue as bundleCatalogue } from '../shared/bundle/bundle.catalogue.js';
import { catalogue } from './payments.catalogue.js';
import type { ClosedSale } from './closed-sale.js';
import { CheckoutAmounts, usePriceOf } from './checkout-amounts.js';
import { CheckoutFrame } from './checkout-frame.js';
import { ChargeWaiting } from './charge-waiting.js';
import { CheckStatus, Unfinished, Waiting } from './checkout-waiting.js';
import { HowItWorks } from './how-it-works.js';
import { PayMethodChoice } from './pay-method.js';
import { FailedToLoad, LoadingPayment, NothingToShow } from './payment-page.js';
import { useOrderWords } from './use-order-words.js';
import type { CheckoutProblem, PaidPath } from './checkout-phase.js';
import { useCheckoutProblemText } from './use-checkout-problem-text.js';
import type { Checkout } from './use-checkout.js';

/** From the total to the outcome, in one place. */
export function CheckoutView({
  checkout,
}: {
  /** The listing, how it is paid for, and how far the payment is. */
  checkout: Checkout;
}) {
  const t = useMessages(catalogue);
  const problemText = useCheckoutProblemText();
  const { state } = checkout;
  // What is wrong with the number stands beside it.
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
          <Order checkout={checkout} listing={state.listing} problem={problem} />
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
        <CheckoutFrame listing={state.listing} payee={checkout.payee} more={moreIn(checkout)}>
          <Declined payment={state.payment} />
          <PayAgain checkout={checkout} listing={state.listing} problem={problem} />
        </CheckoutFrame>
      );
    case 'unanswered':
      return (
        <CheckoutFrame listing={state.listing} payee={checkout.payee} more={moreIn(checkout)}>
          <Alert ref={focusOnIt} tabIndex={-1} tone="warning" title={t.promptOver}>
            {t.promptOverText}
          </Alert>
          <PayAgain checkout={checkout} listing={state.listing} problem={problem} />
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

/** How many things there are beside the first. */
const moreIn = ({ bundle }: Checkout): number => (bundle === null ? 0 : bundle.things.length - 1);

/** What is wrong with the promo code stands beside it. */
const isAboutPromo = (problem: CheckoutProblem | null): boolean =>
  problem?.kind === 'refused' &&
  problem.error instanceof ApiError &&
  problem.error.fieldErrors['promoCode'] !== undefined;

/** What had the focus while the phone was asked is gone. */
const focusOnIt = (element: HTMLDivElement | null) => element?.focus();

function Declined({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const { charge, orderStatus } = payment;
  if (orderStatus === 'expired') {
    return (
      <Alert tone="warning" title={t.expiredText}>
        {t.expiredLate}
      </Alert>
    );
  }
  if (charge === null || orderStatus === 'refunded') {
    return (
      <Alert tone="danger" title={t.chargeDeclined}>
        {orderStatus === 'refunded' ? t.refundedText : t.declined}
      </Alert>
    );
  }
  const silent = charge.secondsLeft === 0;
  return (
    <Alert ref={focusOnIt} tabIndex={-1} tone="danger" title={silent ? t.promptOver : t.chargeDeclined}>
      {silent ? t.declined : t.chargeDeclinedText}
    </Alert>
  );
}

/** The same again, or in another way. */
function PayAgain({
  checkout,
  listing,
  problem,
}: {
  checkout: Checkout;
  listing: Listing;
  problem: string | null;
}) {
  return (
    <>
      <PayMethodChoice money={checkout.money} />
      <Problem text={problem} />
      <PayButton checkout={checkout} listing={listing} again />
    </>
  );
}

/** Paid, and where the code is that has to be shown. */
function Held({ listing, payment, path }: { listing: Listing; payment: Payment; path: PaidPath }) {
  const t = useOrderWords(listing.hiveTypeId, isService(listing));
  const ticket = itemOfListing(listing) === 'ticket';
  return (
    <>
      <Alert tone="success" title={t.success[path]}>
        {t.heldText}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link
          to={
            ticket
              ? { to: 'listing', hive: listing.hiveTypeId, id: listing.id }
              : { to: 'payment', id: payment.id }
          }
        >
          {t.codeTitle}
        </Link>
      </Button>
    </>
  );
}

/** Why there is nothing to pay, and the way back. */
function Closed({ listing, why }: { listing: Listing; why: ClosedSale }) {
  const t = useMessages(catalogue);
  const { id, hiveTypeId: hive, myOrder } = listing;
  return (
    <>
      <Alert>{t.closed[why]}</Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        {why === 'paid' && myOrder !== undefined ? (
          <Link to={{ to: 'payment', id: myOrder.id }}>{t.seeOrder}</Link>
        ) : (
          <Link to={{ to: 'listing', hive, id }}>{t.seeListing}</Link>
        )}
      </Button>
    </>
  );
}

function Order({
  checkout,
  listing,
  problem,
}: {
  checkout: Checkout;
  listing: Listing;
  problem: string | null;
}) {
  const t = useMessages(catalogue);
  if (itemOfListing(listing) === 'session' && checkout.session === null) {
    return (
      <Alert
        action={
          <Button asChild size="sm">
            <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>{t.back}</Link>
          </Button>
        }
      >
        {t.chooseTime}
      </Alert>
    );
  }
  if (checkout.tickets?.kind === 'missing') {
    return (
      <Alert
        action={
          <Button asChild size="sm">
            <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
              {isService(listing) ? t.back : t.backToEvent}
            </Link>
          </Button>
        }
      >
        {isService(listing) ? t.choosePackage : t.chooseKind}
      </Alert>
    );
  }
  if (checkout.bundle !== null && checkout.bundle.gone > 0) return <SomeGone bundle={checkout.bundle} />;
  return (
    <>
      <DistanceNote listing={listing} />
      <PayMethodChoice money={checkout.money} />
      <Problem text={problem} />
      <PayButton checkout={checkout} listing={listing} />
      <p className="text-center text-sm text-fg-muted">
        {t.securely} {saleOfListing(listing) === 'gig' || isService(listing) ? null : t.reservedNote}
      </p>
      <HowItWorks listing={listing} />
    </>
  );
}

/** Some of a bundle is not to be had: the rest stays chosen. */
function SomeGone({ bundle }: { bundle: NonNullable<Checkout['bundle']> }) {
  const t = useMessages(bundleCatalogue);
  const gone = bundle.things.filter(({ problem }) => problem !== null).map(({ id }) => id);
  const all = gone.length === bundle.things.length;
  return (
    <Alert
      ref={inSight}
      tone="warning"
      action={
        all ? (
          <Button asChild size="sm">
            <Link to={{ to: 'hives' }}>{t.others}</Link>
          </Button>
        ) : (
          <Button size="sm" onClick={() => bundle.onRemove(gone)}>
            {t.takeOut}
          </Button>
        )
      }
    >
      {all ? t.allGone : t.someGone(gone.length)}
    </Alert>
  );
}

/** Why it could not be begun: brought into sight, since a phone's bar lies over where it stands. */
function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert key={text} ref={inSight} tone="danger" className="scroll-mb-28">
      {text}
    </Alert>
  );
}

const inSight = (element: HTMLDivElement | null) => element?.scrollIntoView({ block: 'nearest' });

function PayButton({ checkout, listing, again }: { checkout: Checkout; listing: Listing; again?: boolean }) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const priceOf = usePriceOf();
  const money = useMoney();
  const sale = saleOfListing(listing);
  const total = sale === null ? 0 : totalOf(sale, priceOf(listing, checkout));
  return (
    <MainAction>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={checkout.paying}
        loadingLabel={t.processing}
        onClick={checkout.onPay}
      >
        {again ? t.payAgain(money(total)) : t.pay(money(total))}
      </Button>
    </MainAction>
  );
}
