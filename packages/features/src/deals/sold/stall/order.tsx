import { StallLead } from '../../stalls/order/stall-lead.js';
import { OrderAgain, StallLines } from '../../stalls/order/stall-lines.js';
import type { OrderKind } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';

export const stallOrder: OrderKind = {
  ...itemOrder,
  Lead: StallLead,
  Details: StallLines,
  After: OrderAgain,
};
