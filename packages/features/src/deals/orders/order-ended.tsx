import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, type Destination } from '../../kernel/index.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

export type EndedStatus = 'failed' | 'expired' | 'cancelled';

/** Order that ended unpaid: the effect on the money, and the next action. */
export function OrderEnded({ payment, status }: { payment: Payment; status: EndedStatus }) {
  const t = useSoldWords(kindOfOrder(payment));
  const isSeller = payment.role === 'seller';
  const texts = {
    failed: isSeller ? t.failedSeller : t.failure(payment.failureReason),
    // Explains that a late mobile money payment may still arrive.
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

/** The buyer's next action: pay again, or see similar listings. */
export function TryAgain({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
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

/** Returns the page where the buyer can buy the item after all, or null when it is gone. */
function tryAgain(payment: Payment): Destination | null {
  const { id, hiveTypeId: hive, status } = payment.transactionHive;
  return status === 'active' ? { to: SOLD_FACTS[kindOfOrder(payment)].againAt, hive, id } : null;
}
