import { type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import type { ReactNode } from 'react';
import { TextLink, useConnection, useMessages } from '../../kernel/index.js';
import { OrderBlock } from '../../accounts/parts/block/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { OrderHeader } from './order-header.js';
import { OrderChargeback } from './order-chargeback.js';
import { OrderDetails, type OrderDetailsProps } from './order-details.js';
import { OrderHelp } from './order-help.js';
import { OrderSafety } from './order-safety.js';
import { orderShown } from './order-shown.js';
import { OrderTop, ReceiptRow } from './order-top.js';
import { OfflineHandoverPanel, subjectOf } from './offline-handover.js';
import { StoredOrder } from './stored-order.js';
import { OrderNow } from './order-now.js';
import { OrderTimeline } from './order-timeline.js';
import { FailedToLoad, LoadingPayment, PAYMENT_PAGE, NothingToShow } from '../parts/payments/payment-page.js';
import { ProblemDialogs } from '../disputes/order-problems.js';
import { Complaint, ComplaintOutcome } from '../disputes/complaint.js';
import { SettlementPanel } from '../disputes/settlement-panel.js';
import { kindOfOrder } from '../sold/kinds.js';
import type { Order } from './use-order.js';
import { ORDER_KINDS } from '../sold/order-kinds.js';

/** Order with the viewer's actions, and its reviews. */
export interface OrderViewProps {
  /** Order data and the viewer's actions. */
  order: Order;
  /** Reviews of both sides, once the order is completed. */
  reviews?: ReactNode;
}

/** Order page: the buyer sees the code, the seller the boxes to enter it. */
export function OrderView({ order, reviews }: OrderViewProps) {
  const t = useMessages(catalogue);
  const { state } = order;
  switch (state.status) {
    case 'loading':
      return <LoadingPayment />;
    case 'failed':
      return order.offline.storedOrder !== null ? (
        <StoredOrder order={order.offline.storedOrder} handover={order.offline} />
      ) : (
        <FailedToLoad title={t.orderFailed} onRetry={state.retry} to={{ to: 'payments' }} label={t.history} />
      );
    case 'missing':
      return <NothingToShow title={t.orderMissing} to={{ to: 'payments' }} label={t.history} />;
    case 'ready':
      return <Ready order={order} payment={state.payment} reviews={reviews} />;
    default:
      return state satisfies never;
  }
}

function Ready({ order, payment, reviews }: OrderViewProps & { payment: Payment }) {
  const kind = kindOfOrder(payment);
  const { Lead, Facts, Items } = ORDER_KINDS[kind];
  const shown = orderShown(payment, {
    isHandedOver: order.offline.handedOver !== null,
    isOffline: useConnection() === 'offline',
  });
  const { orderStatus, paidAt } = payment;
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-4 py-3`}>
      <OrderTop payment={payment} />
      {Lead && <Lead payment={payment} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-6 [&>*]:content-start">
        <div className="grid grid-cols-1 gap-4">
          <OrderHeader order={order} payment={payment} />
          {orderStatus === 'held' ? null : Facts && <Facts payment={payment} />}
        </div>
        <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <NextStep order={order} payment={payment} shown={shown} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          {shown.timeline ? <OrderTimeline payment={payment} /> : null}
          {Items && <Items payment={payment} />}
          <div>
            <OrderHelp isOpen={orderStatus === 'held'}>
              <OrderDetails order={order} payment={payment} shown={shown} />
            </OrderHelp>
            {paidAt === null ? null : <ReceiptRow id={payment.id} />}
          </div>
          <OrderSafety payment={payment} />
          {reviews}
        </div>
      </div>
      <ProblemDialogs order={order} payment={payment} />
    </div>
  );
}

/** The viewer's next step, with the notices that belong to it. */
function NextStep({ order, payment, shown }: OrderDetailsProps) {
  const { Progress, Related, After } = ORDER_KINDS[kindOfOrder(payment)];
  const { dispute, role, orderStatus } = payment;
  const isOffered = orderStatus === 'disputed' && dispute?.proposal != null && dispute.proposal.by !== role;
  const settlement = <SettlementPanel payment={payment} settlement={order.settlement} />;
  const mayAnswer = role === 'seller' && orderStatus === 'disputed';
  return (
    <>
      {Progress && <Progress order={order} payment={payment} />}
      {shown.handover === 'page' ? (
        <OfflineHandoverPanel subject={subjectOf(payment)} handover={order.offline} />
      ) : null}
      <OrderBlock payment={payment} />
      {isOffered ? settlement : <OrderNow order={order} payment={payment} />}
      <ComplaintOutcome payment={payment} />
      <OrderChargeback payment={payment} />
      {After && <After payment={payment} />}
      {order.needsAccount && orderStatus === 'held' ? <Destination /> : null}
      {Related && <Related payment={payment} />}
      {dispute === null || !shown.complaint ? null : (
        <Complaint
          payment={payment}
          dispute={dispute}
          onAnswer={mayAnswer ? () => order.problems.onOpen('answer') : null}
        />
      )}
      {isOffered ? null : settlement}
    </>
  );
}

/** Asks the seller for a payout account before the money comes. */
function Destination() {
  const t = useMessages(catalogue);
  return (
    <Alert
      action={
        <TextLink standalone to={{ to: 'payouts' }}>
          {t.addAccount}
        </TextLink>
      }
    >
      {t.needAccountHeld}
    </Alert>
  );
}
