import { type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import {
  dateTime,
  knownWord,
  Link,
  useCampus,
  useDateFormat,
  useMessages,
  useMoney,
} from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { OrderEnded, TryAgain } from './order-ended.js';
import { OrderReleased, useReleasedHere } from './order-released.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import { catalogue as orderCatalogue } from './order.catalogue.js';
import type { Order } from './use-order.js';
import type { ReactNode } from 'react';
import { ORDER_KINDS } from '../sold/order-kinds.js';

/** Current state of an order and the viewer's next action. */
export function OrderNow({ order, payment }: { order: Order; payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const { Held } = ORDER_KINDS[kindOfOrder(payment)];
  const releasedHere = useReleasedHere(payment);
  const again = isFreeAgain(payment) ? <OfferAgain payment={payment} /> : undefined;
  switch (payment.orderStatus) {
    case 'held':
      return <Held order={order} payment={payment} />;
    case 'released':
    case 'paid_out':
      return <OrderReleased order={order} payment={payment} rises={releasedHere} />;
    case 'pending_payment':
      return <Pending payment={payment} />;
    case 'disputed':
      return (
        <Alert tone="warning" title={payment.role === 'buyer' ? t.disputedTitle : t.disputedTitleSeller}>
          {t.disputedText}
        </Alert>
      );
    case 'frozen':
      return (
        <Alert tone="warning" title={payment.role === 'buyer' ? t.frozenTitleBuyer : t.frozenTitleSeller}>
          <p>{payment.role === 'buyer' ? t.frozenTextBuyer : t.frozenText}</p>
          <BankDeadline payment={payment} />
        </Alert>
      );
    case 'charged_back':
      return (
        <Alert action={again}>{payment.role === 'buyer' ? t.chargedBackBuyer : t.chargedBackSeller}</Alert>
      );
    case 'failed':
    case 'expired':
    case 'cancelled':
      return <OrderEnded payment={payment} status={payment.orderStatus} />;
    case 'refunded':
      return <Refunded payment={payment} again={again} />;
    default:
      // Unknown status of a newer server. The badge and the timeline show it.
      void (payment.orderStatus satisfies never);
      return null;
  }
}

/** Unpaid order, with the link to its payment where that is still open. */
function Pending({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  return (
    <Alert
      tone="warning"
      action={
        payment.authorizationUrl !== null ? (
          <Button asChild variant="primary" size="sm">
            <a href={payment.authorizationUrl}>{t.goOnPaying}</a>
          </Button>
        ) : payment.charge === null ? undefined : (
          <Button asChild variant="primary" size="sm">
            <Link
              to={{
                to: 'checkout',
                hive: payment.metadata.hiveType,
                id: payment.hiveId,
                reference: payment.reference,
              }}
            >
              {t.goOnPaying}
            </Link>
          </Button>
        )
      }
    >
      {t.pendingText}
    </Alert>
  );
}

/** State of a refund with its amount and reason. */
function Refunded({ payment, again }: { payment: Payment; again: ReactNode }) {
  const t = useSoldWords(kindOfOrder(payment));
  const words = useMessages(orderCatalogue);
  const { role, refund, item, transactionHive: listing } = payment;
  return (
    <>
      <Alert
        tone={refund?.status === 'processed' ? 'success' : 'info'}
        title={useRefundTitle(payment)}
        action={isMismatched(payment) ? <TryAgain payment={payment} /> : again}
      >
        <p>
          {role === 'seller'
            ? t.refundedSeller
            : refund === null
              ? t.refundedText
              : knownWord(t.refunds, refund.status)}
        </p>
        <RefundReason payment={payment} />
      </Alert>
      {role === 'buyer' && item === 'ticket' ? (
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'hive', hive: listing.hiveTypeId }}>{words.otherEvents}</Link>
        </Button>
      ) : null}
    </>
  );
}

/** Returns the refunded amount as a headline for the buyer. Undefined for the seller, and for a foreign currency. */
function useRefundTitle({ role, refund, currency }: Payment): string | undefined {
  const t = useMessages(orderCatalogue);
  const money = useMoney();
  if (role === 'seller' || refund === null || refund.currency !== currency) return undefined;
  return (refund.status === 'processed' ? t.gotBack : t.comingBack)(money(refund.amount));
}

/** Deadline for our reply to the bank. Hidden once the bank has decided, or without a deadline. */
function BankDeadline({ payment: { chargeback } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  if (chargeback === null || chargeback.dueAt === null || chargeback.outcome !== null) return null;
  const when = dateTime(chargeback.dueAt, dateFormat);
  return (
    <p>
      <time dateTime={chargeback.dueAt}>{t.bankDeadline(when)}</time>
    </p>
  );
}

/** Returns true when the buyer was refunded and the seller still has the item. */
const isFreeAgain = ({ role, transactionHive }: Payment): boolean =>
  role === 'seller' && transactionHive.status === 'sold';

function OfferAgain({ payment: { transactionHive } }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const { id, hiveTypeId: hive } = transactionHive;
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={{ to: 'listing', hive, id }}>{t.offerAgain}</Link>
    </Button>
  );
}

const isMismatched = ({ refund, role }: Payment): boolean =>
  role === 'buyer' && (refund?.reason === 'wrong_amount' || refund?.reason === 'wrong_currency');

/** Reason for a refund. Complaints show their decision instead. */
function RefundReason({ payment }: { payment: Payment }) {
  const { refund, role, buyer, seller } = payment;
  const t = useMessages(catalogue);
  const money = useMoney();
  const { currency } = useCampus();
  if (refund === null || ['dispute', 'settlement', 'charged_back'].includes(refund.reason)) return null;
  if (refund.reason === 'by_staff')
    return <p className="wrap-anywhere">{t.refundedByStaff(refund.note ?? '')}</p>;
  if (refund.reason === 'not_delivered')
    return <p>{role === 'buyer' ? t.refundedUndelivered : t.refundedUndeliveredSeller}</p>;
  if (refund.reason === 'event_cancelled')
    return <p>{role === 'buyer' ? t.eventCancelledBuyer(money(refund.amount)) : t.eventCancelledSeller}</p>;
  if (refund.reason === 'sold_to_somebody_else') return <p>{t.refundedLate}</p>;
  if (refund.reason === 'wrong_amount' || refund.reason === 'wrong_currency') {
    // Shows a foreign currency by its code, because only the campus's has a symbol.
    const paid =
      refund.currency === payment.currency
        ? money(refund.amount)
        : `${refund.currency} ${refund.amount.toFixed(currency.minorDigits)}`;
    const facts = { paid, expected: money(payment.amount) };
    return <p>{role === 'buyer' ? t.mismatchedBuyer(facts) : t.mismatchedSeller(facts)}</p>;
  }
  const by = refund.reason === 'buyer_cancelled' ? 'buyer' : 'seller';
  const { name } = by === 'buyer' ? buyer : seller;
  return <p>{by === role ? t.youCancelled : t.otherCancelled(name ?? t.deletedUser)}</p>;
}
