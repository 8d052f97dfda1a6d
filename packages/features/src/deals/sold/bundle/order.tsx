import type { OrderKind } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';
import { BoughtTogether } from './bundle-items.js';

export const bundleOrder: OrderKind = {
  ...itemOrder,
  Items: ({ payment }) => <BoughtTogether bundle={payment.bundle} />,
};
