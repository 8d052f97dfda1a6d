import { STALL_HIVE, type Stall } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Link, useMessages } from '../../../kernel/index.js';
import { catalogue as paymentCatalogue } from '../../parts/payments/payments.catalogue.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** Link from a checkout that cannot continue back to the stall. */
export function ToStall({ stall, text }: { stall: Stall; text: string }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Alert tone="warning">{text}</Alert>
      <Button asChild fullWidth>
        <Link to={{ to: 'listing', hive: STALL_HIVE, id: stall.id }}>{t.toStall}</Link>
      </Button>
    </>
  );
}

/** Notice that new payments are paused. */
export function PayingPaused() {
  const t = useMessages(paymentCatalogue);
  return <Alert tone="warning">{t.payingPaused}</Alert>;
}
