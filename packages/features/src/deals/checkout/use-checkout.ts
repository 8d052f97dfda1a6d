import { isMissing, type Listing, type User } from '@campushive/contract';
import { useReducer } from 'react';
import { useStorage, useUser, type Destination } from '../../kernel/index.js';
import type { CheckoutChoices } from '../sold/checkout-kind.js';
import { useCheckoutTotal } from './checkout-amounts.js';
import { checkoutReducer, startCheckout, type CheckoutPhase } from './checkout-phase.js';
import { closedSaleOf, type ClosedSale } from './closed-sale.js';
import { readPending } from './pending-note.js';
import { useChoices, type CheckoutLink, type ChosenSale } from './use-choices.js';
import { useOpenOrder } from './use-open-order.js';
import { usePayee } from './use-payee.js';
import { paymentIn, usePaymentSteps, type PaymentSteps } from './use-payment-steps.js';
import { useListingOrder } from './use-start.js';

/** States of a checkout, from the loading of its listing to the outcome of the payment. */
export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'closed'; readonly why: ClosedSale; readonly listing: Listing }
  | (CheckoutPhase & { readonly listing: Listing });

/** Checkout of a listing: choices, payment method and steps of the payment. */
export interface Checkout extends CheckoutChoices, PaymentSteps {
  readonly state: CheckoutState;
  /** Name of the payee: the poster, or for a gig the assigned student. Null until known. */
  readonly payee: string | null;
}

const toPayments = (): Destination => ({ to: 'payments' });

/** Pays for a listing. After the return from the provider, finds the outcome. */
export function useCheckout(link: CheckoutLink): Checkout {
  const storage = useStorage();
  const user = useUser();
  const [{ phase }, send] = useReducer(
    checkoutReducer,
    link.reference ?? readPending(storage, link.hiveId)?.reference ?? null,
    startCheckout,
  );
  const sale = useChoices(link, phase, paymentIn(phase));
  const total = useCheckoutTotal(sale.listing.data, sale.choices);
  const onStarted = useOpenOrder(sale, phase, {
    kindId: link.kindId ?? null,
    onFound: (found) => send({ type: 'found', payment: found }),
  });
  const payee = usePayee(sale.listing.data);
  const order = useListingOrder(sale);
  const steps = usePaymentSteps({ phase, send, order, total, onStarted, leadsTo: toPayments });
  return { state: stateOf(sale, phase, user), payee, ...sale.choices, ...steps };
}

function stateOf(sale: ChosenSale, phase: CheckoutPhase, user: User | null): CheckoutState {
  const { listing, choices, series } = sale;
  const { data, error } = listing;
  if (sale.isPending) return { status: 'loading' };
  if (series.retry !== null) return { status: 'failed', retry: series.retry };
  if (data !== undefined && !series.loading) {
    const isReserved = choices.series !== null && choices.series.number > 1;
    const needsReservation = choices.bundle === null && phase.status === 'ready' && user !== null;
    const why = needsReservation ? closedSaleOf(data, user.id, isReserved) : null;
    return why === null ? { ...phase, listing: data } : { status: 'closed', why, listing: data };
  }
  if (listing.isPending || series.loading) return { status: 'loading' };
  return isMissing(error) ? { status: 'missing' } : { status: 'failed', retry: () => void listing.refetch() };
}
