import type { Payment } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../../kernel/index.js';
import { paymentQuery } from '../parts/payment.queries.js';
import type { CheckoutPhase } from './checkout-phase.js';
import type { ChosenSale } from './use-choices.js';

/**
 * Finds the open order of this checkout through the listing, because another tab or the provider's app lacks this tab's note. Returns a
 * function that ends the search, once this page begins or cancels a payment.
 */
export function useOpenOrder(
  { listing, kind, choices }: ChosenSale,
  { status }: CheckoutPhase,
  { kindId, onFound }: { readonly kindId: string | null; readonly onFound: (payment: Payment) => void },
): () => void {
  const client = useClient();
  const over = useRef(false);
  const found = useRef(onFound);
  const order = listing.data?.myOrder;
  const id = order?.status === 'pending_payment' ? order.id : undefined;
  const isUnknown = status === 'ready' && id !== undefined && kind?.isSameOrder(choices, kindId) === true;
  const { data } = useQuery({ ...paymentQuery(client, id ?? ''), enabled: isUnknown });
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    if (over.current || data?.status !== 'pending' || data.role !== 'buyer') return;
    over.current = true;
    found.current(data);
  }, [data]);
  return () => {
    over.current = true;
  };
}
