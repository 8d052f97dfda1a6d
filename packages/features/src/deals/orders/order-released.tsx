import type { Payment, Refund } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { knownWord, TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { isOwed } from './order-chargeback.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { catalogue as settlementCatalogue } from '../disputes/settlement.catalogue.js';
import type { Order } from './use-order.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

interface OrderReleasedProps {
  order: Order;
  payment: Payment;
  /** Animates the comb, because the money was released while the page was open. */
  rises: boolean;
}

/** Completed order: the money has been released to the seller. */
export function OrderReleased({ order, payment, rises }: OrderReleasedProps) {
  const t = useSoldWords(kindOfOrder(payment));
  const isOwedBack = isOwed(payment);
  // Hidden, because it would contradict the message of `OrderChargeback`.
  if (isOwedBack && payment.role === 'seller') return null;
  // Neutral text for a buyer who lost a complaint or whose bank disputes the payment.
  if (payment.role === 'buyer' && (isOwedBack || payment.dispute?.outcome === 'release')) {
    return <Alert>{t.releasedBuyerText}</Alert>;
  }
  if (payment.role === 'buyer' && payment.dispute?.outcome === 'settled' && payment.refund !== null) {
    return <Settled refund={payment.refund} payout={payment.payout} />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <FilledComb rises={rises} />
      {payment.role === 'seller' ? (
        <ToSeller order={order} payment={payment} />
      ) : (
        <Alert tone="success" title={t.releasedTitleBuyer}>
          {t.releasedBuyerText}
        </Alert>
      )}
    </div>
  );
}

/** Part refund of a settlement, with its status. */
function Settled({ refund, payout }: { refund: Refund; payout: number }) {
  const t = useMessages(catalogue);
  const texts = useMessages(settlementCatalogue);
  const money = useMoney();
  return (
    <Alert tone={refund.status === 'processed' ? 'success' : 'info'} title={texts.settledTitle}>
      <p>{texts.settledBuyer(money(refund.amount), money(payout))}</p>
      <p>{knownWord(t.partRefunds, refund.status)}</p>
    </Alert>
  );
}

function ToSeller({ order, payment }: Pick<OrderReleasedProps, 'order' | 'payment'>) {
  const t = useSoldWords(kindOfOrder(payment));
  const money = useMoney();
  const text = payment.orderStatus === 'released' ? t.releasedText : t.paidOutText;
  return (
    <Alert
      tone="success"
      title={t.releasedTitleSeller}
      action={
        <TextLink standalone to={{ to: 'payouts' }}>
          {order.needsAccount ? t.addAccount : t.seePayouts}
        </TextLink>
      }
    >
      {order.needsAccount ? t.needAccount(money(payment.payout)) : text(money(payment.payout))}
    </Alert>
  );
}

/** Returns true when the order was released while this page was open. Later visits show the comb full at once. */
export function useReleasedHere({ orderStatus }: Payment): boolean {
  const [first] = useState(orderStatus);
  return first !== orderStatus && (orderStatus === 'released' || orderStatus === 'paid_out');
}

/** Comb of three cells. Fills once, unless animations are off. */
function FilledComb({ rises }: { rises: boolean }) {
  const honey = rises ? 'animate-honey-rise' : '';
  const later = rises ? 'animate-honey-rise-later' : '';
  return (
    <div
      aria-hidden="true"
      data-slot="filled-comb"
      data-rises={rises || undefined}
      className="flex items-end justify-center gap-1.5 py-2"
    >
      <Cell size="w-14 mb-6" honey={later} />
      <Cell size="w-24" honey={honey} checked />
      <Cell size="w-14 mb-6" honey={later} />
    </div>
  );
}

function Cell({ size, honey, checked = false }: { size: string; honey: string; checked?: boolean }) {
  return (
    <span className={`hexagon-soft relative grid place-items-center overflow-hidden bg-brand-soft ${size}`}>
      <span className={`absolute inset-0 bg-brand ${honey}`} />
      {checked ? <Check className="relative size-10 text-on-brand" /> : null}
    </span>
  );
}
