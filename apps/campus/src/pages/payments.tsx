export { PaymentHistoryScreen as default } from '@campushive/features/payments';
