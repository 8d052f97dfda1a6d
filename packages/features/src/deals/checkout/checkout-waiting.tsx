import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Spinner } from '@campushive/ui/spinner';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { ReservedFor } from './reserved-for.js';
import type { PaymentSteps } from './use-payment-steps.js';

/** Waiting view after the return from the provider's page, while polling for the outcome. */
export function Waiting({
  checkout,
  payment,
  problem,
}: {
  checkout: PaymentSteps;
  payment: Payment | null;
  problem: string | null;
}) {
  const t = useMessages(catalogue);
  return (
    <>
      <Card className="py-8">
        <div className="grid justify-items-center gap-3 text-center">
          <Spinner label={t.verifying} />
          <p className="font-bold">{t.verifying}</p>
          <p className="max-w-sm text-sm text-fg-muted">{t.verifyingText}</p>
        </div>
      </Card>
      {problem === null ? null : <Alert tone="warning">{problem}</Alert>}
      <CheckStatus checkout={checkout} />
      <Unfinished checkout={checkout} payment={payment} />
    </>
  );
}

/** Button that checks the outcome now. */
export function CheckStatus({ checkout, variant }: { checkout: PaymentSteps; variant?: 'outline' }) {
  const t = useMessages(catalogue);
  return (
    <Button
      fullWidth
      {...(variant && { variant })}
      loading={checkout.checking}
      loadingLabel={t.checking}
      leading={<CircleCheck aria-hidden="true" />}
      onClick={checkout.onCheck}
    >
      {t.checkStatus}
    </Button>
  );
}

/** Actions for a buyer who left the provider's page: go back to it, or cancel the payment. */
export function Unfinished({ checkout, payment }: { checkout: PaymentSteps; payment: Payment | null }) {
  const t = useMessages(catalogue);
  if (payment?.authorizationUrl == null) return null;
  return (
    <>
      {payment.reservedUntil === null ? null : <ReservedFor until={payment.reservedUntil} />}
      <Button asChild variant="outline" fullWidth>
        <a href={payment.authorizationUrl}>{t.goOnPaying}</a>
      </Button>
      <Button variant="ghost" fullWidth onClick={checkout.onCancel}>
        {t.cancelPayment}
      </Button>
    </>
  );
}
