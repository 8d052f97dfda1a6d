import { parsePaymentFilters, paymentFiltersIn, PaymentHistoryScreen } from '@campushive/features/payments';
import { useLocation, useSearchParams } from 'react-router-dom';

export default function PaymentsPage() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <PaymentHistoryScreen
      filters={parsePaymentFilters((name) => query.get(name))}
      onFiltersChange={({ filters }) => {
        // A search typed just before leaving must not navigate back.
        if (window.location.pathname === pathname) setQuery(paymentFiltersIn(filters), { replace: true });
      }}
    />
  );
}
