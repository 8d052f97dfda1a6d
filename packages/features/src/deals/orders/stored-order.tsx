import type { HandoverOrder } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Heading } from '@campushive/ui/heading';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './offline-handover.catalogue.js';
import { OfflineHandoverPanel } from './offline-handover.js';
import { PAYMENT_PAGE } from '../parts/payments/payment-page.js';
import type { OfflineHandover } from './use-offline-handover.js';

/** Order that cannot be loaded, shown from the phone's stored copy, which is enough for a handover. */
export function StoredOrder({ order, handover }: { order: HandoverOrder; handover: OfflineHandover }) {
  const t = useMessages(catalogue);
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-5 py-4`}>
      <Heading level={1} dir="auto">
        {order.title}
      </Heading>
      <Alert>{t.offline}</Alert>
      <OfflineHandoverPanel subject={order} handover={handover} scans />
    </div>
  );
}
