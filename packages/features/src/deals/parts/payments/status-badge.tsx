import { PAYMENT_STATUS_OF, type OrderStatus, type Payment } from '@campushive/contract';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Ban, Flag, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { knownWord, useMessages } from '../../../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const TONES = { success: 'success', pending: 'warning', failed: 'danger' } as const;

/** Order statuses whose tone differs from the payment's: held, ended or neutral. */
const OWN_TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  held: 'success',
  paid_out: 'neutral',
  disputed: 'warning',
  refunded: 'neutral',
  frozen: 'warning',
  charged_back: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** Icons of states that share a tone with another. */
const ICONS: Partial<Record<OrderStatus, ReactNode>> = {
  held: <Lock aria-hidden="true" />,
  disputed: <Flag aria-hidden="true" />,
  cancelled: <Ban aria-hidden="true" />,
};

export interface StatusBadgeProps {
  status: OrderStatus;
  /** Refund of the order. A pending refund is not shown as refunded. Default: none. */
  refund?: Payment['refund'];
}

/** Badge of an order's status. */
export function StatusBadge({ status, refund = null }: StatusBadgeProps) {
  const t = useMessages(catalogue);
  if (status === 'refunded' && refund !== null && refund.status !== 'processed') {
    const isLate = refund.status === 'failed';
    return <Badge tone="warning">{isLate ? t.refundLate : t.refundOnItsWay}</Badge>;
  }
  // A newer server may send unknown statuses.
  const hasText = Object.hasOwn(t.statuses, status);
  const tone = hasText ? (OWN_TONES[status] ?? TONES[PAYMENT_STATUS_OF[status]]) : 'neutral';
  return (
    <Badge tone={tone} leading={ICONS[status]}>
      {knownWord(t.statuses, status)}
    </Badge>
  );
}
