import { ApiError, type Receipt } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useLocale } from '../../kernel/index.js';
import { receiptQuery } from '../parts/payments/payments.queries.js';

/** States of a receipt. */
export type ReceiptState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly receipt: Receipt };

/** Loads the receipt of a payment in the reader's language. */
export function useReceipt(id: string): ReceiptState {
  const query = useQuery(receiptQuery(useClient(), id, useLocale()));
  if (query.data !== undefined) return { status: 'ready', receipt: query.data };
  if (query.isPending) return { status: 'loading' };
  const { error } = query;
  if (error instanceof ApiError && [404, 409, 422].includes(error.status)) return { status: 'missing' };
  return { status: 'failed', retry: () => void query.refetch() };
}
