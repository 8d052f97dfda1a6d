import type { Payment } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { useTypedSearch } from '../../catalogue/parts/listing-filters/use-typed-search.js';
import { paymentsQuery, type PaymentFilters } from '../parts/payments/payments.queries.js';
import { useOrderMessage, type OrderMessage } from '../orders/use-order-message.js';

/** States of the payment history. */
export type HistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly payments: readonly Payment[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Payments of the viewer, with their filters. */
export interface PaymentHistory {
  readonly state: HistoryState;
  /** Newest payment, if it is a purchase whose money is held. */
  readonly justPaid: Payment | null;
  readonly message: OrderMessage;
  readonly filters: PaymentFilters;
  readonly onFiltersChange: (change: Partial<PaymentFilters>) => void;
}

/** The viewer's purchases and sales. */
export function usePaymentHistory(
  filters: PaymentFilters,
  onFiltersChange: (change: { filters: PaymentFilters }) => void,
): PaymentHistory {
  const client = useClient();
  const [q, setQ] = useTypedSearch(filters, onFiltersChange);
  const searched = filters.q.trim();
  const query = useInfiniteQuery(paymentsQuery(client, { ...filters, q: searched }));
  const justPaid = justPaidOf(filters, query.data?.pages[0]?.data[0]);
  const message = useOrderMessage(justPaid ?? undefined);
  return {
    state: stateOf(),
    justPaid,
    message,
    filters: { ...filters, q },
    onFiltersChange({ q: typed = q, ...others }) {
      setQ(typed);
      // Debounces typing. Other filters apply at once.
      if (Object.keys(others).length > 0) onFiltersChange({ filters: { ...filters, ...others, q: typed } });
    },
  };

  function stateOf(): HistoryState {
    if (query.isPending) return { status: 'loading' };
    if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
    const payments = query.data.pages.flatMap((page) => page.data);
    if (payments.length === 0)
      return { status: 'empty', filtered: searched !== '' || filters.status !== null };
    return {
      status: 'ready',
      payments,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    };
  }
}

/** Returns the newest payment only without filters and with the newest first. */
function justPaidOf({ q, status, sort }: PaymentFilters, newest: Payment | undefined): Payment | null {
  const isUnfiltered = q.trim() === '' && status === null && sort === 'date-desc';
  return isUnfiltered && newest?.role === 'buyer' && newest.orderStatus === 'held' ? newest : null;
}
