import type { Payment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { TextLink, useMessages } from '../../kernel/index.js';
import { BlockOnDemand } from '../../accounts/parts/block/index.js';
import { firstNameOf } from '../../shared/index.js';
import { Complaint } from '../disputes/complaint.js';
import { ProblemActions } from '../disputes/order-problems.js';
import { kindOfOrder } from '../sold/kinds.js';
import { ORDER_KINDS } from '../sold/order-kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';
import { OfflineHandoverPanel, subjectOf } from './offline-handover.js';
import { OrderAmounts } from './order-amounts.js';
import { OrderChanges } from './order-appointment.js';
import { OrderTimeline } from './order-timeline.js';
import { catalogue } from './order.catalogue.js';
import type { OrderShown } from './order-shown.js';
import type { Order } from './use-order.js';

export interface OrderDetailsProps {
  order: Order;
  payment: Payment;
  /** Parts that the page shows outside. */
  shown: OrderShown;
}

/** Changes, cancellation, report, block, sums and progress of an order. */
export function OrderDetails({ order, payment, shown }: OrderDetailsProps) {
  const { Details } = ORDER_KINDS[kindOfOrder(payment)];
  const { dispute } = payment;
  return (
    <>
      <OrderChanges order={order} payment={payment} />
      <ProblemActions order={order} payment={payment} />
      {shown.handover === 'help' ? (
        <OfflineHandoverPanel subject={subjectOf(payment)} handover={order.offline} />
      ) : null}
      {dispute === null || shown.complaint ? null : (
        <Complaint payment={payment} dispute={dispute} onAnswer={null} />
      )}
      {Details && <Details payment={payment} />}
      <OrderAmounts payment={payment} />
      {shown.timeline ? null : <OrderTimeline payment={payment} />}
      <Around payment={payment} />
    </>
  );
}

/** The listing, and the other side by full name, with the block. */
function Around({ payment }: { payment: Payment }) {
  const t = useSoldWords(kindOfOrder(payment));
  const words = useMessages(catalogue);
  const [blocking, setBlocking] = useState(false);
  const { transactionHive: listing, role, bundle, block } = payment;
  const person = role === 'buyer' ? payment.seller : payment.buyer;
  return (
    <div className="grid justify-items-start gap-2">
      {person.name === null ? null : (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-fg-muted">{role === 'buyer' ? t.withSeller : t.withBuyer}</span>
          <TextLink standalone dir="auto" to={{ to: 'user', id: person.id }}>
            {person.name}
          </TextLink>
        </p>
      )}
      {bundle.length > 0 ? null : (
        <TextLink standalone to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>
          {t.seeListing}
        </TextLink>
      )}
      {person.name === null || (block?.mine ?? null) !== null ? null : (
        <Button variant="outline" leading={<Ban aria-hidden="true" />} onClick={() => setBlocking(true)}>
          {words.block(firstNameOf(person, t.deletedUser))}
        </Button>
      )}
      {blocking ? <BlockOnDemand student={person} onClose={() => setBlocking(false)} /> : null}
    </div>
  );
}
