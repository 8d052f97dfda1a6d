export * from './checkout-screen.js';
export * from './checkout-view.js';
export * from './order-screen.js';
export * from './order-view.js';
export * from './payment-history-screen.js';
export * from './receipt-screen.js';
export * from './receipt-view.js';
export * from './payment-history-view.js';
export { parsePaymentFilters, paymentFiltersIn, type PaymentFilters } from './payments.queries.js';
