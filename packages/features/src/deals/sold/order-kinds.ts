import type { OrderKind } from './order-kind.js';
import { bundleOrder } from './bundle/order.js';
import { errandOrder } from './errand/order.js';
import { gigOrder } from './gig/order.js';
import { packageOrder } from './package/order.js';
import { sessionOrder } from './session/order.js';
import { stallOrder } from './stall/order.js';
import { itemOrder } from './thing/order.js';
import { ticketOrder } from './ticket/order.js';
import type { SoldKind } from './kinds.js';

export const ORDER_KINDS: Readonly<Record<SoldKind, OrderKind>> = {
  thing: itemOrder,
  bundle: bundleOrder,
  session: sessionOrder,
  ticket: ticketOrder,
  package: packageOrder,
  gig: gigOrder,
  errand: errandOrder,
  stall: stallOrder,
};
