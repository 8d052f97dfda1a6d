import type { PrefetchWorld } from '../../kernel/index.js';
import { paymentQuery } from '../parts/payment.queries.js';
import { paymentsQuery, receiptQuery, type PaymentFilters } from '../parts/payments/payments.queries.js';
import { seriesQuery } from '../parts/series/index.js';

/** Parameter of a page about one order or series. */
interface Subject {
  readonly id: string;
}

/** Fetches the first data of the payment history. */
export const prefetchPaymentHistory = (
  { queries, client }: PrefetchWorld,
  { filters }: { readonly filters: PaymentFilters },
): Promise<unknown> => queries.prefetchInfiniteQuery(paymentsQuery(client, filters));

/** Fetches an order. Throws the refusal of a missing one. */
export const prefetchOrder = ({ queries, client }: PrefetchWorld, { id }: Subject): Promise<unknown> =>
  queries.fetchQuery(paymentQuery(client, id));

/** Fetches a series of lessons. Throws the refusal of a missing one. */
export const prefetchSeries = ({ queries, client }: PrefetchWorld, { id }: Subject): Promise<unknown> =>
  queries.fetchQuery(seriesQuery(client, id));

/** Fetches a receipt in the viewer's language. Throws the refusal of a missing one. */
export const prefetchReceipt = (
  { queries, client, locale }: PrefetchWorld,
  { id }: Subject,
): Promise<unknown> => queries.fetchQuery(receiptQuery(client, id, locale));
