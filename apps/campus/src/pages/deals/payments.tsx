import {
  parsePaymentFilters,
  paymentFiltersIn,
  PaymentHistoryScreen,
  prefetchPaymentHistory,
} from '@campushive/features/payments';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../page.js';

const filtersIn = (query: URLSearchParams) => parsePaymentFilters((name) => query.get(name));

export const prefetch: Prefetch = (page) => prefetchPaymentHistory(page, { filters: filtersIn(page.search) });

export default function PaymentsPage() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <PaymentHistoryScreen
      filters={filtersIn(query)}
      onFiltersChange={({ filters }) => {
        // A search typed just before leaving must not navigate back.
        if (window.location.pathname === pathname) setQuery(paymentFiltersIn(filters), { replace: true });
      }}
    />
  );
}
