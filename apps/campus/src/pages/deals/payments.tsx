import {
  parsePaymentFilters,
  paymentFiltersIn,
  PaymentHistoryScreen,
  prefetchPaymentHistory,
} from '@campushive/features/payments';
import { usePageQuery } from '../../address/use-page-query.js';
import type { Prefetch } from '../../page.js';

const filtersIn = (query: URLSearchParams) => parsePaymentFilters((name) => query.get(name));

export const prefetch: Prefetch = (page) => prefetchPaymentHistory(page, { filters: filtersIn(page.search) });

export default function PaymentsPage() {
  const [query, setQuery] = usePageQuery();
  return (
    <PaymentHistoryScreen
      filters={filtersIn(query)}
      onFiltersChange={({ filters }) => setQuery(paymentFiltersIn(filters), { replace: true })}
    />
  );
}
