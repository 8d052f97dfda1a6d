import { type Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink, useMessages } from '../../kernel/index.js';
import { OrderBlock } from '../../accounts/parts/block/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { OrderHeader } from './order-header.js';
import { OrderChargeback } from './order-chargeback.js';
import { OrderMeeting } from './order-meeting.js';
import { OfflineHandoverPanel, subjectOf } from './offline-handover.js';
import { OrderKept } from './order-kept.js';
import { OrderNow } from './order-now.js';
import { OrderTimeline } from './order-timeline.js';
import {
  FailedToLoad,
  LoadingPayment,
  PAYMENT_COLUMNS,
  PAYMENT_PAGE,
  NothingToShow,
} from '../parts/payments/payment-page.js';
import { Trouble } from '../disputes/order-trouble.js';
import { SettlementPanel } from '../disputes/settlement-panel.js';
import { kindOfOrder } from '../sold/kinds.js';
import type { Order } from './use-order.js';
import { SOLD_FACTS } from '../sold/facts.js';
import { ORDER_KINDS } from '../sold/order-kinds.js';
import { OrderAmounts } from './order-amounts.js';

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
      return order.offline.known !== null ? (
        <OrderKept known={order.offline.known} handover={order.offline} />
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
  const t = useMessages(catalogue);
  const kind = kindOfOrder(payment);
  const { Lead, Progress, Facts, Related, Items } = ORDER_KINDS[kind];
  const isHandedOver = order.offline.handedOver !== null;
  const isOpen =
    payment.orderStatus === 'held' ? SOLD_FACTS[kind].handover === 'code' : isFrozen(payment) && isHandedOver;
  const offline = isOpen ? (
    <OfflineHandoverPanel subject={subjectOf(payment)} handover={order.offline} />
  ) : null;
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-5 py-4`}>
      <TextLink standalone to={{ to: 'payments' }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.historyTitle}
      </TextLink>
      {Lead && <Lead payment={payment} />}
      <OrderHeader order={order} payment={payment} />
      <div className={PAYMENT_COLUMNS}>
        <div className="grid gap-5">
          {Progress && <Progress order={order} payment={payment} />}
          {isHandedOver ? offline : null}
          <OrderBlock payment={payment} />
          <OrderNow order={order} payment={payment} />
          <OrderChargeback payment={payment} />
          {order.needsAccount && payment.orderStatus === 'held' ? <WhereTo /> : null}
          {payment.orderStatus === 'held' ? (
            <OrderMeeting
              payment={payment}
              message={order.message}
              meetup={order.meetup}
              lesson={order.lesson}
            />
          ) : (
            Facts && <Facts payment={payment} />
          )}
          {isHandedOver ? null : offline}
          {Related && <Related payment={payment} />}
          <SettlementPanel payment={payment} settlement={order.settlement} />
          <Trouble order={order} payment={payment} />
          {reviews}
        </div>
        <div className="grid gap-5">
          {Items && <Items payment={payment} />}
          <OrderAmounts payment={payment} />
          <OrderTimeline payment={payment} />
        </div>
      </div>
    </div>
  );
}

const isFrozen = ({ orderStatus }: Payment): boolean => ['frozen', 'disputed'].includes(orderStatus);

/** Asks the seller for a payout account before the money comes. */
function WhereTo() {
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
