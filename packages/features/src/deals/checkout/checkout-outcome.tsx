import type { Listing, Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { ClosedSale } from './closed-sale.js';
import { CHECKOUT_KINDS } from '../sold/checkout-kinds.js';
import { focusOnMount } from '../../shared/focus-on-mount.js';
import { kindOfListing } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import type { PaidPath } from './checkout-phase.js';

/** Notice that the phone did not answer the prompt in time. */
export function Unanswered() {
  const t = useMessages(catalogue);
  return (
    <Alert ref={focusOnMount} tabIndex={-1} tone="warning" title={t.promptOver}>
      {t.promptOverText}
    </Alert>
  );
}

/** Reason that no money was taken, or the note on its refund. */
export function Declined({ payment }: { payment: Payment }) {
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
    <Alert ref={focusOnMount} tabIndex={-1} tone="danger" title={silent ? t.promptOver : t.chargeDeclined}>
      {silent ? t.declined : t.chargeDeclinedText}
    </Alert>
  );
}

/** Success notice with a link to the code or ticket. */
export function Held({ listing, payment, path }: { listing: Listing; payment: Payment; path: PaidPath }) {
  const t = useSoldWords(kindOfListing(listing));
  return (
    <>
      <Alert tone="success" title={t.success[path]}>
        {t.heldText}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={CHECKOUT_KINDS[kindOfListing(listing)].codeAt(payment)}>{t.codeTitle}</Link>
      </Button>
    </>
  );
}

/** Reason that there is nothing to pay, with a link back. */
export function Closed({ listing, why }: { listing: Listing; why: ClosedSale }) {
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
