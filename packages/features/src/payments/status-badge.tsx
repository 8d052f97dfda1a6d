import { PAYMENT_STATUS_OF, type OrderStatus } from '@campushive/contract';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Clock } from 'lucide-react';
import { knownWord, useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const TONES = { success: 'success', pending: 'warning', failed: 'danger' } as const;

/** Where the colour of the payment says too little: still held, over, or neither good nor bad. */
const OWN_TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  held: 'warning',
  paid_out: 'neutral',
  disputed: 'warning',
  refunded: 'neutral',
  frozen: 'warning',
  charged_back: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Where an order stands, in colour and word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(catalogue);
  // A newer server may know more statuses.
  const known = Object.hasOwn(t.statuses, status);
  const tone = known ? (OWN_TONES[status] ?? TONES[PAYMENT_STATUS_OF[status]]) : 'neutral';
  return (
    <Badge tone={tone} leading={status === 'held' ? <Clock aria-hidden="true" /> : undefined}>
      {knownWord(t.statuses, status)}
    </Badge>
  );
}
