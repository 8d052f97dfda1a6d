import type { PaymentStatus } from '@campushive/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';

export type PaymentSort = 'date-desc' | 'date-asc' | 'amount-desc' | 'amount-asc';

/** Filters of the payment history, as stored in the page's address. */
export interface PaymentFilters {
  /** Null for payments in any status. */
  readonly status: PaymentStatus | null;
  /** Search text. Empty for all payments. */
  readonly q: string;
  readonly sort: PaymentSort;
}

/** Sort orders of the payment history. */
export const PAYMENT_SORTS: readonly PaymentSort[] = ['date-desc', 'date-asc', 'amount-desc', 'amount-asc'];

/** Parses filters from URL parameters. Ignores unknown values. */
export function parsePaymentFilters(read: (name: string) => string | null): PaymentFilters {
  const status = read('status');
  return {
    status: status === 'success' || status === 'failed' ? status : null,
    q: read('q') ?? '',
    sort: PAYMENT_SORTS.find((paymentSort) => paymentSort === read('sort')) ?? 'date-desc',
  };
}

/** Returns the filters as URL parameters, without defaults. */
export const paymentFiltersIn = ({ status, q, sort }: PaymentFilters): Record<string, string> => ({
  ...(status !== null && { status }),
  ...(q !== '' && { q }),
  ...(sort !== 'date-desc' && { sort }),
});

/** Returns the query for a ticket's price with a promo code. Results are reused for a minute, because lookups are rate limited. */
export const promoQuery = (
  client: Client,
  input: { readonly id: string; readonly promoCode: string; readonly kindId?: string | undefined },
  quantity: number,
) =>
  queryOptions({
    queryKey: ['promo', input.id, input.kindId, input.promoCode],
    queryFn: async ({ signal }) => (await client.promoCodes.try({ ...input, quantity }, { signal })).data,
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Returns the infinite query for the viewer's payments as buyer or seller, 20 a page. Keeps old data while new filters load. */
export const paymentsQuery = (client: Client, { status, q, sort }: PaymentFilters) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'list', status, q, sort],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.payments.list(
        { status: status ?? undefined, q: q === '' ? undefined : q, sort, cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Returns the query for a receipt in one language. Always refetched. Rejects with `never_paid` for an unpaid order. */
export const receiptQuery = (client: Client, id: string, language: string) =>
  queryOptions({
    queryKey: ['payments', 'receipt', id, language],
    queryFn: async ({ signal }) => (await client.payments.receipt({ id, language }, { signal })).data,
    // Always refetched, because the PDF's URL expires after 15 minutes.
    staleTime: 0,
  });
