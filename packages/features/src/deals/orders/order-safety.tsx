import type { Payment } from '@campushive/contract';
import { ShieldCheck } from 'lucide-react';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

/** Safety advice for the handover, until the money is released. */
export function OrderSafety({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  if (payment.orderStatus !== 'held' || SOLD_FACTS[kindOfOrder(payment)].handover === 'door') return null;
  return (
    <div className="flex gap-3 rounded-control bg-success-soft px-3 py-2 text-sm">
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
      <p>
        <b>{t.safetyTitle}</b> {t.safety} {payment.role === 'buyer' ? t.safetyBuyer : t.safetySeller}
      </p>
    </div>
  );
}
