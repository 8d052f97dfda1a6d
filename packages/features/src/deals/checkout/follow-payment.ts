import { PAYMENT_POLL_EVERY, PAYMENT_POLL_FOR, SECOND, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useEffect, useRef } from 'react';
import {
  useClock,
  useMessages,
  useNavigation,
  usePaymentChanged,
  useRealtime,
  useStorage,
  type Destination,
} from '../../kernel/index.js';
import { type CheckoutPhase, isOpen } from './checkout-phase.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { writePending } from './pending-note.js';

const REDIRECT_AFTER = 3 * SECOND;

/** Polls for the outcome while it is open, and checks at once after a server event. Returns a function that checks now. */
export function usePolling(
  phase: CheckoutPhase,
  verify: ((reference: string) => void) | null,
  onTimeOver: () => void,
): () => void {
  const clock = useClock();
  const realtime = useRealtime();
  const reference = isOpen(phase) ? phase.reference : null;
  const waiting = phase.status === 'verifying';
  // A phone prompt has its own timeout, counted by the server.
  const isOnPhone = waiting && phase.payment?.charge != null;
  const poll = useRef(() => {});
  const timeOver = useRef(() => {});
  useEffect(() => {
    timeOver.current = onTimeOver;
    poll.current = () => {
      if (reference !== null) verify?.(reference);
    };
  });
  useEffect(() => {
    if (!waiting) return;
    if (!isOnPhone) poll.current();
    const stops = [clock.every(PAYMENT_POLL_EVERY, () => poll.current())];
    if (!isOnPhone) stops.push(clock.after(PAYMENT_POLL_FOR, () => timeOver.current()));
    return () => stops.forEach((stop) => stop());
  }, [waiting, isOnPhone, reference, clock]);
  useEffect(() => {
    if (reference === null) return;
    return realtime.on('paymentUpdate', (latest) => {
      if (latest.reference === reference) poll.current();
    });
  }, [reference, realtime]);
  return () => poll.current();
}

/** Handles a paid or declined payment: clears the tab's note, refetches lists and informs the buyer. */
export function useOutcome(phase: CheckoutPhase, leadsTo: (payment: Payment) => Destination): void {
  const clock = useClock();
  const navigation = useNavigation();
  const showChanged = usePaymentChanged();
  const storage = useStorage();
  const { toast } = useToast();
  const t = useMessages(catalogue);
  const path = phase.status === 'paid' ? phase.path : null;
  const outcome = phase.status === 'paid' || phase.status === 'declined' ? phase.payment : null;
  const reported = useRef<string | null>(null);
  const key = outcome === null ? null : `${outcome.id} ${outcome.status}`;
  useEffect(() => {
    if (key === reported.current) return;
    reported.current = key;
    if (key === null) return;
    writePending(storage, null);
    if (outcome !== null) showChanged(outcome);
    if (path !== null) toast({ tone: 'success', title: t.success[path] });
  }, [key, outcome, path, storage, showChanged, toast, t]);
  const paid = path === null ? null : outcome;
  const paidId = paid?.id ?? null;
  const open = useRef(() => {});
  useEffect(() => {
    open.current = () => {
      if (paid !== null) navigation.go(leadsTo(paid), { replace: true });
    };
  });
  // Redirects, unless the buyer has already opened the code.
  useEffect(() => {
    if (paidId === null) return;
    return clock.after(REDIRECT_AFTER, () => open.current());
  }, [paidId, clock]);
}
