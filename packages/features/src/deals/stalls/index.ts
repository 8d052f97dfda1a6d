export * from './buy/stall-screen.js';
export * from './buy/stall-view.js';
export * from './buy/stalls-screen.js';
export * from './buy/stalls-view.js';
export * from './checkout/stall-checkout-screen.js';
export * from './desk/queue-screen.js';
export * from './desk/stall-form-screen.js';
export * from './order/stall-order-screen.js';
export { readBasket, writeBasket, type Basket } from './parts/basket.js';
export {
  prefetchMyStall,
  prefetchStall,
  prefetchStallOrder,
  prefetchStallQueue,
  prefetchStalls,
} from './parts/stalls.prefetch.js';
export { stallQuery, stallsQuery, type StallFilters } from './parts/stalls.queries.js';
export * from './checkout/use-stall-checkout.js';
export * from './desk/use-stall-queue.js';
export * from './desk/use-stall-form.js';
export * from './order/use-cash-order.js';
