import { screen } from '../../kernel/index.js';
import { PaymentHistoryView } from './payment-history-view.js';
import type { PaymentFilters } from '../parts/payments/payments.queries.js';
import { usePaymentHistory } from './use-payment-history.js';

/** Filters of the payment history, which the host stores in the page's address. */
export interface PaymentHistoryScreenProps {
  /** Stored in the URL by the host, so that reload and Back restore them. */
  filters: PaymentFilters;
  onFiltersChange: (change: { filters: PaymentFilters }) => void;
}

/** The student's payments, made and received. */
export const PaymentHistoryScreen = screen(function PaymentHistoryScreen({
  filters,
  onFiltersChange,
}: PaymentHistoryScreenProps) {
  const history = usePaymentHistory(filters, onFiltersChange);
  return <PaymentHistoryView history={history} />;
});
