import { ApiError, isMissing, type FieldErrors, type Payment, type Stall } from '@campushive/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import {
  callProblem,
  useClient,
  useNavigation,
  useStorage,
  type CallProblem,
  type Destination,
} from '../../../kernel/index.js';
import { checkoutReducer, startCheckout, type CheckoutPhase } from '../../checkout/checkout-phase.js';
import { readPending } from '../../checkout/pending-note.js';
import { paymentIn, usePaymentSteps, type PaymentSteps } from '../../checkout/use-payment-steps.js';
import { STALLS } from '../../data.js';
import { basketOf, type Basket, type BasketLine } from '../parts/basket.js';
import { useBasketPrice } from '../parts/use-basket-price.js';
import { useStallBasket } from './use-stall-basket.js';

/** Parameters of a stall's checkout in its address. */
export interface StallCheckoutLink {
  /** Id of the stall. */
  readonly id: string;
  readonly basket: Basket;
  /** Earlier order whose items fill the basket. Null for none. */
  readonly again: string | null;
  /** Reference after the return from the provider. */
  readonly reference: string | null;
}

type StallCheckoutState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'found'; readonly stall: Stall; readonly phase: CheckoutPhase };

/** Checkout of a basket: payment in the app, or an order in cash. */
export interface StallCheckout {
  readonly state: StallCheckoutState;
  readonly lines: readonly BasketLine[];
  readonly missing: readonly string[];
  /** Sum of the lines, in major units. */
  readonly price: number;
  /** Time of collection. Null for as soon as the order is ready. */
  readonly collectAt: string | null;
  readonly onCollectAt: (collectAt: string | null) => void;
  readonly isCash: boolean;
  readonly onCash: (isCash: boolean) => void;
  readonly onOrderCash: () => void;
  readonly ordering: boolean;
  /** Reason that the order in cash was refused. */
  readonly cashProblem: CallProblem | null;
  /** Refused fields of either order: `items.0.quantity`, `collectAt`. */
  readonly errors: FieldErrors;
  readonly steps: PaymentSteps;
}

const NO_ERRORS: FieldErrors = {};
const toOrder = ({ id }: Payment): Destination => ({ to: 'payment', id });

/** Manages the checkout of a basket. */
export function useStallCheckout(link: StallCheckoutLink): StallCheckout {
  const { id } = link;
  const storage = useStorage();
  const queries = useQueryClient();
  const priceOf = useBasketPrice();
  const totalOf = useTotal();
  const [collectAt, setCollectAt] = useState<string | null>(null);
  const [isCash, setCash] = useState(false);
  const reference = link.reference ?? readPending(storage, id)?.reference ?? null;
  const [{ phase }, send] = useReducer(checkoutReducer, reference, startCheckout);
  const started = paymentIn(phase)?.stallOrder ?? null;
  // After the return from the provider, the address no longer names the basket.
  const found = useStallBasket(
    id,
    started === null ? link.basket : basketOf(started),
    started === null ? link.again : null,
  );
  const { lines } = found;
  const price = priceOf(lines);
  const input = () => ({
    items: lines.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
    price,
    ...(collectAt !== null && { collectAt }),
  });
  const refetch = () => void queries.invalidateQueries({ queryKey: STALLS });
  const steps = usePaymentSteps({
    phase,
    send,
    order: {
      hiveId: id,
      input,
      onRefused: (_error, isOld) => isOld && refetch(),
    },
    total: lines.length === 0 ? null : totalOf('purchase', price),
    leadsTo: toOrder,
    onStarted: () => undefined,
  });
  const cash = useCashOrder(id, input, refetch);
  const refused = isCash ? cash.error : refusalIn(phase);
  return {
    state: stateOf(found, phase),
    lines,
    missing: found.missing,
    price,
    collectAt,
    onCollectAt: setCollectAt,
    isCash,
    onCash: setCash,
    onOrderCash() {
      if (!cash.isPending) cash.mutate();
    },
    ordering: cash.isPending || cash.isSuccess,
    cashProblem: cash.error === null ? null : callProblem(cash.error),
    errors: refused instanceof ApiError ? refused.fieldErrors : NO_ERRORS,
    steps,
  };
}

/** Places an order in cash, and opens it. */
function useCashOrder(
  id: string,
  input: () => Pick<Parameters<ReturnType<typeof useClient>['stallOrders']['createCash']>[0], 'items'>,
  onRefused: () => void,
) {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await client.stallOrders.createCash({ id, ...input() })).data,
    onSuccess(order) {
      void queries.invalidateQueries({ queryKey: STALLS });
      navigation.go({ to: 'stallOrder', id: order.id }, { replace: true });
    },
    onError: onRefused,
  });
}

const refusalIn = (phase: CheckoutPhase): unknown =>
  'problem' in phase && phase.problem?.kind === 'refused' ? phase.problem.error : null;

function stateOf(found: ReturnType<typeof useStallBasket>, phase: CheckoutPhase): StallCheckoutState {
  if (found.stall !== undefined && !found.isPending) return { status: 'found', stall: found.stall, phase };
  if (found.error === null) return { status: 'loading' };
  return isMissing(found.error) ? { status: 'missing' } : { status: 'failed', retry: found.retry };
}
