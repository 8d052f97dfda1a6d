import { formatMoney } from '@campushive/contract/format-money';
import type { Campus } from '@campushive/contract/campus-schema';
import type { Preview } from '@campushive/testing';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { useState } from 'react';

interface PayPageProps {
  preview: Preview;
  campus: Campus;
  reference: string;
}

/** Page of the simulated payment provider, where the real app would leave for the provider's own. */
export function PayPage({ preview, campus, reference }: PayPageProps) {
  const [isBusy, setBusy] = useState(false);
  const payment = preview.payment(reference);
  const back = () => {
    const address = new URL(payment?.callbackUrl ?? '/', window.location.href);
    if (payment !== undefined) address.searchParams.set('reference', reference);
    window.location.assign(address.href);
  };
  const answer = async (outcome: 'success' | 'failed') => {
    setBusy(true);
    await preview.answer(reference, outcome);
    back();
  };
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-bg p-gutter text-fg">
      <Card className="grid w-full max-w-md gap-4">
        <Alert tone="warning" title="Simulated payment">
          This page takes the place of {campus.payments.provider.name} in the preview. No money moves.
        </Alert>
        {payment?.status === 'open' ? (
          <>
            <Heading level={1}>{formatMoney(payment.amount, campus.currency, 'en')}</Heading>
            <p className="text-fg-muted">
              {payment.email} pays {campus.name}
            </p>
            <Button variant="primary" fullWidth loading={isBusy} onClick={() => void answer('success')}>
              Pay now
            </Button>
            <Button fullWidth variant="outline" disabled={isBusy} onClick={() => void answer('failed')}>
              Decline the payment
            </Button>
            <Button fullWidth variant="ghost" disabled={isBusy} onClick={back}>
              Go back without paying
            </Button>
          </>
        ) : (
          <>
            <Heading level={1}>{payment === undefined ? 'No such payment' : 'This payment is over'}</Heading>
            <Button fullWidth variant="primary" onClick={back}>
              Return to {campus.name}
            </Button>
          </>
        )}
      </Card>
    </main>
  );
}
