export * from '../checkout/checkout-screen.js';
export * from '../checkout/checkout-view.js';
export * from '../orders/order-screen.js';
export * from '../orders/order-view.js';
export * from './payment-history-screen.js';
export * from '../lessons/series-screen.js';
export * from '../lessons/series-view.js';
export { seriesQuery } from '../parts/series/index.js';
export * from './receipt-screen.js';
export * from './receipt-view.js';
export * from './payment-history-view.js';
export {
  parsePaymentFilters,
  paymentFiltersIn,
  type PaymentFilters,
} from '../parts/payments/payments.queries.js';
export { paymentsQuery, receiptQuery } from '../parts/payments/payments.queries.js';
export { paymentQuery } from '../parts/payment.queries.js';

export {
  prefetchOrder,
  prefetchPaymentHistory,
  prefetchReceipt,
  prefetchSeries,
} from './payments.prefetch.js';
export * from '../checkout/use-checkout.js';
export * from '../orders/use-order.js';
export * from './use-payment-history.js';
export * from '../lessons/use-series-page.js';
export * from './use-receipt.js';
export type { CheckoutSlots } from '../checkout/checkout-slots.js';
