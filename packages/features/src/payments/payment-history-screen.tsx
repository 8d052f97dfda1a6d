import { PaymentHistoryView } from './payment-history-view.js';
import { usePaymentHistory } from './use-payment-history.js';

/** What a student paid and was paid. */
export function PaymentHistoryScreen() {
  const history = usePaymentHistory();
  return <PaymentHistoryView history={history} />;
}
