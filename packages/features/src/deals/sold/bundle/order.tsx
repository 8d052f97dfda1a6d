import type { OrderKind } from '../order-kind.js';
import { thingOrder } from '../thing/order.js';
import { BoughtTogether } from './bundle-items.js';

export const bundleOrder: OrderKind = {
  ...thingOrder,
  Items: ({ payment }) => <BoughtTogether bundle={payment.bundle} />,
};
