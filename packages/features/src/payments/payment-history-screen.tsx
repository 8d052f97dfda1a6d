import { screen } from '../kernel/index.js';
import { PaymentHistoryView } from './payment-history-view.js';
import type { PaymentFilters } from './payments.queries.js';
import { usePaymentHistory } from './use-payment-history.js';

export interface PaymentHistoryScreenProps {
  /** Kept in the address by the host, so that a reload and Back find them again. */
  filters: PaymentFilters;
  onFiltersChange: (change: { filters: PaymentFilters }) => void;
}

/** What a student paid and was paid. */
export const PaymentHistoryScreen = screen(function PaymentHistoryScreen({
  filters,
  onFiltersChange,
}: PaymentHistoryScreenProps) {
  const history = usePaymentHistory(filters, onFiltersChange);
  return <PaymentHistoryView history={history} />;
});
