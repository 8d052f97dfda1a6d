import { ApiError, type Payment } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { useClient, usePaymentChanged, useStorage, type Destination } from '../../kernel/index.js';
import type { CheckoutEvent, CheckoutPhase } from './checkout-phase.js';
import { useOutcome, usePolling } from './follow-payment.js';
import { writePending } from './pending-note.js';
import { PAGE, useMobileMoney, useWithinLimits, type MobileMoney } from './use-mobile-money.js';
import { useStart, type PaymentOrder } from './use-start.js';
import { useVoucher, type Voucher } from './use-voucher.js';

/** Actions of a payment: its method, its start, the check of its outcome, and its end. */
export interface PaymentSteps {
  readonly money: MobileMoney;
  readonly voucher: Voucher;
  readonly onPay: () => void;
  readonly paying: boolean;
  readonly onCheck: () => void;
  readonly checking: boolean;
  readonly onCancel: () => void;
}

interface StepsOptions {
  readonly phase: CheckoutPhase;
  readonly send: Dispatch<CheckoutEvent>;
  readonly order: PaymentOrder;
  /** Total with fees, in major units. Null until known. */
  readonly total: number | null;
  /** Page to open some seconds after the payment. */
  readonly leadsTo: (payment: Payment) => Destination;
  /** Called when this page begins or cancels a payment. */
  readonly onStarted: () => void;
}

/** Returns the payment of a checkout's phase. Null before there is one. */
export const paymentIn = (phase: CheckoutPhase): Payment | null =>
  'payment' in phase ? phase.payment : null;

/** Manages one payment of a checkout, from its method to its outcome. */
export function usePaymentSteps({
  phase,
  send,
  order,
  total,
  leadsTo,
  onStarted,
}: StepsOptions): PaymentSteps {
  const payment = paymentIn(phase);
  const { account, onRefused, remember, ...anyMoney } = useMobileMoney(payment?.charge?.network ?? null);
  const money = useWithinLimits(anyMoney, total);
  const start = useStart({ order, send, onPhoneRefused: onRefused });
  const { verify, onAnswer } = useVerify(send);
  const voucher = useVoucher(onAnswer);
  const cancel = useCancel(send, onStarted);
  const onCheck = usePolling(phase, verify.isPending ? null : verify.mutate, () =>
    send({ type: 'time-over' }),
  );
  useOutcome(phase, leadsTo);
  return {
    money,
    voucher,
    onPay() {
      if (start.starting) return;
      onStarted();
      send({ type: 'pay' });
      remember();
      if (money.method === PAGE) return start.onPage();
      const target = account();
      if (target !== undefined) start.onPhone(target);
    },
    paying: start.starting,
    onCheck,
    checking: verify.isPending,
    onCancel() {
      if (payment !== null) cancel(payment.id);
    },
  };
}

/** Asks the server for the outcome of a payment. `onAnswer` takes an outcome that another call has found. */
function useVerify(send: Dispatch<CheckoutEvent>) {
  const client = useClient();
  const storage = useStorage();
  const onAnswer = (payment: Payment) => {
    if (payment.orderStatus === 'cancelled') writePending(storage, null);
    send({ type: 'answer', payment });
  };
  const verify = useMutation({
    mutationFn: async (reference: string) => (await client.payments.verify({ reference })).data,
    onMutate: () => send({ type: 'question' }),
    onSuccess: onAnswer,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) writePending(storage, null);
      send({ type: 'no-answer', error });
    },
  });
  return { verify, onAnswer };
}

/** Returns a function that cancels the unpaid order. */
function useCancel(send: Dispatch<CheckoutEvent>, onCancelled: () => void): (id: string) => void {
  const client = useClient();
  const storage = useStorage();
  const showChanged = usePaymentChanged();
  const cancel = useMutation({
    mutationFn: async (id: string) => (await client.payments.cancel({ id })).data,
    onSuccess(cancelled) {
      onCancelled();
      writePending(storage, null);
      send({ type: 'cancelled' });
      showChanged(cancelled);
    },
    onError: () => send({ type: 'not-cancelled' }),
  });
  return (id) => cancel.mutate(id);
}
