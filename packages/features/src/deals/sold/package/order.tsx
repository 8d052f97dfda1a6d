import { BoughtPackage } from './bought-package.js';
import { WorkProgress } from '../gig/order.js';
import type { OrderKind } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';

export const packageOrder: OrderKind = {
  ...itemOrder,
  Progress: ({ order, payment }) => (
    <>
      {payment.package === null ? null : <BoughtPackage bought={payment.package} />}
      <WorkProgress order={order} payment={payment} />
    </>
  ),
};
