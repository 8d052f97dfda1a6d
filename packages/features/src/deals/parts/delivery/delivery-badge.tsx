import type { DeliveryStatus } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { knownWord, useMessages } from '../../../kernel/index.js';
import { catalogue } from './delivery.catalogue.js';

/** Delivery status of an errand. Screen readers announce changes. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const t = useMessages(catalogue);
  return (
    <div aria-live="polite">
      <Badge tone={status === 'delivered' ? 'success' : 'logistics'}>{knownWord(t, status)}</Badge>
    </div>
  );
}
