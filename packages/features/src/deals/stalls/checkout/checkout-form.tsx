import type { Stall } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Banknote, Lock } from 'lucide-react';
import { useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import { useMessages, useMoney, useProblemText, useUser } from '../../../kernel/index.js';
import { firstNameOf, MainAction } from '../../../shared/index.js';
import { inSight } from '../../../shared/in-sight.js';
import type { CheckoutPhase } from '../../checkout/checkout-phase.js';
import { PayMethodChoice } from '../../checkout/pay-method.js';
import { useCheckoutProblemText } from '../../checkout/use-checkout-problem-text.js';
import { catalogue as paymentCatalogue } from '../../parts/payments/payments.catalogue.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { PayingPaused, ToStall } from './checkout-closed.js';
import { CollectTime } from './collect-time.js';
import type { StallCheckout } from './use-stall-checkout.js';

interface CheckoutFormProps {
  checkout: StallCheckout;
  isPaused: boolean;
  stall: Stall;
  phase: CheckoutPhase;
}

/** Time of collection, payment method and the button, or the reason that nothing can be ordered. */
export function CheckoutForm({ checkout, isPaused, stall, phase }: CheckoutFormProps) {
  const t = useMessages(catalogue);
  const user = useUser();
  const { lines, missing, isCash, steps } = checkout;
  const problem = useProblem(checkout, phase);
  const names = missing.join(', ');
  const emptyText =
    missing.length === 0
      ? t.basketGone
      : phase.status === 'ready'
        ? t.soldOutMeanwhile(names)
        : t.itemsMissing(names);
  if (isPaused) return <PayingPaused />;
  if (stall.seller.id === user?.id) return <ToStall stall={stall} text={t.ownStall} />;
  if (!stall.isOpen) return <ToStall stall={stall} text={t.closedNow} />;
  if (lines.length === 0) return <ToStall stall={stall} text={emptyText} />;
  const cash = stall.takesCash
    ? {
        label: t.cashTo(firstNameOf(stall.seller, t.deletedUser)),
        description: t.unprotected,
        icon: <Banknote aria-hidden="true" />,
        chosen: isCash,
        onChoose: checkout.onCash,
      }
    : undefined;
  return (
    <>
      <CollectTime stall={stall} checkout={checkout} />
      <PayMethodChoice money={steps.money} onPay={steps.onPay} {...(cash && { other: cash })} />
      {isCash ? <Alert tone="warning">{t.cashWarning}</Alert> : null}
      {problem === null ? null : (
        <Alert key={problem} ref={inSight} tone="danger" className="scroll-mb-28">
          {problem}
        </Alert>
      )}
      {isCash ? <CashButton checkout={checkout} /> : <PayButton checkout={checkout} />}
    </>
  );
}

function useProblem({ isCash, cashProblem }: StallCheckout, phase: CheckoutPhase): string | null {
  const t = useMessages(catalogue);
  const problemText = useCheckoutProblemText();
  const cashText = useProblemText();
  if (isCash) return cashText(cashProblem, t.orderFailed);
  return 'problem' in phase && phase.problem !== null ? problemText(phase.problem) : null;
}

function PayButton({ checkout: { steps, price } }: { checkout: StallCheckout }) {
  const t = useMessages(paymentCatalogue);
  const money = useMoney();
  const totalOf = useTotal();
  return (
    <MainAction>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        leading={<Lock aria-hidden="true" />}
        loading={steps.paying}
        loadingLabel={t.processing}
        onClick={steps.onPay}
      >
        {t.pay(money(totalOf('purchase', price)))}
      </Button>
    </MainAction>
  );
}

function CashButton({ checkout: { price, ordering, onOrderCash } }: { checkout: StallCheckout }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <MainAction>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={ordering}
        loadingLabel={t.ordering}
        onClick={onOrderCash}
      >
        {t.orderCash(money(price))}
      </Button>
    </MainAction>
  );
}
