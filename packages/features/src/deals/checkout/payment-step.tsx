import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { ChargeWaiting } from './charge-waiting.js';
import { Declined, Unanswered } from './checkout-outcome.js';
import type { CheckoutPhase, PaidPath } from './checkout-phase.js';
import { CheckStatus, Unfinished, Waiting } from './checkout-waiting.js';
import type { PaymentSteps } from './use-payment-steps.js';

interface PaymentStepProps {
  steps: PaymentSteps;
  phase: CheckoutPhase;
  problem: string | null;
  /** Form before the first try. */
  order: ReactNode;
  /** Form after a declined payment or an unanswered prompt. */
  again: ReactNode;
  /** Success, with the way to the code. */
  paid: (payment: Payment, path: PaidPath) => ReactNode;
}

/** Shows the current step of a payment. */
export function PaymentStep({ steps, phase, problem, order, again, paid }: PaymentStepProps) {
  switch (phase.status) {
    case 'ready':
      return order;
    case 'verifying':
      return phase.payment?.charge == null ? (
        <Waiting checkout={steps} payment={phase.payment} problem={problem} />
      ) : (
        <ChargeWaiting
          checkout={steps}
          payment={phase.payment}
          charge={phase.payment.charge}
          problem={problem}
        />
      );
    case 'paid':
      return paid(phase.payment, phase.path);
    case 'declined':
      return (
        <>
          <Declined payment={phase.payment} />
          {again}
        </>
      );
    case 'unanswered':
      return (
        <>
          <Unanswered />
          {again}
        </>
      );
    case 'timed-out':
      return <TimedOut steps={steps} payment={phase.payment} problem={problem} />;
    default:
      return phase satisfies never;
  }
}

/** Payment that is still open after two minutes. */
function TimedOut({
  steps,
  payment,
  problem,
}: Pick<PaymentStepProps, 'steps' | 'problem'> & { payment: Payment | null }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Alert tone="warning">{t.timedOut}</Alert>
      {problem === null ? null : <Alert tone="warning">{problem}</Alert>}
      <Button asChild fullWidth>
        <Link to={{ to: 'payments' }}>{t.history}</Link>
      </Button>
      <CheckStatus checkout={steps} variant="outline" />
      <Unfinished checkout={steps} payment={payment} />
    </>
  );
}
