import { saleOf, type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, type Destination } from '../kernel/index.js';
import { useOrderWords } from './use-order-words.js';

export type EndedStatus = 'failed' | 'expired' | 'cancelled';

/** An order that ended unpaid: what happened to the money, and the way on. */
export function OrderEnded({ payment, status }: { payment: Payment; status: EndedStatus }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const isSeller = payment.role === 'seller';
  const texts = {
    failed: isSeller ? t.failedSeller : t.failure(payment.failureReason),
    // Mobile money may still arrive: what becomes of it then is said, too.
    expired: isSeller ? t.expiredSeller : `${t.expiredText} ${t.expiredLate}`,
    cancelled: t.cancelledText,
  };
  return (
    <Alert
      tone={status === 'failed' ? 'danger' : 'info'}
      action={isSeller ? undefined : <TryAgain payment={payment} />}
    >
      {texts[status]}
    </Alert>
  );
}

/** The buyer's way on: to buy it after all, or something like it. */
export function TryAgain({ payment }: { payment: Payment }) {
  const t = useOrderWords(payment.metadata.hiveType, payment.item === 'service');
  const again = tryAgain(payment);
  return again === null ? (
    <Button asChild variant="primary">
      <Link to={{ to: 'hive', hive: payment.transactionHive.hiveTypeId }}>{t.seeSimilar}</Link>
    </Button>
  ) : (
    <Button asChild variant="primary">
      <Link to={again}>{t.tryAgain}</Link>
    </Button>
  );
}

/** Where the buyer can buy it after all; null once it is gone. A session needs a new time, a gig its helper, a service its package: their page asks. */
function tryAgain({ item, transactionHive: { id, hiveTypeId: hive, status } }: Payment): Destination | null {
  if (status !== 'active') return null;
  return item === 'session' || item === 'service' || saleOf(hive) === 'gig'
    ? { to: 'listing', hive, id }
    : { to: 'checkout', hive, id };
}
