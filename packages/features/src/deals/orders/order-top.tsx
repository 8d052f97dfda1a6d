import type { Payment } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft, ChevronRight, ReceiptText } from 'lucide-react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue as payments } from '../parts/payments/payments.catalogue.js';
import { StatusBadge } from '../parts/payments/status-badge.js';
import { catalogue } from './order.catalogue.js';

/** First line of an order: the way back, the kind of order, and its status. */
export function OrderTop({ payment }: { payment: Payment }) {
  const t = useMessages(payments);
  const words = useMessages(catalogue);
  const { role, item, stallOrder } = payment;
  const number = stallOrder?.number ?? null;
  return (
    <div className="flex items-center gap-1">
      <IconButton asChild label={t.historyTitle} className="-ms-3">
        <Link to={{ to: 'payments' }}>
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      </IconButton>
      <p className="min-w-0 grow font-bold">
        {number !== null
          ? words.orderNumber(number)
          : role === 'seller'
            ? words.yourSale
            : item === 'ticket'
              ? words.yourTicket
              : words.yourOrder}
      </p>
      <StatusBadge status={payment.orderStatus} refund={payment.refund} />
    </div>
  );
}

/** Link to the receipt, as a row below the help. */
export function ReceiptRow({ id }: { id: string }) {
  const t = useMessages(payments);
  return (
    <Link
      to={{ to: 'receipt', id }}
      className="flex min-h-14 items-center gap-3 border-b border-line font-bold"
    >
      <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
      <span className="grow">{t.receipt}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
    </Link>
  );
}
