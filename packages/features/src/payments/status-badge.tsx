import { PAYMENT_STATUS_OF, type OrderStatus } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const TONES = { success: 'success', pending: 'warning', failed: 'danger' } as const;

/** Where an order stands, in colour and word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const words = useMessages(catalogue);
  return <Badge tone={TONES[PAYMENT_STATUS_OF[status]]}>{words.statuses[status]}</Badge>;
}
