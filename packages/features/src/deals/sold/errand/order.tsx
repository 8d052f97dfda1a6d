import { DeliveryPanel } from '../../completions/delivery-panel.js';
import { gigOrder, WorkProgress } from '../gig/order.js';
import type { OrderKind } from '../order-kind.js';

export const errandOrder: OrderKind = {
  ...gigOrder,
  Progress: ({ order, payment }) => (
    <>
      {payment.delivery === null ? null : (
        <DeliveryPanel payment={payment} delivery={payment.delivery} control={order.delivery} />
      )}
      <WorkProgress order={order} payment={payment} />
    </>
  ),
};
